import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, password, signIn, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '~/features/audit/server/tables';
import { resetTokens } from './tables';

const site = testApp();
let address = 0;

const from = () => `10.4.${(address += 1) % 250}.1`;
const login = (loginId: string, secret: string) =>
  site.call('POST', '/api/auth/login/', { body: { email_or_member_id: loginId, password: secret }, from: from() });
const forgot = (email: string, at = from()) =>
  site.call('POST', '/api/auth/forgot-password/', { body: { email }, from: at });
const verify = (uid: string | number, token: string) =>
  site.call('GET', `/api/auth/verify-reset-token/${uid}/${token}/`, { from: from() });
const reset = (uid: string | number, token: string, secret: string) =>
  site.call('POST', `/api/auth/reset-password/${uid}/${token}/`, {
    body: { new_password: secret, confirm_password: secret },
    from: from(),
  });
const confirm = (uid: string | number, token: string, secret: string) =>
  site.call('POST', '/api/password-reset-confirm/', {
    body: { uid: String(uid), token, password: secret },
    from: from(),
  });

async function mailedLink(email: string, count = 1) {
  expect((await forgot(email)).status).toBe(200);
  const mail = (await mailsTo(site, email, count)).at(-1) as string;
  const [, uid, token] = /https:\/\/sangham\.test\/reset-password\/(\d+)\/([\w-]+)/.exec(mail) as unknown as string[];
  return { uid: uid!, token: token! };
}

test('a mailed link verifies, sets a new password, ends all sessions, and works once', async () => {
  const user = await makeUser(site, { email: 'kavitha@example.test' });
  const old = await tokenOf(site, user);
  const { uid, token } = await mailedLink('KAVITHA@example.test'.toLowerCase());
  expect((await verify(uid, token)).body).toEqual({
    valid: true,
    message: 'The reset link is valid.',
    email: 'k***@example.test',
  });
  expect((await reset(uid, token, 'brand new')).status).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: old })).status).toBe(401);
  expect((await login(user.email, password)).status).toBe(401);
  expect((await login(user.email, 'brand new')).status).toBe(200);
  expect((await verify(uid, token)).body).toEqual({
    valid: false,
    message: 'Invalid or expired reset token.',
    email: null,
  });
  expect(await reset(uid, token, 'again and again')).toMatchObject({
    status: 403,
    body: { detail: 'Reset link has already been used or is no longer valid.' },
  });
  expect(await confirm(uid, token, 'again and again')).toMatchObject({
    status: 400,
    body: { token: ['Invalid or expired link. Please try again.'] },
  });
});

test('a changed password voids the links that were mailed before', async () => {
  const user = await makeUser(site);
  const { uid, token } = await mailedLink(user.email);
  const body = { current_password: password, new_password: 'quite new' };
  expect((await site.call('POST', '/api/change-password/', { body, token: await tokenOf(site, user) })).status).toBe(
    200,
  );
  expect((await verify(uid, token)).body).toMatchObject({ valid: false });
  expect((await reset(uid, token, 'brand new')).status).toBe(403);
  expect((await login(user.email, 'quite new')).status).toBe(200);
});

test('a bare token is enough; another person’s uid beside it is not', async () => {
  const user = await makeUser(site);
  const { uid, token } = await mailedLink(user.email);
  expect((await verify(Number(uid) + 1, token)).body.valid).toBe(false);
  expect((await reset(Number(uid) + 1, token, 'brand new')).status).toBe(404);
  expect((await verify('-', token)).body.valid).toBe(true);
  expect((await confirm('-', token, 'brand new')).status).toBe(200);
});

test('a person who has used up the tries at the login can log in right after the reset', async () => {
  const user = await makeUser(site);
  const tryLogin = (secret: string) =>
    site.call('POST', '/api/auth/login/', {
      body: { email_or_member_id: user.email, password: secret },
      from: '10.6.0.1',
    });
  for (let n = 0; n < 10; n += 1) await tryLogin('not it');
  expect((await tryLogin(password)).status).toBe(429);
  const { uid, token } = await mailedLink(user.email);
  await reset(uid, token, 'brand new');
  expect((await tryLogin('brand new')).status).toBe(200);
});

