import { isIP } from 'node:net';
import { z } from 'zod';
import { minSecretLength } from './secrets/secret-key';

const text = z.string().trim().min(1);
/** Returns a schema of a number of megabytes, as bytes. */
const megabytes = (max: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(max)
    .transform((value) => value * 1_048_576);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return true; // the check before this one reports it
  const { pathname, search, hash, username } = new URL(url);
  return pathname === '/' && !search && !hash && !username;
}

/** What `TRUST_PROXY=1` means: proxies on this machine or in a private network. */
const nearby = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns whether it is `10.0.0.7`, `203.0.113.0/24`, or a range by name. */
function isProxy(proxy: string): boolean {
  if (nearby.includes(proxy)) return true;
  const [address = '', bits, ...more] = proxy.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/**
 * The proxies that are trusted about an address. Never all: a caller that writes X-Forwarded-For could choose the
 * address they are counted by.
 */
const proxies = z
  .string()
  .transform((value) => (value === '0' ? [] : value === '1' ? nearby : value.split(',').map((one) => one.trim())))
  .refine((list) => list.every(isProxy), '0, 1, or addresses and ranges like 10.0.0.7,203.0.113.0/24');

/** Returns whether it is a host, `*.` and a host for those below it, or an origin that is used as it stands. */
function isPushHost(host: string): boolean {
  if (host.includes('://')) return URL.canParse(host) && /^https?:$/.test(new URL(host).protocol) && isOrigin(host);
  return /^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/.test(host);
}

/** The push services of Google, Mozilla, Apple and Microsoft, which every browser in use has one of. */
const pushServices = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const pushHosts = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
  .refine((list) => list.every(isPushHost), 'hosts like push.example.com or *.push.example.com, or origins');

/**
 * Every setting of the server with its default. This is the only file that reads the environment. docs/OPERATIONS.md
 * has the same list for the people who run the site, and so has what is in deploy/: tests/settings.test.ts compares
 * them.
 */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port to listen on'),
  HOST: text.default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    // Pages and calls are addressed from the root, so a path here would only half work.
    .refine(isOrigin, 'an address without a path, like https://example.org')
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'Address people use, in mails and previews. Default: http://HOST:PORT, on this machine http://localhost:PORT',
    ),
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
  MAIL_FROM: text
    .optional()
    .describe('Sender of the mails. Unset: office@sangham.invalid under the short name of the committee'),
  SECRET_KEY: z
    .string()
    .min(minSecretLength)
    .optional()
    .describe('At least 32 characters. Unset: generated and stored in DATA_DIR'),
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
      'How long a stopping server goes on serving while /readyz answers 503, so that a proxy goes elsewhere first',
    ),
  KEEP_FREE_MB: megabytes(1_000_000)
    .prefault(64)
    .describe('Nothing is stored that would leave less space than this on the disk of DATA_DIR'),
  UPLOADS_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(100).describe('Concurrent uploads per person'),
  ATTACHMENTS_PER_PERSON_MB: megabytes(1_000_000)
    .prefault(1_000)
    .describe("One person's attachments on the board, all together"),
  ATTACHMENTS_MB: megabytes(100_000_000).prefault(20_000).describe('All attachments on the board together'),
  PUSH_HOSTS: pushHosts
    .prefault(pushServices)
    .describe(
      'The push services that phones may name, by https on port 443. An origin (http://127.0.0.1:4999) is used as it ' +
        'stands, for tests',
    ),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: browsers remove the service worker, and what it has cached, at their next visit'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, '16 or more characters, no spaces')
    .optional()
    .describe('A request with this Bearer token may read /metrics'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('/metrics is on this port, and not on PORT'),
  METRICS_HOST: text.default('127.0.0.1').describe('Address that METRICS_PORT listens on'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('What is logged'),
});

/** What `npm run migrate` takes beside DATA_DIR and DATABASE_URL. */
export const migrationSettings = z.object({
  APP_ROLE: text
    .optional()
    .describe('For npm run migrate only: the role of the servers, which may use the tables from then on'),
});

/** Settings that may stand in a file instead, whose path is in NAME_FILE: those that contain a password or a key. */
export const secrets = [
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
