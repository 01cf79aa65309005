import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '~/platform/errors/http-error';
import { limit } from '~/platform/limit';
import * as texts from '../texts';

/** argon2id as OWASP has it for servers: 19 MiB, two passes; about 12 ms here. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two at once leave libuv's other threads to files: a flood of logins slows logins, nothing else.
const AT_ONCE = 2;
const WAITING = 200;
const turns = limit(AT_ONCE);
let asked = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (asked >= AT_ONCE + WAITING) throw new HttpError(503, 'busy', texts.serverBusy, null, { 'Retry-After': '5' });
  asked += 1;
  try {
    return await turns(work);
  } finally {
    asked -= 1;
  }
}

/** A password's argon2id hash. Call it outside of a transaction: it takes its time. */
export const hashPassword = (password: string) => inTurn(() => hash(password, options));

let dummy: Promise<string> | undefined;

/** Makes the stand-in hash in advance, so that the first unknown account does not stand out by taking longer. */
export async function warmUp(): Promise<void> {
  await (dummy ??= hashPassword(randomPassword()));
}

/** Whether the password is the one of the hash; without a hash it takes the same time to say no. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (dummy ??= hashPassword(randomPassword())));
  const right = await inTurn(() => verify(against, password));
  return right && passwordHash !== undefined;
}

// Without the letters and digits that look alike in a mail.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random password, about 81 bits. */
export const randomPassword = () => Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
