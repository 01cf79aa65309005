import type * as argon2Module from '@node-rs/argon2';
import type * as timersModule from 'node:timers/promises';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, password, signIn } from '~test/factories';

/*
 * Known and unknown accounts take the same time, shown by the work and not by a clock: one argon2 verification, and the
 * wait of forgot-password for all callers, take the time.
 */
const verified = vi.hoisted(() => ({ hashes: [] as string[], created: 0 }));
const waited = vi.hoisted(() => [] as unknown[]);

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof argon2Module>();
  return {
    ...argon2,
    verify: (...args: Parameters<typeof argon2.verify>) => {
      verified.hashes.push(String(args[0]));
      return argon2.verify(...args);
    },
    hash: (...args: Parameters<typeof argon2.hash>) => {
      verified.created += 1;
      return argon2.hash(...args);
    },
  };
});
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof timersModule>();
  return {
    ...timers,
    setTimeout: (ms: number, ...rest: unknown[]) => {
      waited.push(ms);
      return timers.setTimeout(ms, ...rest);
    },
  };
});

const site = testApp();
let member: Awaited<ReturnType<typeof makeUser>>;
let applicant: typeof member;
beforeAll(async () => {
  member = await makeUser(site);
  applicant = await makeUser(site, { isApproved: false, role: 'user' });
});

let address = 0;
const post = (url: string, body: object, token?: string) =>
  site.call('POST', url, { body, token, from: `10.77.0.${(address += 1)}` });
const login = (loginId: string, typed: string) =>
  post('/api/auth/login/', { email_or_member_id: loginId, password: typed });

beforeEach(() => {
  verified.hashes = [];
  verified.created = 0;
  waited.length = 0;
});

test.each([
  ['the right password', () => member.email, password, 200],
  ['a wrong password', () => member.email, 'not it', 401],
  ['a wrong password of a membership id', () => member.membershipId!, 'not it', 401],
  ['an unknown e-mail', () => 'unknown@example.test', 'not it', 401],
  ['an unknown membership id', () => 'PKD9999', 'not it', 401],
  ['a wrong password of an applicant', () => applicant.email, 'not it', 401],
  ['an applicant', () => applicant.email, password, 403],
])('a login with %s costs one verification of a full hash, and none is made', async (_, loginId, typed, status) => {
  expect((await login(loginId(), typed)).status).toBe(status);
  expect(verified.hashes.map((hash) => hash.slice(0, hash.indexOf('p=1$')))).toEqual(['$argon2id$v=19$m=19456,t=2,']);
  expect(verified.created).toBe(0);
});

test('the stand-in of an unknown account is the same each time, so that it need not be made', async () => {
  await login('unknown@example.test', 'one');
  await login('unknown2@example.test', 'two');
  expect(new Set(verified.hashes).size).toBe(1);
});

test('its own password does not open anything', async () => {
  // No person has it; but a verification that came out right must not count without an account.
  const { checkPassword } = await import('./passwords');
  expect(await checkPassword(undefined, password)).toBe(false);
});

test('forgot-password waits the same for known and unknown addresses', async () => {
  for (const email of [member.email, 'unknown@example.test']) {
    waited.length = 0;
    expect((await post('/api/auth/forgot-password/', { email })).status).toBe(200);
    expect(waited).toContain(250);
    expect(verified).toMatchObject({ hashes: [], created: 0 });
  }
});

test('a wrong current password costs one verification and makes no hash', async () => {
  const { token } = await signIn(site, 'member');
  const answer = await post('/api/change-password/', { current_password: 'not it', new_password: 'quite new' }, token);
  expect(answer.status).toBe(400);
  expect([verified.hashes.length, verified.created]).toEqual([1, 0]);
});
