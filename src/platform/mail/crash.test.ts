import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testNames } from '~test/mails';
import { openTestDatabase, testKind } from '~test/database';
import { openDatabase, type Database } from '../database';
import { createJobs } from '../jobs';
import { createLog } from '../log';
import { createKeyRing } from '../secrets/key-ring';
import { sendMails } from './index';

const root = path.resolve(import.meta.dirname, '../../..');
const log = createLog('silent');
/** What each test begins with: creating the embedded database's folder takes seconds. */
const isSilenced = () => Promise.resolve(false);
let prepared: string;
let dataDir: string;
let server: Database | undefined;
let child: ChildProcess | undefined;

beforeAll(async () => {
  prepared = await mkdtemp(path.join(tmpdir(), 'sangham-crash-'));
  if (testKind === 'embedded')
    await (await openDatabase({ config: { root, dataDir: prepared, databaseUrl: undefined }, log })).close();
});
afterAll(() => rm(prepared, { recursive: true }));
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sangham-crash-'));
  await cp(prepared, dataDir, { recursive: true });
  server = testKind === 'postgres' ? await openTestDatabase() : undefined;
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await server?.close();
  await rm(dataDir, { recursive: true });
});

/** Runs tests/support/dying-sender.ts until it prints `word`, and kills it. */
async function killAt(word: string, args: string[]) {
  const sender = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'tests/support/dying-sender.ts'), dataDir, ...args],
    {
      cwd: root,
      env: { ...process.env, CRASH_DATABASE_URL: server?.url ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child = sender;
  const gone = new Promise((resolve) => sender.once('exit', resolve));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    sender.stdout.on('data', (data: Buffer) => (output += data.toString()).includes(word) && resolve());
    sender.once('exit', () => reject(new Error(`ended before it was ${word}`)));
  });
  sender.kill('SIGKILL');
  await gone;
}

async function restart() {
  const database = await openDatabase({ config: { root, dataDir, databaseUrl: server?.url }, log });
  const jobs = createJobs({ database, log, timing: { poll: 50, lease: 3 } });
  const config = {
    keys: createKeyRing(['k'.repeat(32)]),
    mailFrom: 'office@sangham.example',
    dataDir,
    smtpUrl: undefined,
  };
  sendMails({ config, jobs, log, names: testNames, isSilenced });
  await jobs.start();
  const close = async () => {
    await jobs.stop();
    await database.close();
  };
  return close;
}

test.each([
  ['after the commit and before the sending', 'committed', []],
  ['with the mail in hand', 'taken', ['take']],
])(
  'a mail of a process that is killed %s is sent by the next, once',
  async (_when, word, args) => {
    await killAt(word, args);
    const close = await restart();
    const outbox = async () =>
      (await readdir(path.join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'));
    await vi.waitFor(async () => expect(await outbox()).toHaveLength(1), { timeout: 30_000, interval: 50 });
    await sleep(300);
    expect(await outbox()).toHaveLength(1);
    await close();
  },
  60_000,
);
