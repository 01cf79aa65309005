import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { password, signIn, testPerson } from '~test/factories';

const site = testApp();
const chief = testPerson(site, 'superuser');
afterEach(() => vi.restoreAllMocks());

const profile = (token: string) => site.call('GET', '/api/notifications/settings/', { token });
const put = (id: number, body: object) => site.call('PATCH', `/api/users/${id}/`, { token: chief.token, body });

test('a caller is cached: a second call costs no query for its token', async () => {
  const { token } = await signIn(site, 'member');
  await profile(token);
  const select = vi.spyOn(site.site.db, 'select');
  await profile(token);
  expect(select).toHaveBeenCalledTimes(1);
});

test('logout, deletion, withdrawn approval, a new password and a used refresh token end a token at once', async () => {
  const member = async () => signIn(site, 'member');
  const deleted = await member();
  const login = async (email: string) =>
    (await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: email, password } })).body;
  const ends: [
    () => Promise<{ token: string; user: { id: number; email: string } }>,
    (one: { token: string; user: { id: number; email: string } }) => Promise<unknown>,
  ][] = [
    [member, ({ token }) => site.call('POST', '/api/auth/logout/', { token })],
    [async () => deleted, ({ user }) => site.call('DELETE', `/api/users/${user.id}/`, { token: chief.token })],
    [member, ({ user }) => site.call('POST', `/api/admin/revoke-approval/${user.id}/`, { token: chief.token })],
    [
      member,
      ({ token }) =>
        site.call('POST', '/api/change-password/', {
          token,
          body: { current_password: password, new_password: 'brand new one' },
        }),
    ],
    [member, ({ user }) => put(user.id, { role: 'user' })],
  ];
  for (const [make, end] of ends) {
    const one = await make();
    expect((await profile(one.token)).status).toBe(200);
    await end(one);
    expect((await profile(one.token)).status).toBe(401);
  }
  const { user } = await member();
  const first = await login(user.email);
  expect((await profile(first.token)).status).toBe(200);
  const second = (await site.call('POST', '/api/auth/refresh/', { body: { refresh_token: first.refresh_token } })).body;
  expect((await profile(second.token)).status).toBe(200);
  site.clock.pass({ minutes: 2 });
  expect([(await profile(first.token)).status, (await profile(second.token)).status]).toEqual([401, 200]);
  await site.call('POST', '/api/auth/refresh/', { body: { refresh_token: first.refresh_token } });
  expect((await profile(second.token)).status).toBe(401);
});

test('a new role, area or name counts at once, and no token lives past its time', async () => {
  const { token, user } = await signIn(site, 'user');
  expect((await site.call('GET', '/api/community/summary/', { token })).status).toBe(403);
  await put(user.id, { role: 'member' });
  expect((await site.call('GET', '/api/community/summary/', { token })).status).toBe(200);
  site.clock.pass({ hours: 13 });
  expect((await profile(token)).status).toBe(401);
});

test('no cache on the way stores a personal answer, nor does a browser without a request', async () => {
  const { token } = await signIn(site, 'superuser');
  for (const path of [
    'profile',
    'me',
    'security',
    'security/sessions',
    'users',
    'members',
    'notifications/settings',
    'privacy',
  ]) {
    const { status, headers } = await site.call('GET', `/api/${path}/`, { token });
    expect([path, status, headers['cache-control']]).toEqual([
      path,
      200,
      expect.stringMatching(/^(private, no-cache|.*no-store)$/),
    ]);
  }
});
