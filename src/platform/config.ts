import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error';

const text = z.string().trim().min(1);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/**
 * Every setting, its default and what it is for (readings.md, "Running it"). This is the only file that reads the
 * environment; docs/OPERATIONS.md shows the same list to people.
 */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on'),
  HOST: text.default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('Address people use, in mails, previews and the sitemap. Default: http://HOST:PORT'),
  TRUST_PROXY: flag.default(false).describe('1 behind a reverse proxy or load balancer that sets X-Forwarded-For'),
  DATA_DIR: text.default('./data').describe('Folder of the embedded database, files, outbox and keys'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer. Unset: the embedded database in DATA_DIR'),
  MEDIA_URL: z
    .url({ protocol: /^s3$/ })
    .optional()
    .describe('s3://KEY:SECRET@BUCKET/PREFIX?region=…&endpoint=…. Unset: files in DATA_DIR'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp(s)://USER:PASSWORD@HOST:PORT. Unset: every mail is a file in DATA_DIR/outbox'),
  MAIL_FROM: text.default('Sangham <office@sangham.invalid>').describe('Sender of the mails'),
  SECRET_KEY: z.string().min(32).optional().describe('At least 32 characters. Unset: made and kept in DATA_DIR'),
  SUPERUSER_EMAIL: z.email().default('superuser@demo.test').describe('The first superuser'),
  SUPERUSER_PASSWORD: z.string().min(8).optional().describe('Unset: a random one, printed once'),
  DEMO_DATA: flag.optional().describe('Default: 1 on a new embedded database, else 0'),
  DEMO_PASSWORD: z.string().min(8).optional().describe("The demo people's. Unset: a random one, printed once"),
  MEMBERSHIP_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,6}$/)
    .default('PKD')
    .describe('First letters of a membership id'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Config {
  /** The folder that holds package.json, migrations/ and build/. */
  root: string;
  port: number;
  host: string;
  publicUrl: string;
  trustProxy: boolean;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  mediaUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  secretKey: string;
  superuser: { email: string; password: string | undefined };
  /** undefined: decide by whether the embedded database is new. */
  demoData: boolean | undefined;
  demoPassword: string | undefined;
  membershipPrefix: string;
  logLevel: string;
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
    publicUrl: s.PUBLIC_URL ?? `http://${s.HOST}:${s.PORT}`,
    trustProxy: s.TRUST_PROXY,
    dataDir,
    databaseUrl: s.DATABASE_URL,
    mediaUrl: s.MEDIA_URL,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    secretKey: s.SECRET_KEY ?? keptSecret(dataDir),
    superuser: { email: s.SUPERUSER_EMAIL, password: s.SUPERUSER_PASSWORD },
    demoData: s.DEMO_DATA,
    demoPassword: s.DEMO_PASSWORD,
    membershipPrefix: s.MEMBERSHIP_PREFIX,
    logLevel: s.LOG_LEVEL,
  };
}

function makeWritable(folder: string) {
  try {
    makeFolder(folder);
    const probe = path.join(folder, '.writable');
    writeFileSync(probe, '');
  } catch (error) {
    throw new StartError(`The data folder ${folder} is not writable (${(error as Error).message}). Set DATA_DIR to one that is.`);
  }
}

/** Not mkdir's own `recursive`: Node goes round in it for ever where a file system takes no folders, /proc for one. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** A 32-byte key for one purpose, derived from the secret, so that no key is used for two things. */
export function keyFor(config: Pick<Config, 'secretKey'>, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}\0${config.secretKey}`).digest();
}
