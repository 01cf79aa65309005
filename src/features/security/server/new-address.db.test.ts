import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { testApp } from '~test/app';
import { readUser, signIn } from '~test/factories';
import { mailsTo } from '~test/outbox';
import type { Role } from '~/shared/access';

/* docs/product/security.md, "A new address". */
const site = testApp();
const next = 'Seven blue herons 44';
let address = 0;
const from = () => `10.8.0.${(address += 1)}`;

/**
 * Creates a person with an authenticator app whose address a superuser has just changed; `link` requests a link to the
 * new mailbox.
 */
async function moved(role: Role) {
  const chief = await signIn(site, 'superuser');
  const { user, token } = await signIn(site, role);
  const { secret } = (await site.call('POST', '/api/security/totp/', { token })).body as { secret: string };
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.clock.now().getTime() });
  const { codes } = (await site.call('POST', '/api/security/totp/confirm/', { token, body: { code: code() } }))
    .body as { codes: string[] };
  site.clock.pass({ seconds: 60 });
  const email = `new.${user.email}`;
  expect((await site.call('PATCH', `/api/users/${user.id}/`, { token: chief.token, body: { email } })).status).toBe(
    200,
  );
  const link = async () => {
    await site.call('POST', '/api/auth/forgot-password/', { body: { email }, from: from() });
    return vi.waitFor(
      async () => {
        const links = (await mailsTo(site, email)).flatMap(
          (mail) => /reset-password\/(\d+)\/([\w-]+)/.exec(mail)?.slice(1) ?? [],
        );
        const [uid, key] = links.slice(-2);
        const { body } = await site.call('GET', `/api/auth/verify-reset-token/${uid}/${key}/`, { from: from() });
        expect(body.valid).toBe(true);
        return { uid: uid!, token: key! };
      },
      { timeout: 15_000 },
    );
  };
  return { id: user.id, email, link, code, codes };
}

const byLogin = ({ uid, token }: { uid: string; token: string }, more: object = {}) =>
  site.call('POST', `/api/auth/reset-password/${uid}/${token}/`, {
    body: { new_password: next, confirm_password: next, ...more },
    from: from(),
  });
const byPage = (link: { uid: string; token: string }, more: object = {}) =>
  site.call('POST', '/api/password-reset-confirm/', { body: { ...link, password: next, ...more }, from: from() });

test.each(['admin', 'superuser'] as const)(
  'for %s a link does not do for a day after a change of address: the second factor is asked, too',
  async (role) => {
    const { id, email, link, code, codes } = await moved(role);
    const first = await link();
    const before = await readUser(site, id);
    const needed = { status: 400, body: { code: [expect.stringMatching(/changed in the last 24 hours/)] } };
    expect([await byLogin(first), await byPage(first)]).toMatchObject([needed, needed]);
    expect((await byPage(first, { code: '000000' })).body).toEqual({
      code: ['That code is not right, or was used already.'],
    });
    expect((await byLogin(first, { code: ' ' })).status).toBe(400);
    expect(await readUser(site, id)).toEqual(before);

    expect((await byPage(first, { code: code() })).status).toBe(200);
    site.clock.pass({ hours: 23, minutes: 58 });
    const second = await link();
    expect(await byLogin(second)).toMatchObject(needed);
    expect((await byLogin(second, { code: codes[0], method: 'recovery' })).status).toBe(200);
    site.clock.pass({ minutes: 2 });
    expect((await byLogin(await link())).status).toBe(200);
    const login = await site.call('POST', '/api/auth/login/', {
      body: { email_or_member_id: email, password: next },
      from: from(),
    });
    expect(login.body).toMatchObject({ second_factor: true });
  },
);

test('codes for it are counted, over all links', async () => {
  const { link } = await moved('admin');
  const network = from();
  const statuses: number[] = [];
  for (let good = await link(); statuses.at(-1) !== 429;) {
    if (statuses.length % 8 === 7) good = await link();
    const body = { ...good, password: next, code: '000000' };
    statuses.push((await site.call('POST', '/api/password-reset-confirm/', { body, from: network })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
});

test('a link is enough for a member, and for staff whose address is old', async () => {
  const member = await moved('member');
  expect((await byPage(await member.link())).status).toBe(200);
  const staff = await signIn(site, 'admin', { secondFactorSince: new Date() });
  await site.call('POST', '/api/auth/forgot-password/', { body: { email: staff.user.email }, from: from() });
  const [, uid, token] = /reset-password\/(\d+)\/([\w-]+)/.exec((await mailsTo(site, staff.user.email))[0]!)!;
  expect((await byPage({ uid: uid!, token: token! })).status).toBe(200);
});
