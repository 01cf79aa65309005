import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { createKeyRing, type KeyRing } from './secrets/key-ring';
import { loadSecretKeys, minSecretLength, secretsIn } from './secrets/secret-key';
import { StartError } from './errors/start-error';
import { closeToOthers } from './own-folder';

const text = z.string().trim().min(1);
/** A number of megabytes, as bytes. */
const megabytes = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(most)
    .transform((value) => value * 1_048_576);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return true; // the check before this one reports it
  const { pathname, search, hash, username } = new URL(url);
  return pathname === '/' && !search && !hash && !username;
}

/** What `TRUST_PROXY=1` means: proxies on this machine or in a private network. */
const nearby = ['loopback', 'linklocal', 'uniquelocal'];

/** `10.0.0.7`, `203.0.113.0/24`, or a range by name. */
function isProxy(given: string): boolean {
  if (nearby.includes(given)) return true;
  const [address = '', bits, ...more] = given.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Which proxies are believed about an address. Never all: whoever writes X-Forwarded-For could choose the address they are counted by. */
const proxies = z
  .string()
  .transform((value) => (value === '0' ? [] : value === '1' ? nearby : value.split(',').map((one) => one.trim())))
  .refine((list) => list.every(isProxy), '0, 1, or addresses and ranges like 10.0.0.7,203.0.113.0/24');

/**
 * Every setting with its default. This is the only file that reads the environment; docs/OPERATIONS.md has the same list
 * for the people who run the site.
 */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on'),
  HOST: text.default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    // Pages and calls are addressed from the root, so a path here would only half work.
    .refine(isOrigin, 'an address without a path, like https://example.org')
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('Address people use, in mails, previews and the sitemap. Default: http://HOST:PORT'),
  TRUST_PROXY: proxies
    .default([])
    .describe(
      'The proxies whose X-Forwarded-For counts: addresses and ranges, or 1 for this machine and private networks',
    ),
  DATA_DIR: text.default('./data').describe('Folder of the embedded database, files, outbox and keys'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer. Unset: the embedded database in DATA_DIR'),
  MEDIA_URL: z
    .url({ protocol: /^s3$/ })
    .optional()
    .describe('s3://KEY:SECRET@BUCKET/PREFIX?region=…&endpoint=…. Unset: files in DATA_DIR'),
  BACKUP_URL: text
    .optional()
    .describe('Where a backup is made every night: a folder, or s3://… as MEDIA_URL. Unset: none is made'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, 'the public key that age-keygen prints, age1…')
    .optional()
    .describe('Backups are encrypted for the owner of this age key. Unset: they are not encrypted'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp(s)://USER:PASSWORD@HOST:PORT. Unset: every mail is a file in DATA_DIR/outbox'),
  MAIL_FROM: text.default('FLES Palakkad <office@sangham.invalid>').describe('Sender of the mails'),
  SECRET_KEY: z
    .string()
    .min(minSecretLength)
    .optional()
    .describe('At least 32 characters. Unset: made and kept in DATA_DIR'),
  SECRET_KEY_OLD: z
    .string()
    .min(minSecretLength)
    .optional()
    .describe('While SECRET_KEY is changed: the other key, which opens what was sealed with it'),
  SUPERUSER_EMAIL: z.email().default('superuser@demo.test').describe('The first superuser'),
  SUPERUSER_PASSWORD: z.string().min(8).optional().describe('Unset: a random one, printed once'),
  DEMO_DATA: flag.optional().describe('Default: 1 on a new embedded database, else 0'),
  DEMO_PASSWORD: z.string().min(8).optional().describe("The demo people's. Unset: a random one, printed once"),
  STAFF_SECOND_FACTOR: z
    .enum(['off', 'asked', 'required'])
    .default('asked')
    .describe('Whether staff are asked to set up a second factor at login, or have to within 14 days'),
  MEMBERSHIP_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,6}$/)
    .default('PKD')
    .describe('First letters of a membership id'),
  MIGRATE: flag
    .default(true)
    .describe('0: the start leaves the tables alone, and is refused while they are older than this version'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'For how long a stop goes on serving while /readyz says 503 already, so that a proxy goes elsewhere first',
    ),
  KEEP_FREE_MB: megabytes(1_000_000)
    .prefault(64)
    .describe('Nothing is stored that would leave less room than this on the disk of DATA_DIR'),
  UPLOADS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(100)
    .describe('Uploads under way at once, per person'),
  ATTACHMENTS_PER_PERSON_MB: megabytes(1_000_000)
    .prefault(1_000)
    .describe("One person's attachments on the board, all together"),
  ATTACHMENTS_MB: megabytes(100_000_000)
    .prefault(20_000)
    .describe("Everybody's attachments on the board, all together"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, '16 or more characters, no spaces')
    .optional()
    .describe('Whoever sends it as a Bearer token may read /metrics'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('/metrics is on this port, and not on PORT'),
  METRICS_HOST: text.default('127.0.0.1').describe('Address that METRICS_PORT listens on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What may stand in a file instead, whose path is in NAME_FILE: settings that contain a password or a key. */
const secrets = [
  'DATABASE_URL',
  'MEDIA_URL',
  'BACKUP_URL',
  'SMTP_URL',
  'SECRET_KEY',
  'SECRET_KEY_OLD',
  'SUPERUSER_PASSWORD',
  'DEMO_PASSWORD',
  'METRICS_TOKEN',
] as const;

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
  mailFrom: string;
  keys: KeyRing;
  superuser: { email: string; password: string | undefined };
  /** undefined: load it if the embedded database is new. */
  demoData: boolean | undefined;
  demoPassword: string | undefined;
  /** Whether staff set up a second factor: nobody speaks of it, they are asked to, or they have to. */
  staffSecondFactor: 'off' | 'asked' | 'required';
  membershipPrefix: string;
  /** Whether the start brings the tables up to date itself; otherwise `npm run migrate` does, as the role that owns them. */
  migrate: boolean;
  /** How long a stop goes on serving after /readyz has begun to say no. */
  drainSeconds: number;
  /** In bytes. */
  keepFree: number;
  /** Per person, or per network address of somebody who is not signed in. */
  uploadsAtOnce: number;
  /** In bytes. */
  attachments: { perPerson: number; inAll: number };
  logLevel: string;
  /** Where metrics are to be had: on a port of their own or (undefined) that of the site, for everybody or with a token. */
  metrics: { host: string; port: number | undefined; token: string | undefined } | undefined;
}

/**
 * The environment with the secrets of files in it: `SECRET_KEY_FILE=/run/secrets/key` becomes `SECRET_KEY`, without the line
 * break at its end. An empty value in a .env file or a compose file means "not set", and is left out. Throws a StartError when a
 * file can't be read, is empty, or a setting is given both ways.
 */
function readEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const inFiles = secrets.flatMap((name) => {
    const setting = `${name}_FILE`;
    const file = given[setting];
    if (file === undefined) return [];
    if (given[name] !== undefined) throw new StartError(`${name} and ${setting} are both set. Set one of them.`);
    return [
      [name, readSecret(setting, file)],
      [setting, undefined],
    ];
  });
  return { ...given, ...(Object.fromEntries(inFiles) as NodeJS.ProcessEnv) };
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

/** BACKUP_URL alone, for a restore: it looks there before anything else is decided, and makes nothing. */
export function readBackupUrl(env: NodeJS.ProcessEnv, root: string): string | undefined {
  return backupSettings({ BACKUP_URL: readEnvironment(env).BACKUP_URL }, root).backupUrl;
}

/** Where the database is, and who may use its tables, for `npm run migrate`: it needs nothing else, and makes nothing. Throws a StartError that lists every wrong setting. */
export function readDatabaseSettings(env: NodeJS.ProcessEnv, root: string) {
  const s = parse(settings.pick({ DATA_DIR: true, DATABASE_URL: true }).extend({ APP_ROLE: text.optional() }), env);
  return { root, dataDir: path.resolve(root, s.DATA_DIR), databaseUrl: s.DATABASE_URL, appRole: s.APP_ROLE };
}

/**
 * Reads and checks the environment. Throws a StartError that lists every wrong setting. Makes DATA_DIR if needed. `stored`
 * is the text of a secret.key to be used in place of the one there: a restore has it, and puts it there last.
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
    mailFrom: s.MAIL_FROM,
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
    closeToOthers(folder);
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

/** A host and port as an address; IPv6 needs brackets. */
export const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The keys as set, or else those that are kept in DATA_DIR. */
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
