import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { openTestApp, testApp, type TestApp } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, password, readUser, signIn, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';

const site = testApp();
const codeOf = (secret: string, on: TestApp = site) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: on.clock.now().getTime() });

async function enrol(token: string, on: TestApp = site) {
  const { secret } = (await on.call('POST', '/api/security/totp/', { token })).body as { secret: string };
  const { body } = await on.call('POST', '/api/security/totp/confirm/', { token, body: { code: codeOf(secret, on) } });
  on.clock.pass({ seconds: 60 });
  return { secret, codes: body.codes as string[] };
}

const exportAll = (token: string, on: TestApp = site) => on.call('GET', '/api/members/export/', { token });
const prove = (token: string, body: object, on: TestApp = site) =>
  on.call('POST', '/api/security/proof/', { token, body });
const needed = { status: 403, body: { code: 'proof_needed' } };

test('without a second factor no proof is required', async () => {
  const { token } = await signIn(site, 'superuser');
  site.clock.pass({ hours: 1 });
  expect((await exportAll(token)).status).toBe(200);
});

test('with one a person proves their identity by password or code, for five minutes, for this session', async () => {
  const { user, token } = await signIn(site, 'superuser');
  const other = await tokenOf(site, user);
  const { secret, codes } = await enrol(token);
  expect((await exportAll(token)).status).toBe(200);
  site.clock.pass({ minutes: 5 });
  expect(await exportAll(token)).toMatchObject(needed);

  expect((await prove(token, { password: 'not it' })).body).toEqual({ password: [expect.any(String)] });
  expect((await prove(token, { code: '000000' })).body).toEqual({ code: [expect.any(String)] });
  expect((await prove(token, {})).status).toBe(400);
  expect(await exportAll(token)).toMatchObject(needed);
  const { status, body } = await prove(token, { password });
  expect(status).toBe(200);
  expect(new Date(body.proved_until).getTime()).toBeCloseTo(site.clock.now().getTime() + 300_000, -4);
  expect((await exportAll(token)).status).toBe(200);
  expect(await exportAll(other)).toMatchObject(needed);
  site.clock.pass({ minutes: 4, seconds: 50 });
  expect((await exportAll(token)).status).toBe(200);
  site.clock.pass({ seconds: 11 });
  expect(await exportAll(token)).toMatchObject(needed);

  const code = codeOf(secret);
  expect((await prove(token, { code })).status).toBe(200);
  expect((await prove(other, { code })).status).toBe(400);
  expect((await prove(other, { code: codes[0], method: 'recovery' })).status).toBe(200);
  expect((await exportAll(other)).status).toBe(200);
});

test('a renewed session keeps its proof, and a proof is of the renewed one too', async () => {
  const user = await makeUser(site, { role: 'superuser' });
  const { body: first } = await site.call('POST', '/api/auth/login/', {
    body: { email_or_member_id: user.email, password },
  });
  await enrol(first.token);
  site.clock.pass({ minutes: 5 });
  const { body: renewed } = await site.call('POST', '/api/auth/refresh/', {
    body: { refresh_token: first.refresh_token },
  });
  expect(await exportAll(renewed.token)).toMatchObject(needed);
  expect((await prove(first.token, { password })).status).toBe(200);
  expect((await exportAll(renewed.token)).status).toBe(200);
});

test('what requires a proof: exports, Aadhaar numbers, deleting, factors, and a role that really changes', async () => {
  const { token } = await signIn(site, 'superuser');
  await enrol(token);
  site.clock.pass({ minutes: 5 });
  const { id } = await makeUser(site);
  const waiting = await makeUser(site, { isApproved: false, role: 'user' });
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) =>
    site.call(method, url, { token, ...(body && { body }) });
  const refused = [
    await ask('POST', '/api/users/export/', { ids: [id] }),
    await ask('GET', '/api/admin/applications/export/'),
    await ask('GET', '/api/licences/desk/export/'),
    await ask('GET', '/api/cards/export/'),
    await ask('GET', '/api/admin/positions/export/'),
    await ask('GET', '/api/admin/privacy/requests/export/'),
    await ask('GET', '/api/admin/audit/export/'),
    await ask('GET', `/api/users/${id}/aadhaar/`),
    await ask('DELETE', `/api/users/${id}/`),
    await ask('POST', `/api/users/${id}/reset-second-factor/`, { reason: 'x' }),
    await ask('DELETE', '/api/security/totp/'),
    await ask('POST', '/api/security/codes/'),
    await ask('POST', '/api/security/passkeys/options/'),
    await ask('PATCH', `/api/users/${id}/`, { role: 'admin' }),
    await ask('PATCH', `/api/users/${id}/`, { duties: ['moderator'] }),
    await ask('POST', `/api/admin/approve-user/${waiting.id}/`, { role: 'admin' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, 'proof_needed']));
  expect(await readUser(site, id)).toMatchObject({ role: 'member' });
  expect(await readUser(site, waiting.id)).toMatchObject({ isApproved: false });
  expect((await ask('PATCH', `/api/users/${id}/`, { role: 'member', skills: 'Survey' })).status).toBe(200);
  expect((await ask('POST', `/api/admin/approve-user/${waiting.id}/`)).status).toBe(200);
  expect((await ask('GET', '/api/profile/aadhaar/')).status).toBe(200);
  await prove(token, { password });
  expect((await ask('PATCH', `/api/users/${id}/`, { role: 'admin' })).status).toBe(200);
});

