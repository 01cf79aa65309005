import { expect, test } from 'vitest';
import type { Role } from '~/shared/access';
import { testApp } from '~test/app';
import { password, signIn } from '~test/factories';
import { mailsTo } from '~test/outbox';

/* docs/product/security.md, "Passwords of the office". */
const site = testApp();
const guessable = expect.stringContaining('This password is too easy to guess.');

type Person = Awaited<ReturnType<typeof signIn>>;
const change = ({ token }: Pick<Person, 'token'>, next: string) =>
  site.call('POST', '/api/change-password/', { token, body: { current_password: password, new_password: next } });

test.each<[string, Role, ('moderator' | 'treasurer')[]]>([
  ['a superuser', 'superuser', []],
  ['an admin', 'admin', []],
  ['an area admin', 'area_admin', []],
  ['a unit admin', 'unit_admin', []],
  ['a member with a duty', 'member', ['moderator']],
])('%s needs one that is on no list and has nothing to do with them', async (_, role, duties) => {
  const session = await signIn(site, role, { duties, firstName: 'Padmanabhan', lastName: 'Warrier' });
  const { user } = session;
  for (const next of [
    'password123',
    'qwertyuiop12',
    '1234567890',
    'Padmanabhan1',
    `${user.phone}aa`,
    `${user.membershipId}abc`,
    user.email,
    'aaaaaaaaaaaaaaaa',
    'P@ssw0rd2026',
  ]) {
    expect([next, (await change(session, next)).body]).toEqual([next, { new_password: [guessable] }]);
  }
  expect((await change(session, 'x7#Kq!m2')).status).toBe(200);
});

test('for members six characters stay the only rule, and a duty that does not count asks for no more', async () => {
  for (const [role, duties] of [
    ['member', []],
    ['user', []],
    ['member', ['registrar']],
  ] as const) {
    const session = await signIn(site, role, { duties: [...duties] });
    expect((await change(session, '123456')).status).toBe(200);
  }
});

test('a wrong current password comes first; the other form and both resets refuse at their own fields', async () => {
  const session = await signIn(site, 'admin');
  const wrong = await site.call('POST', '/api/change-password/', {
    token: session.token,
    body: { current_password: 'x', new_password: '123456' },
  });
  expect(Object.keys(wrong.body)).toEqual(['current_password']);
  const twice = { old_password: password, new_password: '123456', confirm_password: '123456' };
  expect((await site.call('POST', '/api/auth/change-password/', { token: session.token, body: twice })).body).toEqual({
    new_password: [guessable],
  });

  await site.call('POST', '/api/auth/forgot-password/', { body: { email: session.user.email }, from: '10.8.8.8' });
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec((await mailsTo(site, session.user.email))[0]!)!;
  const reset = (next: string) =>
    site.call('POST', `/api/auth/reset-password/${uid}/${token}/`, {
      body: { new_password: next, confirm_password: next },
    });
  expect(await reset('password123')).toMatchObject({ status: 400, body: { new_password: [guessable] } });
  const confirm = (next: string) =>
    site.call('POST', '/api/password-reset-confirm/', { body: { uid, token, password: next } });
  expect(await confirm('password123')).toMatchObject({ status: 400, body: { password: [guessable] } });
  // The link still works, and the refusal was in the language of the page.
  const inMalayalam = await site.call('POST', '/ml/api/password-reset-confirm/', {
    body: { uid, token, password: '1234567' },
  });
  expect(inMalayalam.body.password[0]).toMatch(/[\u0d00-\u0d7f]/);
  expect((await confirm('monsoon over the old bridge')).status).toBe(200);
});
