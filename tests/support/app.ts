import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, type PagesOfSite } from '../../src/app/app';
import { openSite } from '../../src/app/boot';
import { isDeceased } from '../../src/app/features';
import { readConfig } from '../../src/platform/config';
import type { measureDiskSpace } from '../../src/platform/disk-space/measure';
import { closeWithin } from '../../src/platform/http/close';
import { createLog, type Log } from '../../src/platform/log';
import { sendMails } from '../../src/platform/mail';
import { workOnUndos } from '../../src/platform/undo';
import type { Site } from '../../src/platform/site';
import { connectTestDatabase, openTestDatabase } from './database';

/**
 * The real application, without pages unless a test brings some, on a database and a folder of its own, with a clock
 * the test sets.
 */
export interface TestApp {
  app: FastifyInstance;
  site: Site;
  clock: TestClock;
  /** Makes a call: a path, and what differs from the defaults. `token` becomes the Authorization header. */
  call(method: Method, url: string, options?: CallOptions): Promise<Answer>;
  /** Where its database is, for another instance on it; undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** The data folders of the instances on its database, its own among them: any of them may send a mail. */
  dataDirs: readonly string[];
  close(): Promise<void>;
}

interface Surroundings {
  space?: typeof measureDiskSpace | undefined;
  databaseUrl?: string | undefined;
  pages?: PagesOfSite | undefined;
  log?: Log | undefined;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallOptions {
  token?: string | undefined;
  /** JSON. */
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The caller's address; rate limits count by it. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
}

export interface TestClock {
  now(): Date;
  /** Moves the clock forward. */
  pass(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/**
 * Opens an app before the tests of the file and closes it after them; until the tests run, the object it returns is
 * empty. `env` is added to the defaults; `space` replaces the measurement of the disk.
 */
export function testApp(env?: Record<string, string>, space?: typeof measureDiskSpace): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => void Object.assign(test, await openTestApp(env, { space })));
  afterAll(() => test.close());
  return test;
}

/** What the instances on each open database share: the secret key, and the list of their data folders. */
const shared = new Map<string, { secret: string; dataDirs: string[] }>();

/**
 * Opens an app that stays open until `close`. `env` is added to the defaults. With `databaseUrl` it is another instance
 * on an open app's database, as a second server process would be; `space` replaces the measurement of the disk; `pages`
 * are served beside the calls; without `log`, nothing is logged.
 */
export async function openTestApp(
  env: Record<string, string> = {},
  { space, databaseUrl, pages, log = createLog(process.env.TEST_LOG ?? 'silent') }: Surroundings = {},
): Promise<TestApp> {
  const database = databaseUrl === undefined ? await openTestDatabase() : await connectTestDatabase(databaseUrl);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sangham-app-'));
  const others = shared.get(databaseUrl ?? '');
  const settings = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://sangham.test',
    ...(others && { SECRET_KEY: others.secret }),
    ...env,
  };
  const config = readConfig(settings, path.resolve(import.meta.dirname, '../..'));
  const dataDirs = others?.dataDirs ?? [];
  dataDirs.push(dataDir);
  if (database.url !== undefined && !others) shared.set(database.url, { secret: config.keys.current.secret, dataDirs });
  const clock = createTestClock();
  const open: (() => Promise<unknown>)[] = [() => database.close()];
  // Instances on one database have folders of their own here.
  const { site, metrics } = await openSite({ config, database, log, open, clock, space, checkOwner: false });
  sendMails({ config, jobs: site.jobs, log, names: site.names, isSilenced: (reader) => isDeceased(site.db, reader) });
  workOnUndos(site.jobs.work);
  const app = await buildApp({ ...site, metrics, pages });
  // Some tests listen, and a client's connection that idles after the close would hold it for a minute.
  open.push(() => closeWithin(app));
  await site.jobs.start();
  return {
    app,
    site,
    clock,
    databaseUrl: database.url,
    dataDirs,
    call: (method, url, options = {}) => inject(app, method, url, options),
    close: async () => {
      for (const close of open.reverse()) await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens another instance on an open app's PostgreSQL; undefined for the embedded database, which has one instance. */
export const openSecond = async (
  { databaseUrl }: Pick<TestApp, 'databaseUrl'>,
  env: Record<string, string> = {},
): Promise<TestApp | undefined> => (databaseUrl === undefined ? undefined : openTestApp(env, { databaseUrl }));

async function inject(app: FastifyInstance, method: Method, url: string, options: CallOptions): Promise<Answer> {
  const { token, body, form, headers, from = '127.0.0.1' } = options;
  const encoded = form && new Response(form);
  const request: InjectOptions = {
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(token && { authorization: `Token ${token}` }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') as string }),
      ...headers,
    },
    ...(encoded
      ? { payload: Buffer.from(await encoded.arrayBuffer()) }
      : body !== undefined && { payload: body as object }),
  };
  const answer = await app.inject(request);
  const json = String(answer.headers['content-type']).includes('json') && !answer.headers['content-encoding'];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: json && answer.body ? answer.json() : answer.rawPayload,
  };
}

function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
