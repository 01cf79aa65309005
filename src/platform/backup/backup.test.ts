import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { openDatabase, type Database } from '../database';
import { openFiles } from '../files';
import { checkSecretKey } from '../secrets/check-secret-key';
import { createLog } from '../log';
import { createSeal } from '../secrets/seal';
import { backUp } from './back-up';
import type { Manifest } from './manifest';
import { restore } from './restore';

/*
 * The whole way on real folders: a site's data is saved, restored elsewhere, and brought up to this version. Whether every
 * table comes through is tested in rows.db.test.ts.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const log = createLog('silent');
const base = mkdtempSync(path.join(tmpdir(), 'sangham-'));
afterAll(() => rmSync(base, { recursive: true }));

const at = (...names: string[]) => path.join(base, ...names);
const configOf = (name: string) => readConfig({ DATA_DIR: at(name) }, root);
const owners = () => [{ prefix: 'ads', named: () => Promise.resolve([]) }];
const marks = ['decided'];
const save = (from: string, to: string) => backUp({ config: configOf(from), log, folder: at(to), owners, marks });
const load = (from: string, to: string, env: Record<string, string> = {}) =>
  restore({ root, env: { DATA_DIR: at(to), ...env }, log, folder: at(from), marks });

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
  await withDatabase('site', early, async ({ db }) => {
    await checkSecretKey(db, config);
    const sealed = createSeal(config, 'aadhaar').seal('123412341234');
    await db.execute(sql`insert into users (username, email, password_hash, aadhaar_sealed) values ('asha', 'a@x.test', 'x', ${sealed})`);
    const files = await openFiles({ config, log });
    await files.put('ads/3f/480.webp', { bytes: Buffer.from('picture') }, 'image/webp');
    await files.close();
    await expect(save('site', 'other')).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('in use') });
  });
  writeFileSync(at('site', 'decided'), '');
  await save('site', 'backup');
}, 120_000);

test('what was saved is there again: rows, files, the key, what was decided; and it is of this version', async () => {
  expect(readdirSync(at('backup')).sort()).toEqual(['backup.json', 'decided', 'files', 'rows.gz', 'secret.key']);
  await load('backup', 'again');
  const config = configOf('again');
  expect(config.secretKey).toBe(configOf('site').secretKey);
  expect(existsSync(at('again', 'decided'))).toBe(true);
  await withDatabase('again', root, async ({ db }) => {
    const applied = await db.execute<{ count: number }>(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    expect(applied.rows[0]!.count).toBe(readdirSync(path.join(root, 'migrations')).filter((name) => name.endsWith('.sql')).length);
    const { rows } = await db.execute<{ username: string; aadhaar_sealed: string }>(sql`select username, aadhaar_sealed from users`);
    expect(rows.map(({ username }) => username)).toEqual(['asha']);
    expect(createSeal(config, 'aadhaar').open(rows[0]!.aadhaar_sealed)).toBe('123412341234');
    await checkSecretKey(db, config);
    const files = await openFiles({ config, log });
    const file = await files.read('ads/3f/480.webp');
    expect(String(await file?.stream.toArray())).toBe('picture');
    await files.close();
  });
}, 120_000);

test('a backup is never written over another, nor made of nothing', async () => {
  await expect(save('site', 'backup')).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('is there already') });
  await expect(save('empty', 'other')).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('no database') });
  expect(existsSync(at('other'))).toBe(false);
});

test('nothing is restored over a database, from what is no backup, or from one of a later version', async () => {
  await expect(load('backup', 'site')).rejects.toMatchObject({ message: expect.stringContaining('a database') });
  await expect(load('site', 'elsewhere')).rejects.toMatchObject({ message: expect.stringContaining('no backup') });
  cpSync(at('backup'), at('later'), { recursive: true });
  const manifest = JSON.parse(readFileSync(at('later', 'backup.json'), 'utf8')) as Manifest;
  writeFileSync(at('later', 'backup.json'), JSON.stringify({ ...manifest, migration: manifest.migration + 1 }));
  await expect(load('later', 'elsewhere')).rejects.toMatchObject({ message: expect.stringContaining('newer version') });
  expect(existsSync(at('elsewhere', 'database'))).toBe(false);
});

test('a restore with another key leaves no database', async () => {
  const restoring = load('backup', 'elsewhere', { SECRET_KEY: 'x'.repeat(32) });
  await expect(restoring).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining('another SECRET_KEY') });
  expect(existsSync(at('elsewhere', 'database'))).toBe(false);
}, 120_000);