test('a copy of the own data needs the password of its form and no proof besides', async () => {
  const { token } = await signIn(site, 'member');
  await enrol(token);
  site.clock.pass({ minutes: 5 });
  const copy = (typed: string) => site.call('POST', '/api/privacy/export/', { token, body: { password: typed } });
  expect(await copy('not it')).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  expect((await copy(password)).status).toBe(201);
});

test('no list of people leaves without it: each call that exports requires a proof', () => {
  const { paths } = site.app.swagger() as { paths: Record<string, Record<string, { description?: string }>> };
  const exports = Object.entries(paths).filter(
    // The own data, what a site carries over, and what a shop reads of its ads: no list of people.
    ([path]) =>
      path.endsWith('/export/') &&
      !['/api/privacy/export/', '/api/admin/settings/export/', '/api/advertiser/days/export/'].includes(path),
  );
  expect(exports.length).toBeGreaterThan(14);
  const open = exports.filter(([, methods]) =>
    Object.values(methods).some(({ description }) => !description?.includes('proof_needed')),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

test('wrong passwords and codes are counted', async () => {
  const { token } = await signIn(site, 'member');
  await enrol(token);
  for (let wrong = 0; wrong < 10; wrong += 1) expect((await prove(token, { password: 'not it' })).status).toBe(400);
  expect((await prove(token, { password })).status).toBe(429);
  for (let wrong = 0; wrong < 20; wrong += 1) expect((await prove(token, { code: '000000' })).status).toBe(400);
  expect((await prove(token, { code: '000000' })).status).toBe(429);
});

test('the office removes the factors of a person who is locked out, with a reason', async () => {
  const { token } = await signIn(site, 'superuser');
  const locked = await signIn(site, 'admin');
  await enrol(locked.token);
  const address = `/api/users/${locked.user.id}`;
  expect((await site.call('GET', `${address}/second-factor/`, { token })).body.since).toEqual(expect.any(String));
  expect((await site.call('POST', `${address}/reset-second-factor/`, { token, body: { reason: ' ' } })).status).toBe(
    400,
  );
  expect(
    (await site.call('POST', `${address}/reset-second-factor/`, { token, body: { reason: 'Lost the phone' } })).status,
  ).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: locked.token })).status).toBe(401);
  expect((await site.call('GET', `${address}/second-factor/`, { token })).body).toEqual({ since: null });
  expect(
    (await site.call('POST', `${address}/reset-second-factor/`, { token, body: { reason: 'Again' } })).body.code,
  ).toBe('no_factor');
  expect(
    (await site.call('POST', '/api/users/2000000/reset-second-factor/', { token, body: { reason: 'Again' } })).status,
  ).toBe(404);
  const [entry] = await readLog(site, eq(auditLog.action, 'user.factor_reset'));
  expect(entry).toMatchObject({ targetId: locked.user.id, after: { reason: 'Lost the phone' } });
  expect((await mailsTo(site, locked.user.email, 2)).at(-1)).toContain('Your second factor was reset');
  const again = await site.call('POST', '/api/auth/login/', {
    body: { email_or_member_id: locked.user.email, password },
  });
  expect(again.body.token).toEqual(expect.any(String));
});

test('superusers see how many of the staff have one', async () => {
  const { token } = await signIn(site, 'superuser');
  const read = async () =>
    (await site.call('GET', '/api/security/', { token })).body.staff as { enrolled: number; of: number };
  const before = await read();
  await enrol((await signIn(site, 'admin')).token);
  expect(await read()).toEqual({ enrolled: before.enrolled + 1, of: before.of + 1 });
});

test('by default staff are asked, and no other person', async () => {
  const [staff, member] = [await signIn(site, 'admin'), await signIn(site, 'member')];
  expect((await site.call('GET', '/api/security/', { token: staff.token })).body).toMatchObject({
    rule: 'asked',
    due: null,
    proof_asked: false,
  });
  expect((await site.call('GET', '/api/security/', { token: member.token })).body).toMatchObject({
    rule: 'off',
    due: null,
    proof_asked: false,
  });
});

let strict: TestApp;
beforeAll(async () => {
  strict = await openTestApp({ STAFF_SECOND_FACTOR: 'required' });
});
afterAll(() => strict.close());

test('required of staff: fourteen days, then a member’s rights until they set one up', async () => {
  const { recordRequired } = await import('~/features/sign-in/server/required-since');
  await recordRequired(strict.site);
  const staff = await signIn(strict, 'admin');
  const member = await signIn(strict, 'member');
  const at = await strict.call('GET', '/api/security/', { token: staff.token });
  expect(at.body).toMatchObject({ rule: 'required', due: expect.any(String), proof_asked: true });
  strict.clock.pass({ days: 13, hours: 23 });
  const tokenLater = await tokenOf(strict, staff.user);
  expect((await strict.call('GET', '/api/admin/dashboard-stats/', { token: tokenLater })).status).not.toBe(403);
  strict.clock.pass({ hours: 2 });
  const over = await strict.call('GET', '/api/admin/dashboard-stats/', { token: tokenLater });
  expect(over).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
  expect((await strict.call('GET', '/api/profile/', { token: tokenLater })).status).toBe(200);
  expect((await strict.call('GET', '/api/profile/', { token: await tokenOf(strict, member.user) })).status).toBe(200);

  await prove(tokenLater, { password }, strict);
  await enrol(tokenLater, strict);
  expect((await strict.call('GET', '/api/admin/dashboard-stats/', { token: tokenLater })).status).toBe(200);
});
