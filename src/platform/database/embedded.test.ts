import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDiskFull } from '../errors/disk-full';
import { isOutage } from '../errors/outage';
import { createLog } from '../log';
import { openDatabase } from './database';
import { embeddedMajor, openEmbedded } from './embedded';
import { maintain } from './maintenance';

const rounds = Number(process.env.CRASH_ROUNDS ?? 5);
const root = path.resolve(import.meta.dirname, '../../..');
const log = createLog('silent');
const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-'));
const open = () => openDatabase({ config: { root, dataDir, databaseUrl: undefined }, log });

beforeAll(async () => {
  // What a start leaves when it is killed while creating the folder: it must not pass for a database.
  mkdirSync(path.join(dataDir, 'database.partial'));
  writeFileSync(path.join(dataDir, 'database.partial/PG_VERSION'), `${embeddedMajor}\n`);
  const database = await open();
  expect(database.isNew).toBe(true);
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'run']);
  expect(statSync(path.join(dataDir, 'database')).mode & 0o777).toBe(0o700);
  await database.close();
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Another process on the data folder (tests/support/crash-writer.ts). */
function startWriter() {
  const script = path.join(root, 'tests/support/crash-writer.ts');
  const stdio = ['ignore' as const, 'pipe' as const, 'inherit' as const];
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { cwd: root, stdio });
  const lines = createInterface({ input: child.stdout! });
  const written: number[] = [];
  lines.on('line', (line) => line.startsWith('wrote ') && written.push(Number(line.slice(6))));
  const firstLine = once(lines, 'line').then(([line]) => line as string);
  const ended = once(lines, 'close').then(() => undefined);
  return { child, firstLine, written, ended };
}

test('a second start finds the folder, syncs every commit, and PostgreSQL is the major we name', async () => {
  const database = await open();
  const { rows } = await database.pool.query(
    `select current_setting('fsync') as sync, current_setting('synchronous_commit') as commit,
            current_setting('server_version') as version, current_setting('timezone') as zone`,
  );
  await database.close();
  expect(database.isNew).toBe(false);
  const version = expect.stringMatching(`^${embeddedMajor}\\.`) as unknown;
  expect(rows[0]).toMatchObject({ sync: 'on', commit: 'on', zone: 'UTC', version });
}, 60_000);

test('a folder of another PostgreSQL major is refused with what to do', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  mkdirSync(path.join(other, 'database'));
  writeFileSync(path.join(other, 'database/PG_VERSION'), '16\n');
  await expect(openEmbedded(other, log)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(`made by PostgreSQL 16, this version has ${embeddedMajor}`),
  });
  expect(readdirSync(path.join(other, 'run'))).toEqual([]);
  rmSync(other, { recursive: true });
});

test('maintenance empties the log only when something was written', async () => {
  const database = await open();
  const before = await maintain(database.pool, '', true);
  expect(await maintain(database.pool, before, false)).toBe(before);
  await database.pool.query('create table if not exists dirt as select 1 as one');
  expect(await maintain(database.pool, before, true)).not.toBe(before);
  await database.close();
}, 60_000);

/** Writes to the log alone, more than one of its pieces of 16 MB holds. */
const fillLog = (database: Awaited<ReturnType<typeof open>>) =>
  database.pool.query(
    `select pg_logical_emit_message(true, 'x', repeat(md5(i::text), 30_000)) from generate_series(1, 24) i`,
  );

test('a database that PostgreSQL gives up is opened again in the same process, and loses nothing', async () => {
  const database = await open();
  await database.pool.query('create table if not exists kept (n int)');
  await database.pool.query('insert into kept values (1)');
  // The next piece of the log can't be made, as on a full disk.
  const [logs, aside] = [path.join(dataDir, 'database/pg_wal'), path.join(dataDir, 'database/aside')];
  renameSync(logs, aside);
  await expect(fillLog(database)).rejects.toThrow();
  await expect.poll(() => database.pool.query('select 1').then(() => 'up', isOutage), { timeout: 20_000 }).toBe(true);
  renameSync(aside, logs);
  await expect
    .poll(async () => (await database.pool.query('select n from kept')).rows, { timeout: 60_000 })
    .toEqual([{ n: 1 }]);
  await database.pool.query('insert into kept values (2)');
  await fillLog(database);
  await database.close();
  const again = await open();
  expect((await again.pool.query('select n from kept order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  await again.pool.query('drop table kept');
  await again.close();
}, 150_000);

test('it can be told to only read, and keeps to it on a new connection', async () => {
  const database = await open();
  await database.pool.query('create table if not exists kept (n int)');
  await database.readOnly(true);
  const insert = () => database.pool.query('insert into kept values (1)');
  await expect(insert()).rejects.toSatisfy(isDiskFull);
  const client = await database.pool.connect();
  client.release(true);
  await expect(insert()).rejects.toSatisfy(isDiskFull);
  expect((await database.pool.query('select n from kept')).rows).toEqual([]);
  await database.readOnly(false);
  await insert();
  await database.pool.query('drop table kept');
  await database.close();
}, 60_000);

test(
  `kill -9 while writing, ${rounds} times: every acknowledged row is there, and no half transaction`,
  async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const writer = startWriter();
      const found = JSON.parse((await writer.firstLine).replace(/^found /, '')) as number[];
      expect(found, 'without gaps').toEqual(found.map((_, index) => index + 1));
      expect(acknowledged.filter((id) => id > found.length)).toEqual([]);
      if (round === rounds) {
        const refused = await startWriter().firstLine;
        expect(refused).toBe(
          `refused The data folder ${dataDir} is in use by another running server (process ${writer.child.pid}). ` +
            'Stop it first, or set DATA_DIR to another folder.',
        );
      }
      await sleep(Math.random() * 300);
      writer.child.kill('SIGKILL');
      await writer.ended;
      acknowledged.push(...writer.written);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);
  },
  20_000 + rounds * 20_000,
);
