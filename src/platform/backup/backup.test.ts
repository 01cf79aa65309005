import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { openDatabase, type Database, type Db } from '../database';
import { openFiles, type Files } from '../files';
import { checkSecretKey } from '../secrets/check-secret-key';
import { createLog } from '../log';
import { createSeal } from '../secrets/seal';
import { loadSecretKeys, replaceSecretKeys, secretsIn } from '../secrets/secret-key';
import { backUp } from './back-up';
import type { Manifest } from './manifest';
import { folderSource, folderTarget } from './places';
import { restore } from './restore';
import { refuseUnfinishedRestore } from './unfinished';
import { verifyBackup } from './verify';

/*
 * Tests the whole way on real folders: a site's data is saved, restored elsewhere, and brought up to this version.
 * Whether every table comes through is tested in rows.db.test.ts.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const log = createLog('silent');
const base = mkdtempSync(path.join(tmpdir(), 'sangham-'));
afterAll(() => rmSync(base, { recursive: true }));

const at = (...names: string[]) => path.join(base, ...names);
const configOf = (name: string) => readConfig({ DATA_DIR: at(name) }, root);
/** A person's photo represents the files that rows name. */
const owners = ({ db }: { db: Db }) => [
  {
    prefix: 'ads',
    named: async () => {
      const { rows } = await db.execute<{ key: string }>(
        sql`select photo ->> 'key' as key from users where photo is not null`,
      );
      return rows.map(({ key }) => key);
    },
  },
];
const marks = ['decided'];
const load = (from: string, to: string, env: Record<string, string> = {}, more: { unchecked?: boolean } = {}) =>
  restore({
    root,
    env: { DATA_DIR: at(to), ...env },
    log,
    source: folderSource(at(from)),
    marks,
    mailJobs: ['mail'],
    ...more,
  });

async function withDatabase<T>(name: string, of: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ config: { ...configOf(name), root: of }, log });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A site of the previous version, which had one migration fewer, with a sealed number and a stored file. */
beforeAll(async () => {
  const early = at('early');
  cpSync(path.join(root, 'migrations'), path.join(early, 'migrations'), { recursive: true });
  const journalFile = path.join(early, 'migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));

  const config = configOf('site');
  await withDatabase('site', early, async ({ db, pool }) => {
    await checkSecretKey(db, config);
    const sealed = createSeal(config, 'aadhaar').seal('123412341234');
    await db.execute(sql`insert into users (username, email, password_hash, aadhaar_sealed, photo)
      values ('asha', 'a@x.test', 'x', ${sealed}, '{"key": "ads/3f/480.webp"}')`);
    await db.execute(sql`insert into jobs (name, data) values ('mail', '{"sealed": "x"}'), ('other', '{}')`);
    const files = await openFiles({ config, log });
    await files.put('ads/3f/480.webp', { bytes: Buffer.from('picture') }, 'image/webp');
    writeFileSync(at('site', 'decided'), '');
    await backUp({ config, database: { db, pool }, files, owners, marks, target: await folderTarget(at('backup')) });
    await files.close();
  });
}, 120_000);

test('rows, files, the key and what was decided are restored, in this version; old mails are held', async () => {
  expect(readdirSync(at('backup')).sort()).toEqual([
    'backup.json',
    'decided',
    'files',
    'rows.gz',
    'secret.key',
    'sha256sums',
  ]);
  expect(await load('backup', 'again')).toMatchObject({ files: 1, held: 1 });
  const config = configOf('again');
  expect(config.keys.current).toEqual(configOf('site').keys.current);
  expect(existsSync(at('again', 'decided'))).toBe(true);
  await withDatabase('again', root, async ({ db }) => {
    const applied = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    expect(applied.rows[0]!.count).toBe(
      readdirSync(path.join(root, 'migrations')).filter((name) => name.endsWith('.sql')).length,
    );
    const { rows } = await db.execute<{ username: string; aadhaar_sealed: string }>(
      sql`select username, aadhaar_sealed from users`,
    );
    expect(rows.map(({ username }) => username)).toEqual(['asha']);
    expect(createSeal(config, 'aadhaar').open(rows[0]!.aadhaar_sealed)).toBe('123412341234');
    await checkSecretKey(db, config);
    const waiting = await db.execute<{ name: string }>(
      sql`select name from jobs where ended_at is null and run_at <= now() and name <> 'secret-key'`,
    );
    expect(waiting.rows).toEqual([{ name: 'other' }]);
    const files = await openFiles({ config, log });
    const file = await files.read('ads/3f/480.webp');
    expect(String(await file?.stream.toArray())).toBe('picture');
    await files.close();
  });
}, 120_000);

test('a backup is never written over another', async () => {
  await expect(folderTarget(at('backup'))).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('is there already'),
  });
});

/** A copy of the backup, for a test to change. */
function copyAs(name: string) {
  cpSync(at('backup'), at(name), { recursive: true });
  return at(name);
}

