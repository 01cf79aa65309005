import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, password, signIn } from '~test/factories';
import { sessions } from './tables';
import { hashToken } from './tokens';

const site = testApp();

const readSessions = async (userId: number) =>
  (await site.site.db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ accessHash }) => accessHash);
const login = (loginId: string, secret = password, from = '10.0.0.1') =>
  site.call('POST', '/api/auth/login/', { body: { email_or_member_id: loginId, password: secret }, from });

test('a member logs in by e-mail in any case and by membership id', async () => {
  const user = await makeUser(site, { email: 'Asha@Example.test', membershipId: 'PKD7001' });
  for (const loginId of ['asha@example.TEST', ' Asha@Example.test ', 'PKD7001', 'pkd7001']) {
    const { status, body } = await login(loginId);
    expect([loginId, status]).toEqual([loginId, 200]);
    expect(Object.keys(body).sort()).toEqual(['refresh_token', 'token', 'user']);
    expect(body.user).toEqual({
      id: user.id,
      membership_id: 'PKD7001',
      username: user.username,
      full_name: `${user.firstName} ${user.lastName}`,
      email: 'Asha@Example.test',
      role: 'member',
      is_staff: false,
      is_superuser: false,
      is_member: true,
      is_area_admin: false,
    });
    expect((await site.call('GET', '/api/profile/', { token: body.token })).status).toBe(200);
  }
});

test('a wrong password and an unknown account get the same answer', async () => {
  const user = await makeUser(site);
  const wrong = await login(user.email, 'not it', '10.0.0.2');
  const unknown = await login('unknown@example.test', 'not it', '10.0.0.2');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    detail: 'Invalid email/member ID or password. Please try again.',
    code: 'invalid_credentials',
  });
  expect(unknown).toMatchObject({ status: 401, body: wrong.body });
});

test('an applicant gets the reason only with the right password', async () => {
  const user = await makeUser(site, { isApproved: false, role: 'user' });
  expect(await login(user.email)).toMatchObject({
    status: 403,
    body: { detail: 'Your account is pending approval.', code: 'pending_approval' },
  });
  expect((await login(user.email, 'not it')).status).toBe(401);
});

test('too many failures for one account from one network are a 429 with Retry-After for a time', async () => {
  const user = await makeUser(site);
  for (let n = 0; n < 10; n += 1) expect((await login(user.email, 'not it')).status).toBe(401);
  const refused = await login(user.email, password);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  site.clock.pass({ minutes: 16 });
  expect((await login(user.email)).status).toBe(200);
});

test('e-mail and membership id of one person are one account', async () => {
  const user = await makeUser(site, { membershipId: 'PKD7002' });
  for (let n = 0; n < 10; n += 1) await login(n % 2 ? user.email.toUpperCase() : 'pkd7002', 'not it');
  expect((await login('PKD7002')).status).toBe(429);
  expect((await login(user.email)).status).toBe(429);
});

test('failures at too many accounts from one address are a 429, for every account', async () => {
  const from = '10.3.0.1';
  const tries = await Promise.all(
    Array.from({ length: 51 }, (_, n) => login(`unknown${n}@example.test`, 'not it', from)),
  );
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(800);
});

test('successful logins do not count', async () => {
  const user = await makeUser(site);
  for (let n = 0; n < 12; n += 1) expect((await login(user.email)).status).toBe(200);
});

test('an access token ends after twelve hours', async () => {
  const { token } = await signIn(site, 'member');
  site.clock.pass({ hours: 11, minutes: 59 });
  expect((await site.call('GET', '/api/profile/', { token })).status).toBe(200);
  site.clock.pass({ minutes: 2 });
  expect((await site.call('GET', '/api/profile/', { token })).status).toBe(401);
});

test('logout ends the session, and only that one', async () => {
  const user = await makeUser(site);
  const [one, two] = [(await login(user.email)).body.token, (await login(user.email)).body.token];
  expect((await site.call('POST', '/api/auth/logout/', { token: one })).status).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: one })).status).toBe(401);
  expect((await site.call('GET', '/api/profile/', { token: two })).status).toBe(200);
  expect((await site.call('POST', '/api/auth/logout/', { token: one })).status).toBe(401);
});

test('logout by the refresh token ends the session also when the access token has run out', async () => {
  const user = await makeUser(site);
  const { token, refresh_token } = (await login(user.email)).body;
  const other = (await login(user.email)).body.token;
  const logout = (body?: object, header?: string) => site.call('POST', '/api/auth/logout/', { body, token: header });
  site.clock.pass({ hours: 13 });
  expect((await logout({ refresh_token }, token)).status).toBe(401);
  expect((await logout({ refresh_token })).status).toBe(200);
  expect((await site.call('POST', '/api/auth/refresh/', { body: { refresh_token } })).status).toBe(401);
  expect(await readSessions(user.id)).toEqual([hashToken(other)]);
  expect((await logout()).status).toBe(401);
  expect((await logout({ refresh_token: '' })).body).toEqual({ refresh_token: ['The refresh token is missing.'] });
  expect((await logout({ refresh_token: 'unknown' })).status).toBe(200);
});

test('logout by a refresh token that was just used ends its new pair, and at the same moment too', async () => {
  const user = await makeUser(site);
  const { refresh_token } = (await login(user.email)).body;
  const body = { refresh_token };
  await Promise.all([
    site.call('POST', '/api/auth/refresh/', { body }),
    site.call('POST', '/api/auth/logout/', { body }),
  ]);
  expect(await readSessions(user.id)).toEqual([]);
});

test('sessions that have expired go with the next login of any person', async () => {
  const other = await makeUser(site);
  await login(other.email);
  site.clock.pass({ days: 31 });
  await login((await makeUser(site)).email);
  expect(await readSessions(other.id)).toEqual([]);
});

test('a refresh token works once; used again, the whole session ends', async () => {
  const user = await makeUser(site);
  const refresh = (token: string) => site.call('POST', '/api/auth/refresh/', { body: { refresh_token: token } });
  const first = (await login(user.email)).body;
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: second.body.token })).status).toBe(200);
  expect(await refresh(first.refresh_token)).toMatchObject({ status: 401, body: { code: 'bad_token' } });
  expect((await site.call('GET', '/api/profile/', { token: second.body.token })).status).toBe(401);
  expect((await refresh(second.body.refresh_token)).status).toBe(401);
});

test('of two that use a refresh token at the same moment, one at most gets a pair', async () => {
  const user = await makeUser(site);
  const { refresh_token } = (await login(user.email)).body;
  const both = await Promise.all(
    [1, 2].map(() => site.call('POST', '/api/auth/refresh/', { body: { refresh_token } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test.each([
  ['nothing', {}],
  ['no password', { email_or_member_id: 'a@b.test' }],
  ['a number', { email_or_member_id: 7, password: 8 }],
  ['a book', { email_or_member_id: 'a@b.test', password: 'x'.repeat(10_000) }],
  ['a NUL', { email_or_member_id: 'a\u0000@b.test', password: 'x' }],
])('bad input is a 400 by field: %s', async (_, body) => {
  expect((await site.call('POST', '/api/auth/login/', { body })).status).toBe(400);
});
