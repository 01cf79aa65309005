import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import { createLog } from '../log';
import { openDatabase } from './database';
import { migrate, refuseOtherSchema } from './migrate';

const root = path.resolve(import.meta.dirname, '../../..');
const log = createLog('silent');

test('fold() takes case and accents away, and an index may use it', async () => {
  const database = await openTestDatabase();
  await database.pool.query('create table shop (name text not null)');
  await database.pool.query('create index on shop (fold(name))');
  await database.pool.query(`insert into shop values ('Çafé ÑANDÚ')`);
  const { rows } = await database.pool.query(
    `select fold(name) as folded from shop where fold(name) like fold('%cafÉ%')`,
  );
  expect(rows).toEqual([{ folded: 'cafe nandu' }]);
  await database.close();
});

describe.runIf(testKind === 'postgres')('on PostgreSQL', () => {
  test('three instances that boot at once on an empty database all open it, migrated once', async () => {
    const database = await openTestDatabase();
    const name = `${database.url!.split('/').pop()}_${randomBytes(3).toString('hex')}`;
    await database.pool.query(`create database ${name} template template0 encoding 'UTF8'`);
    const url = new URL(database.url!);
    url.pathname = `/${name}`;
    const config = { root, dataDir: '/nowhere', databaseUrl: url.href };
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ config, log })));
    const { rows } = await opened[0]!.pool.query(
      'select count(*)::int as all, count(distinct hash)::int as each from drizzle.__drizzle_migrations',
    );
    for (const each of opened) await each.close();
    await database.pool.query(`drop database ${name} with (force)`);
    await database.close();
    expect(rows[0].all).toBeGreaterThan(0);
    expect(rows[0].all).toBe(rows[0].each);
  });
});

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const releases = mkdtempSync(path.join(tmpdir(), 'sangham-releases-'));
afterAll(() => rmSync(releases, { recursive: true }));

/** Another version of the program: its root, with the migrations of this one and those given, by their names. */
function release(name: string, more: Record<string, string>): string {
  const folder = path.join(releases, name);
  cpSync(path.join(root, 'migrations'), path.join(folder, 'migrations'), { recursive: true });
  const file = path.join(folder, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  for (const [tag, sql] of Object.entries(more)) {
    const last = journal.entries.at(-1)!;
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
    writeFileSync(path.join(folder, `migrations/${tag}.sql`), sql);
  }
  writeFileSync(file, JSON.stringify(journal));
  return folder;
}

const expand = { '9001_landmark': 'ALTER TABLE "shops" ADD COLUMN "landmark" text;' };
const contract = {
  ...expand,
  '9002_no-email': '-- contract of 9001_landmark\nALTER TABLE "shops" DROP COLUMN "email";',
};

test('a program works with tables that a newer one has added to, until one takes away what it needs', async () => {
  const { pool, close } = await openTestDatabase();
  const next = release('next', expand);
  const afterNext = release('after-next', contract);
  await refuseOtherSchema(pool, root);
  await expect(refuseOtherSchema(pool, next)).rejects.toThrow(
    'The tables are older than this version: 9001_landmark is missing. Run npm run migrate first, as the role ' +
      'that owns them.',
  );

  expect(await migrate(pool, next)).toEqual(['9001_landmark']);
  await refuseOtherSchema(pool, next);
  await refuseOtherSchema(pool, root);
  expect(await migrate(pool, root), 'the older one has nothing to do').toEqual([]);

  expect(await migrate(pool, afterNext)).toEqual(['9002_no-email']);
  await refuseOtherSchema(pool, afterNext);
  await refuseOtherSchema(pool, next);
  await expect(refuseOtherSchema(pool, root)).rejects.toThrow(
    'The tables belong to a newer version, and this one can no longer work with them: it would have to know ' +
      '9001_landmark.',
  );
  await close();
});

test('of a migration that fails nothing stays, and the next try does all of it', async () => {
  const { pool, close } = await openTestDatabase();
  const wrong = release('wrong', { ...expand, '9002_wrong': 'ALTER TABLE "nothing" ADD COLUMN "x" text;' });
  await expect(migrate(pool, wrong)).rejects.toThrow();
  await refuseOtherSchema(pool, root);
  await expect(pool.query('select landmark from shops')).rejects.toMatchObject({ code: '42703' });
  expect(
    await migrate(pool, release('mended', { ...expand, '9002_right': 'ALTER TABLE "shops" ADD COLUMN "x" text;' })),
  ).toEqual(['9001_landmark', '9002_right']);
  await close();
});

test.runIf(testKind === 'postgres')(
  'a table in use is waited for, and no query waits long behind the migration',
  async () => {
    const database = await openTestDatabase();
    const busy = await database.pool.connect();
    await busy.query('begin');
    await busy.query('select * from shops');
    const migrated = migrate(database.pool, release('patient', expand));
    // Reading is what a site does all the time: it must not queue up behind the waiting migration for longer than a
    // request has.
    await sleep(500);
    const began = Date.now();
    await database.pool.query('select count(*) from shops');
    expect(Date.now() - began).toBeLessThan(4_500);
    await busy.query('commit');
    busy.release();
    expect(await migrated).toEqual(['9001_landmark']);
    await database.close();
  },
);
