import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import { createLog } from '../log';
import { openDatabase } from './database';

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
