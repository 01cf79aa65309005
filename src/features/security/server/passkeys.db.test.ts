import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '~/features/sign-in/server/tables';
import { testApp } from '~test/app';
import { makeUser, password, readUser, signIn, tokenOf } from '~test/factories';
import { asSoftKey } from '~test/soft-key';
import { passkeyChallenges, passkeys } from './tables';

const site = testApp();
const options = '/api/auth/passkey/options/';
const enter = (body: unknown) => site.call('POST', '/api/auth/passkey/login/', { body });
const refused = { status: 401, body: { code: 'passkey_refused' } };

test('a passkey is a second factor, and logs in without password', async () => {
  const user = await makeUser(site);
  const key = await asSoftKey(site, await tokenOf(site, user));
  expect(key.codes).toHaveLength(10);
  expect((await readUser(site, user.id))?.secondFactorSince).toBeInstanceOf(Date);

  const { status, body, headers } = await enter(await key.sign('POST', options));
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['token', 'refresh_token', 'user']);
  expect(headers['set-cookie']).toContain('device=');
  const [row] = await site.site.db.select().from(passkeys).where(eq(passkeys.userId, user.id));
  expect(row).toMatchObject({ counter: 2, lastUsedAt: expect.any(Date) });

  // The password alone is no longer enough; a recovery code replaces the passkey.
  const asked = await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: user.email, password } });
  expect(asked.body).toMatchObject({ second_factor: true, methods: ['passkey', 'recovery'] });
  const second = { ticket: asked.body.ticket, code: key.codes![0], method: 'recovery' };
  expect((await site.call('POST', '/api/auth/second-factor/', { body: second })).status).toBe(200);

  expect((await site.call('DELETE', `/api/security/passkeys/${key.id}/`, { token: body.token })).status).toBe(204);
  expect(await readUser(site, user.id)).toMatchObject({ secondFactorSince: null });
  expect(await enter(await key.sign('POST', options))).toMatchObject(refused);
});

test('what was signed works once, for five minutes, for what it was asked for', async () => {
  const key = await asSoftKey(site);
  const signed = await key.sign('POST', options);
  expect((await enter(signed)).status).toBe(200);
  expect(await enter(signed)).toMatchObject(refused);

  const old = await key.sign('POST', options);
  site.clock.pass({ minutes: 5, seconds: 1 });
  expect(await enter(old)).toMatchObject(refused);

  const proof = await key.sign('POST', '/api/security/proof/options/', { token: key.token });
  expect(await enter(proof)).toMatchObject(refused);
  const login = await key.sign('POST', options);
  expect(
    (await site.call('POST', '/api/security/proof/', { token: key.token, body: { passkey: login } })).body,
  ).toEqual({ passkey: [expect.any(String)] });
  expect(await site.site.db.$count(passkeyChallenges, eq(passkeyChallenges.purpose, 'login'))).toBeLessThan(3);
});

test('refused: another origin, no person verified, a counter that stands still, another key', async () => {
  const key = await asSoftKey(site);
  expect(await enter(await key.sign('POST', options, { origin: 'https://evil.example' }))).toMatchObject(refused);
  expect(await enter(await key.sign('POST', options, { verified: false }))).toMatchObject(refused);
  expect((await enter(await key.sign('POST', options, { counter: 50 }))).status).toBe(200);
  expect(await enter(await key.sign('POST', options, { counter: 50 }))).toMatchObject(refused);
  const other = await asSoftKey(site);
  const { id } = await key.sign('POST', options);
  expect(await enter({ ...(await other.sign('POST', options)), id, rawId: id })).toMatchObject(refused);
  const stranger = await asSoftKey(site, undefined, { register: false });
  expect(await enter(await stranger.sign('POST', options))).toMatchObject(refused);
});

test('a new one is stored only if it was made for this person, here, with them verified, and once', async () => {
  const { token } = await signIn(site, 'member');
  const add = (passkey: unknown, by = token) =>
    site.call('POST', '/api/security/passkeys/', { token: by, body: { name: 'Phone', passkey } });
  const key = await asSoftKey(site, token, { register: false });
  expect((await add(await key.make({ origin: 'https://evil.example' }))).body).toEqual({
    passkey: [expect.any(String)],
  });
  expect((await add(await key.make({ verified: false }))).status).toBe(400);
  const { token: foreign } = await signIn(site, 'member');
  expect((await add(await key.make(), foreign)).status).toBe(400);
  const passkey = await key.make();
  expect((await add(passkey)).status).toBe(201);
  expect((await add(passkey)).status).toBe(400);
  expect((await add(await key.make())).status).toBe(400);
  const second = await asSoftKey(site, token);
  expect(second.codes).toBeNull();
  expect((await site.call('DELETE', `/api/security/passkeys/${second.id}/`, { token: foreign })).status).toBe(404);
});

test('a passkey is a proof', async () => {
  const { token } = await signIn(site, 'superuser');
  const key = await asSoftKey(site, token);
  site.clock.pass({ minutes: 6 });
  expect((await site.call('GET', '/api/members/export/', { token })).body.code).toBe('proof_needed');
  const passkey = await key.sign('POST', '/api/security/proof/options/', { token });
  expect((await site.call('POST', '/api/security/proof/', { token, body: { passkey } })).status).toBe(200);
  expect((await site.call('GET', '/api/members/export/', { token })).status).toBe(200);
});

test('a person who is no longer approved can’t log in', async () => {
  const user = await makeUser(site);
  const key = await asSoftKey(site, await tokenOf(site, user));
  const { token } = await signIn(site, 'superuser');
  await site.call('POST', `/api/admin/revoke-approval/${user.id}/`, { token });
  expect((await enter(await key.sign('POST', options))).body.code).toBe('pending_approval');
  expect(await site.site.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
});

test('its owner renames one, and the log records it', async () => {
  const key = await asSoftKey(site);
  const { token: other } = await asSoftKey(site);
  const rename = (token: string, name: string) =>
    site.call('PATCH', `/api/security/passkeys/${key.id}/`, { token, body: { name } });
  expect(await rename(other, 'Mine')).toMatchObject({ status: 404, body: { code: 'passkey_unknown' } });
  expect((await rename(key.token, ' ')).body).toEqual({ name: [expect.any(String)] });
  for (const _ of ['once', 'again'])
    expect(await rename(key.token, 'Office computer')).toMatchObject({
      status: 200,
      body: { id: key.id, name: 'Office computer' },
    });
  const { body } = await site.call('GET', '/api/admin/audit/?action=security.passkey_rename', {
    token: (await signIn(site, 'superuser')).token,
  });
  expect(body.results).toMatchObject([{ before: { name: expect.any(String) }, after: { name: 'Office computer' } }]);
});