test('guessing at links is limited per account, and does not lock out a person with a link', async () => {
  const user = await makeUser(site);
  const { uid, token } = await mailedLink(user.email);
  for (let n = 0; n < 15; n += 1) expect((await verify(uid, `guess${n}`)).status).toBe(200);
  const refused = await reset(uid, 'guess', 'brand new');
  expect([refused.status, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
  expect((await reset(uid, token, 'brand new')).status).toBe(200);
  for (let n = 0; n < 15; n += 1) await verify('-', token);
  expect((await verify('-', token)).status).toBe(429);
});

test('an abandoned link is deleted with the next one', async () => {
  const other = await makeUser(site);
  await mailedLink(other.email);
  site.clock.pass({ days: 2 });
  await mailedLink((await makeUser(site)).email);
  expect(await site.site.db.$count(resetTokens, eq(resetTokens.userId, other.id))).toBe(0);
});

test('a reset and a change of password are recorded, without a word of the passwords', async () => {
  const user = await makeUser(site);
  const { uid, token } = await mailedLink(user.email);
  await reset(uid, token, 'brand new');
  const body = { current_password: 'brand new', new_password: 'newer still' };
  await site.call('POST', '/api/change-password/', { token: await tokenOf(site, user), body });
  const entries = await readLog(site, eq(auditLog.actorId, user.id));
  expect(entries.map(({ action, targetId }) => [action, targetId])).toEqual([
    ['user.password_reset', user.id],
    ['user.password_change', user.id],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/brand new|newer/);
});

test('a link ends after one hour', async () => {
  const user = await makeUser(site);
  const { uid, token } = await mailedLink(user.email);
  site.clock.pass({ minutes: 61 });
  expect((await verify(uid, token)).body.valid).toBe(false);
  expect(await reset(uid, token, 'brand new')).toMatchObject({
    status: 404,
    body: { detail: 'Reset link not found or has expired.' },
  });
});

test('two that use one link at the same moment: one wins', async () => {
  const user = await makeUser(site);
  const { uid, token } = await mailedLink(user.email);
  const both = await Promise.all([reset(uid, token, 'the first'), reset(uid, token, 'the second')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('all links of a person end with the first that is used', async () => {
  const user = await makeUser(site);
  const one = await mailedLink(user.email);
  const two = await mailedLink(user.email, 2);
  expect((await reset(two.uid, two.token, 'brand new')).status).toBe(200);
  expect((await reset(one.uid, one.token, 'brand new')).status).toBe(403);
});

// That it takes the same time is in equal-time.db.test.ts.
test('forgot answers the same for known and unknown addresses', async () => {
  const user = await makeUser(site);
  const known = await forgot(user.email);
  const unknown = await forgot('unknown@example.test');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test('forgot is limited per account and network, and by how many accounts a network asks for', async () => {
  const statuses = async (ask: (n: number) => ReturnType<typeof forgot>, times: number) => {
    let last = 0;
    for (let n = 0; n < times; n += 1) last = (await ask(n)).status;
    return last;
  };
  expect(await statuses(() => forgot('often@example.test', '10.5.5.4'), 6)).toBe(429);
  const one = (n: number) => forgot(`n${n}@example.test`, '10.5.5.5');
  const many = await Promise.all(Array.from({ length: 21 }, (_, n) => one(n)));
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
});

test.each([
  [{ new_password: '', confirm_password: '' }, { new_password: ['Please fill in both password fields.'] }],
  [
    { new_password: 'five5', confirm_password: 'five5' },
    { new_password: ['Password must be at least 6 characters long.'] },
  ],
  [{ new_password: 'sixsix', confirm_password: 'differs' }, { confirm_password: ['Passwords do not match.'] }],
])('a new password that will not do: %j', async (body, errors) => {
  const answer = await site.call('POST', '/api/auth/reset-password/1/x/', { body, from: from() });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject(errors);
});

test('the own password is changed with the current one; every session ends', async () => {
  const { user, token } = await signIn(site, 'member');
  const other = await tokenOf(site, user);
  const change = (body: object) => site.call('POST', '/api/change-password/', { token, body });
  expect((await change({ current_password: 'not it', new_password: 'brand new' })).body).toEqual({
    current_password: ['Error changing password. Please check your current password.'],
  });
  expect((await change({ current_password: password, new_password: 'brand new' })).body).toEqual({
    message: 'Password changed successfully!',
  });
  for (const dead of [token, other])
    expect((await site.call('GET', '/api/profile/', { token: dead })).status).toBe(401);
  expect((await login(user.email, 'brand new')).status).toBe(200);
});

test('a password is what was typed: long, in any script, with the spaces around it, never cut off', async () => {
  const { user, token } = await signIn(site, 'member');
  const change = (to: string) =>
    site.call('POST', '/api/change-password/', { token, body: { current_password: password, new_password: to } });
  const long = ` പാലക്കാട് ☂ ${'x'.repeat(230)} `.padEnd(256, 'y');
  expect((await change(`${long}y`)).body).toEqual({ new_password: [expect.stringContaining('256')] });
  expect((await change(long)).status).toBe(200);
  for (const other of [long.trim(), long.slice(0, -1), long.toUpperCase()])
    expect((await login(user.email, other)).status).toBe(401);
  expect((await login(user.email, long)).status).toBe(200);
});

test('the other form of it wants the new one twice', async () => {
  const { user, token } = await signIn(site, 'user');
  const change = (body: object) => site.call('POST', '/api/auth/change-password/', { token, body });
  expect(await change({ old_password: password, new_password: 'brand new', confirm_password: 'other' })).toMatchObject({
    status: 400,
    body: { confirm_password: ['New passwords do not match.'] },
  });
  expect(
    (await change({ old_password: 'x', new_password: 'brand new', confirm_password: 'brand new' })).body,
  ).toHaveProperty('old_password');
  expect(
    (await change({ old_password: password, new_password: 'brand new', confirm_password: 'brand new' })).status,
  ).toBe(200);
  expect((await login(user.email, 'brand new')).status).toBe(200);
});

test('guessing the current password is limited', async () => {
  const { token } = await signIn(site, 'member');
  const guess = () =>
    site.call('POST', '/api/change-password/', { token, body: { current_password: 'x', new_password: 'brand new' } });
  for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});
