import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { testApp } from '~test/app';
import { makeUser, password, readUser, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { asSoftKey } from '~test/soft-key';
import { totp } from './tables';

/*
 * docs/product/security.md, "Mails": what becomes of factors that another person has set up.
 */
const site = testApp();
const login = (email: string) =>
  site.call('POST', '/api/auth/login/', { body: { email_or_member_id: email, password } });
const reportNotMe = (mail: string, language = '') =>
  site.call('POST', `${language}/api/auth/not-me/`, { body: { token: /\/security\/not-me\/([\w-]+)/.exec(mail)![1] } });

async function setUpApp(token: string) {
  const { secret } = (await site.call('POST', '/api/security/totp/', { token })).body as { secret: string };
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() });
  return (await site.call('POST', '/api/security/totp/confirm/', { token, body: { code } })).status;
}

test('the link in the mail about a thief’s app removes it and their passkey, and the login is as before', async () => {
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  expect(await setUpApp(token)).toBe(200);
  site.clock.pass({ minutes: 1 });
  const key = await asSoftKey(site, token);
  const [mail] = await mailsTo(site, user.email);
  expect(mail).toContain('the button takes this back as well');
  const { status, body } = await reportNotMe(mail!);
  expect(status).toBe(200);
  expect(body.message).toContain('no longer works');
  const signed = await key.sign('POST', '/api/auth/passkey/options/');
  expect(await site.call('POST', '/api/auth/passkey/login/', { body: signed })).toMatchObject({
    status: 401,
    body: { code: 'passkey_refused' },
  });
  expect((await login(user.email)).body.token).toEqual(expect.any(String));
  expect(await readUser(site, user.id)).toMatchObject({ secondFactorSince: null });
  const entries = await site.site.db.select().from(auditLog).where(eq(auditLog.action, 'user.factor_undone'));
  expect(entries).toMatchObject([{ targetId: user.id, actorId: null }]);
});

test('what was set up before stays, and its codes unless they were renewed', async () => {
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  expect(await setUpApp(token)).toBe(200);
  site.clock.pass({ minutes: 1 });
  await asSoftKey(site, token);
  const [, mail] = await mailsTo(site, user.email, 2);
  // In the page's language, as every message.
  expect((await reportNotMe(mail!, '/ml')).body.message).toContain('ഇനി പ്രവർത്തിക്കില്ല');
  expect((await login(user.email)).body).toMatchObject({ second_factor: true, methods: ['totp', 'recovery'] });

  site.clock.pass({ minutes: 1 });
  const again = await makeUser(site);
  const other = await tokenOf(site, again);
  expect(await setUpApp(other)).toBe(200);
  site.clock.pass({ minutes: 1 });
  expect((await site.call('POST', '/api/security/codes/', { token: other })).status).toBe(200);
  const [, renewed] = await mailsTo(site, again.email, 2);
  expect((await reportNotMe(renewed!)).status).toBe(200);
  expect((await login(again.email)).body).toMatchObject({ second_factor: true, methods: ['totp'] });
  expect(await site.site.db.$count(totp, eq(totp.userId, again.id))).toBe(1);
});

test('with nothing set up since, the answer to a link is as before', async () => {
  const user = await makeUser(site);
  const token = await tokenOf(site, user);
  expect(await setUpApp(token)).toBe(200);
  site.clock.pass({ minutes: 1 });
  await site.call('POST', '/api/change-password/', {
    token,
    body: { current_password: password, new_password: 'brand new' },
  });
  const [, changed] = await mailsTo(site, user.email, 2);
  const { body } = await reportNotMe(changed!);
  expect(body.message).toMatch(/^All devices are logged out\./);
  expect(body.message).not.toContain('no longer works');
  expect(await readUser(site, user.id)).toMatchObject({ secondFactorSince: expect.any(Date) });
});
