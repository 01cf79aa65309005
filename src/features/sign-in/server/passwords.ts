import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '~/platform/semaphore';
import { refuse } from './refusals';

/** argon2id with the parameters of OWASP for servers: 19 MiB, two passes; about 12 ms here. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two at once leave libuv's other threads to files: a flood of logins slows only logins.
const AT_ONCE = 2;
const WAITING = 200;
const turns = createSemaphore(AT_ONCE);
let asked = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (asked >= AT_ONCE + WAITING) throw refuse.error(503, 'busy', (t) => t.serverBusy, { 'Retry-After': '5' });
  asked += 1;
  try {
    return await turns(work);
  } finally {
    asked -= 1;
  }
}

/** Returns the argon2id hash of a password. Call it outside a transaction: it takes about 12 ms. */
export const hashPassword = (password: string) => inTurn(() => hash(password, options));

let dummy: Promise<string> | undefined;

/** Computes the dummy hash in advance, so that the first unknown account does not take longer. */
export async function warmUp(): Promise<void> {
  await (dummy ??= hashPassword(randomPassword()));
}

/** Returns whether a password matches a hash; without a hash it returns false in the same time. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (dummy ??= hashPassword(randomPassword())));
  const right = await inTurn(() => verify(against, password));
  return right && passwordHash !== undefined;
}

// Without letters and digits that look alike in a mail.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Returns a random password, about 81 bits. */
export const randomPassword = () => Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
