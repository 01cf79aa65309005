import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { loadSecretKey, minSecretLength } from './secrets/secret-key';
import { StartError } from './errors/start-error';
import { closeToOthers } from './own-folder';

const text = z.string().trim().min(1);
/** A number of megabytes, as bytes. */
const megabytes = (most: number) => z.coerce.number().int().min(0).max(most).transform((value) => value * 1_048_576);
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
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
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
    .describe('The proxies whose X-Forwarded-For counts: addresses and ranges, or 1 for this machine and private networks'),
  DATA_DIR: text.default('./data').describe('Folder of the embedded database, files, outbox and keys'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer. Unset: the embedded database in DATA_DIR'),
  MEDIA_URL: z
    .url({ protocol: /^s3$/ })
    .optional()
    .describe('s3://KEY:SECRET@BUCKET/PREFIX?region=…&endpoint=…. Unset: files in DATA_DIR'),
  BACKUP_URL: text.optional().describe('Where a backup is made every night: a folder, or s3://… as MEDIA_URL. Unset: none is made'),
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
  SECRET_KEY: z.string().min(minSecretLength).optional().describe('At least 32 characters. Unset: made and kept in DATA_DIR'),
  SUPERUSER_EMAIL: z.email().default('superuser@demo.test').describe('The first superuser'),
  SUPERUSER_PASSWORD: z.string().min(8).optional().describe('Unset: a random one, printed once'),
  DEMO_DATA: flag.optional().describe('Default: 1 on a new embedded database, else 0'),
  DEMO_PASSWORD: z.string().min(8).optional().describe("The demo people's. Unset: a random one, printed once"),
  MEMBERSHIP_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,6}$/)
    .default('PKD')
    .describe('First letters of a membership id'),
  KEEP_FREE_MB: megabytes(1_000_000)
    .prefault(64)
    .describe('Nothing is stored that would leave less room than this on the disk of DATA_DIR'),
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(100).describe('Uploads under way at once, per person'),
  ATTACHMENTS_PER_PERSON_MB: megabytes(1_000_000).prefault(1_000).describe("One person's attachments on the board, all together"),
  ATTACHMENTS_MB: megabytes(100_000_000).prefault(20_000).describe("Everybody's attachments on the board, all together"),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

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
  secretKey: string;
  superuser: { email: string; password: string | undefined };
  /** undefined: load it if the embedded database is new. */
  demoData: boolean | undefined;
  demoPassword: string | undefined;
  membershipPrefix: string;
  /** In bytes. */
  keepFree: number;
  /** Per person, or per network address of somebody who is not signed in. */
  uploadsAtOnce: number;
  /** In bytes. */
  attachments: { perPerson: number; inAll: number };
  logLevel: string;
}

function backupSettings({ BACKUP_URL: url, BACKUP_RECIPIENT: backupRecipient }: Pick<z.output<typeof settings>, 'BACKUP_URL' | 'BACKUP_RECIPIENT'>, root: string) {
  return { backupUrl: url && (url.startsWith('s3:') ? url : path.resolve(root, url)), backupRecipient };
}

/** BACKUP_URL alone, for a restore: it looks there before anything else is decided, and makes nothing. */
export function readBackupUrl(env: NodeJS.ProcessEnv, root: string): string | undefined {
  return backupSettings({ BACKUP_URL: env.BACKUP_URL || undefined }, root).backupUrl;
}

/** Reads and checks the environment. Throws a StartError that lists every wrong setting. Makes DATA_DIR if needed. */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  // An empty value in a .env file or a compose file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`Wrong settings, see docs/OPERATIONS.md: ${wrong.join('; ')}`);
  }
  const s = parsed.data;
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
    secretKey: s.SECRET_KEY ?? loadSecretKey(dataDir),
    superuser: { email: s.SUPERUSER_EMAIL, password: s.SUPERUSER_PASSWORD },
    demoData: s.DEMO_DATA,
    demoPassword: s.DEMO_PASSWORD,
    membershipPrefix: s.MEMBERSHIP_PREFIX,
    keepFree: s.KEEP_FREE_MB,
    uploadsAtOnce: s.UPLOADS_AT_ONCE,
    attachments: { perPerson: s.ATTACHMENTS_PER_PERSON_MB, inAll: s.ATTACHMENTS_MB },
    logLevel: s.LOG_LEVEL,
  };
}

function makeWritable(folder: string) {
  try {
    makeFolder(folder);
    closeToOthers(folder);
    const probe = path.join(folder, '.writable');
    writeFileSync(probe, '');
  } catch (error) {
    throw new StartError(`The data folder ${folder} is not writable (${(error as Error).message}). Set DATA_DIR to one that is.`);
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

/** A 32-byte key for one purpose, derived from the secret, so that no key is used for two things. */
export function keyFor(config: Pick<Config, 'secretKey'>, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}\0${config.secretKey}`).digest();
}