const damages: Record<string, (folder: string) => void> = {
  'a file is missing': (folder) => rmSync(path.join(folder, 'files/ads/3f/480.webp')),
  'all files are missing': (folder) => rmSync(path.join(folder, 'files'), { recursive: true }),
  'a file is another': (folder) => writeFileSync(path.join(folder, 'files/ads/3f/480.webp'), 'pictury'),
  'the rows are cut off': (folder) => truncateSync(path.join(folder, 'rows.gz'), 500),
  'the checksums are cut off': (folder) => truncateSync(path.join(folder, 'sha256sums'), 0),
  'the key is missing': (folder) => rmSync(path.join(folder, 'secret.key')),
  'what it says of itself is cut off': (folder) => truncateSync(path.join(folder, 'backup.json'), 100),
};

test.each(Object.entries(damages))('a backup is refused when %s, and nothing is written', async (_name, damage) => {
  const folder = copyAs('damaged');
  damage(folder);
  const refusal = { name: 'StartError', message: expect.stringMatching(/is not whole|is damaged/) };
  await expect(verifyBackup(folderSource(folder))).rejects.toMatchObject(refusal);
  await expect(load('damaged', 'elsewhere')).rejects.toMatchObject(refusal);
  expect(existsSync(at('elsewhere'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test('a backup of an earlier version, without checksums, is restored on demand, not without its files', async () => {
  const folder = copyAs('old');
  const {
    sums: _sums,
    digests: _digests,
    missing: _missing,
    ...old
  } = JSON.parse(readFileSync(path.join(folder, 'backup.json'), 'utf8')) as Manifest;
  writeFileSync(path.join(folder, 'backup.json'), JSON.stringify(old));
  rmSync(path.join(folder, 'sha256sums'));
  await expect(load('old', 'elsewhere')).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('has no checksums'),
  });
  expect(existsSync(at('elsewhere'))).toBe(false);
  // The restore gets as far as with any backup.
  await expect(load('old', 'site', {}, { unchecked: true })).rejects.toMatchObject({
    message: expect.stringContaining('a database'),
  });
  rmSync(path.join(folder, 'files'), { recursive: true });
  await expect(load('old', 'elsewhere', {}, { unchecked: true })).rejects.toMatchObject({
    message: expect.stringContaining('0 of its 1 files'),
  });
  expect(existsSync(at('elsewhere'))).toBe(false);
});

test('rows and files fit when both go in between, so do values and keys; what the site lacks is named', async () => {
  cpSync(at('site'), at('busy'), { recursive: true });
  const config = configOf('busy');
  await withDatabase('busy', root, async (database) => {
    const files = await openFiles({ config, log });
    const busy: Files = {
      ...files,
      async *list(prefix) {
        await database.db.execute(sql`update users set photo = null`);
        await files.delete(['ads/3f/480.webp']);
        yield* files.list(prefix);
      },
    };
    const save = async (name: string, from: Files) =>
      backUp({ config, database, files: from, owners, marks, target: await folderTarget(at(name)) });
    const fits = await save('fits', busy);
    expect([fits.files, fits.missing]).toEqual([0, []]);
    await database.db.execute(sql`update users set photo = '{"key": "ads/3f/480.webp"}'`);
    await save('lacks', files);
    expect((await verifyBackup(folderSource(at('lacks')))).manifest.missing).toEqual(['ads/3f/480.webp']);
    // The secret key is changed in between: what is sealed in the rows may need either.
    const [before] = loadSecretKeys(at('busy'));
    await save('changed', {
      ...files,
      async *list(prefix) {
        replaceSecretKeys(at('busy'), ['n'.repeat(40)]);
        yield* files.list(prefix);
      },
    });
    expect(secretsIn(readFileSync(at('changed', 'secret.key'), 'utf8'))).toEqual(['n'.repeat(40), before]);
    await files.close();
  });
}, 120_000);

test('nothing is restored over a database, from what is no backup, or from one of a later version', async () => {
  await expect(load('backup', 'site')).rejects.toMatchObject({ message: expect.stringContaining('a database') });
  await expect(load('site', 'elsewhere')).rejects.toMatchObject({ message: expect.stringContaining('no backup') });
  copyAs('later');
  const manifest = JSON.parse(readFileSync(at('later', 'backup.json'), 'utf8')) as Manifest;
  writeFileSync(at('later', 'backup.json'), JSON.stringify({ ...manifest, migration: manifest.migration + 1 }));
  await expect(load('later', 'elsewhere')).rejects.toMatchObject({ message: expect.stringContaining('newer version') });
  expect(existsSync(at('elsewhere', 'database'))).toBe(false);
});

test('a restore with another key leaves no database', async () => {
  const restoring = load('backup', 'elsewhere', { SECRET_KEY: 'x'.repeat(32) });
  await expect(restoring).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('another SECRET_KEY'),
  });
  expect(existsSync(at('elsewhere', 'database'))).toBe(false);
  expect(() => refuseUnfinishedRestore(configOf('elsewhere'))).not.toThrow();
}, 120_000);

test('a restore that was cut off is no site, and is not gone on with', async () => {
  writeFileSync(at('elsewhere', 'restore.unfinished'), '');
  expect(() => refuseUnfinishedRestore(configOf('elsewhere'))).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringContaining('was cut off') }),
  );
  await expect(load('backup', 'elsewhere')).rejects.toThrow('was cut off');
});
