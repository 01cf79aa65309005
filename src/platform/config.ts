import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { createKeyRing, type KeyRing } from './secrets/key-ring';
import { loadSecretKeys, secretsIn } from './secrets/secret-key';
import { StartError } from './errors/start-error';
import { restrictToOwner } from './restrict-to-owner';
import { migrationSettings, secrets, settings } from './settings';

export interface Config {
  /** The folder that holds package.json, migrations/ and build/. */
  root: string;
  port: number;
  host: string;
  publicUrl: string;
  /** Addresses, ranges and names of ranges; when empty, a caller's address is that of the connection. */
  trustProxy: string[];
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  mediaUrl: string | undefined;
  /** s3://…, or the absolute path of a folder. */
  backupUrl: string | undefined;
  backupRecipient: string | undefined;
  smtpUrl: string | undefined;
  /** Null: an address that leads nowhere, under the short name of the committee. */
  mailFrom: string | null;
  keys: KeyRing;
  superuser: { email: string; password: string | undefined };
  /** undefined: load it if the embedded database is new. */
  demoData: boolean | undefined;
  demoPassword: string | undefined;
  /** Whether staff set up a second factor: it is never mentioned, they are prompted, or they have to. */
  staffSecondFactor: 'off' | 'asked' | 'required';
  membershipPrefix: string;
  /**
   * Whether the start brings the tables up to date itself; otherwise `npm run migrate` does, as the role that owns
   * them.
   */
  migrate: boolean;
  /** How long a stop continues to serve after /readyz has begun to answer 503. */
  drainSeconds: number;
  /** In bytes. */
  keepFree: number;
  /** Per person, or per network address of a caller who is not signed in. */
  uploadsAtOnce: number;
  /** In bytes. */
  attachments: { perPerson: number; inAll: number };
  /** Hosts, `*.` and a host, and origins that are used as they stand. */
  pushHosts: readonly string[];
  /** false: /sw.js is a worker that removes itself. */
  serviceWorker: boolean;
  logLevel: string;
  /**
   * Where metrics are served: on a port of their own or (undefined) that of the site, to every caller or with a token.
   */
  metrics: { host: string; port: number | undefined; token: string | undefined } | undefined;
}

/**
 * Returns the environment with the secrets of files in it: `SECRET_KEY_FILE=/run/secrets/key` becomes `SECRET_KEY`,
 * without the line break at its end. An empty value in a .env file or a compose file means "not set", and is left out.
 * Throws a StartError when a file can't be read, is empty, or a setting is given both ways.
 */
function readEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const inFiles = secrets.flatMap((name) => {
    const setting = `${name}_FILE`;
    const file = values[setting];
    if (file === undefined) return [];
    if (values[name] !== undefined) throw new StartError(`${name} and ${setting} are both set. Set one of them.`);
    return [
      [name, readSecret(setting, file)],
      [setting, undefined],
    ];
  });
  return { ...values, ...(Object.fromEntries(inFiles) as NodeJS.ProcessEnv) };
}

function readSecret(setting: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    throw new StartError(`${setting}: ${file} can't be read (${(error as Error).message}).`);
  }
  throw new StartError(`${setting}: ${file} is empty.`);
}

function backupSettings(
  {
    BACKUP_URL: url,
    BACKUP_RECIPIENT: backupRecipient,
  }: Pick<z.output<typeof settings>, 'BACKUP_URL' | 'BACKUP_RECIPIENT'>,
  root: string,
) {
  return { backupUrl: url && (url.startsWith('s3:') ? url : path.resolve(root, url)), backupRecipient };
}

/** Reads BACKUP_URL alone, for a restore: it reads there before anything else is decided, and creates nothing. */
export function readBackupUrl(env: NodeJS.ProcessEnv, root: string): string | undefined {
  return backupSettings({ BACKUP_URL: readEnvironment(env).BACKUP_URL }, root).backupUrl;
}

/**
 * Reads where the database is, and who may use its tables, for `npm run migrate`: it needs nothing else, and creates
 * nothing. Throws a StartError that lists every wrong setting.
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv, root: string) {
  const s = parse(settings.pick({ DATA_DIR: true, DATABASE_URL: true }).extend(migrationSettings.shape), env);
  return { root, dataDir: path.resolve(root, s.DATA_DIR), databaseUrl: s.DATABASE_URL, appRole: s.APP_ROLE };
}

/**
 * Reads and checks the environment. Throws a StartError that lists every wrong setting. Makes DATA_DIR if needed.
 * `stored` is the text of a secret.key to be used in place of the one there: a restore has it, and puts it there last.
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string, stored?: string): Config {
  const s = parse(settings, env);
  const dataDir = path.resolve(root, s.DATA_DIR);
  makeWritable(dataDir);
  return {
    root,
    port: s.PORT,
    host: s.HOST,
    publicUrl: s.PUBLIC_URL ?? addressOf(s.HOST, s.PORT),
    trustProxy: s.TRUST_PROXY,
    dataDir,
    databaseUrl: s.DATABASE_URL,
    mediaUrl: s.MEDIA_URL,
    ...backupSettings(s, root),
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM ?? null,
    keys: keysOf(s, () => (stored === undefined ? loadSecretKeys(dataDir) : secretsIn(stored))),
    superuser: { email: s.SUPERUSER_EMAIL, password: s.SUPERUSER_PASSWORD },
    demoData: s.DEMO_DATA,
    demoPassword: s.DEMO_PASSWORD,
    staffSecondFactor: s.STAFF_SECOND_FACTOR,
    membershipPrefix: s.MEMBERSHIP_PREFIX,
    migrate: s.MIGRATE,
    drainSeconds: s.DRAIN_SECONDS,
    keepFree: s.KEEP_FREE_MB,
    uploadsAtOnce: s.UPLOADS_AT_ONCE,
    attachments: { perPerson: s.ATTACHMENTS_PER_PERSON_MB, inAll: s.ATTACHMENTS_MB },
    pushHosts: s.PUSH_HOSTS,
    serviceWorker: s.SERVICE_WORKER === 'on',
    logLevel: s.LOG_LEVEL,
    metrics:
      s.METRICS_TOKEN === undefined && s.METRICS_PORT === undefined
        ? undefined
        : { host: s.METRICS_HOST, port: s.METRICS_PORT, token: s.METRICS_TOKEN },
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const parsed = schema.safeParse(readEnvironment(env));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`Wrong settings, see docs/OPERATIONS.md: ${wrong.join('; ')}`);
}

function makeWritable(folder: string) {
  try {
    makeFolder(folder);
    restrictToOwner(folder);
    const probe = path.join(folder, '.writable');
    writeFileSync(probe, '');
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} is not writable (${(error as Error).message}). Set DATA_DIR to one that is.`,
    );
  }
}

/** Not mkdir's own `recursive`: on a file system that takes no folders, such as /proc, Node loops in it for ever. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Returns a host and port as an address; IPv6 needs brackets. This machine itself is `localhost`: browsers make no
 * passkeys for an address of digits.
 */
export const addressOf = (host: string, port: number) =>
  `http://${isThisMachine(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

const isThisMachine = (host: string) => host === '127.0.0.1' || host === '::1';

/** Returns the keys as set, or else those stored in DATA_DIR. */
function keysOf(
  { SECRET_KEY: key, SECRET_KEY_OLD: old }: Pick<z.output<typeof settings>, 'SECRET_KEY' | 'SECRET_KEY_OLD'>,
  load: () => string[],
): KeyRing {
  if (key !== undefined) return createKeyRing(old === undefined ? [key] : [key, old]);
  if (old !== undefined)
    throw new StartError(
      'SECRET_KEY_OLD is set without SECRET_KEY. The key in DATA_DIR is changed by: npm run sangham -- key rotate',
    );
  return createKeyRing(load(), 'file');
}
