import { expect, test } from 'vitest';
import { dayIso } from '~/shared/membership-status';
import { testApp } from '~test/app';
import { formOf, makeUser, picture, signIn, tokenOf, userByEmail } from '~test/factories';
import { filledWizard } from '~test/wizard';
import { noticeVersions } from '../content/notices';
import type { Consent } from '../contract';

const site = testApp();
let next = 0;

async function apply(path: 'wizard' | 'simple', consents: unknown) {
  next += 1;
  const email = `joins${next}@example.test`;
  const phone = String(9_846_000_000 + next);
  const from = `10.9.${next}.1`;
  if (path === 'simple') {
    const places = { area: 'Alathur', unit: 'Nemmara', role: 'admin' };
    const body = { username: `joins${next}`, email, phone, ...places, consents };
    return { email, ...(await site.call('POST', '/api/register/', { body, from })) };
  }
  const area = (await site.call('GET', '/api/areas/')).body[0].id;
  const unit = (await site.call('GET', `/api/unit/${area}/`)).body[0].id;
  const fields = { full_name: 'Latha Nair', email, phone, ...filledWizard({ area, unit }) };
  const form = formOf(fields, { passport_photo: { bytes: await picture('jpeg') } });
  for (const one of [consents ?? []].flat()) form.append('consents', one as string);
  return { email, ...(await site.call('POST', '/api/auth/register/', { form, from })) };
}

/** Approves the applicant and returns what the office and the person read: `[purpose, state, version]`. */
async function decisionsOf(email: string) {
  const id = (await userByEmail(site, email))!.id;
  const root = await signIn(site, 'superuser');
  await site.call('POST', `/api/admin/approve-user/${id}/`, { token: root.token });
  const { consents } = (await site.call('GET', `/api/admin/people/${id}/privacy/`, { token: root.token })).body;
  return (consents as Consent[])
    .filter(({ state }) => state !== 'not_asked')
    .map(({ purpose, state, agreed_version, given_at }) => [purpose, state, agreed_version, given_at?.slice(0, 10)]);
}

test.for([
  ['wizard', 'membership,directory,mail'],
  ['wizard', ['membership', 'directory', 'mail']],
  ['simple', ['membership', 'directory', 'mail']],
  ['simple', ' membership , directory,mail,'],
] as const)('%s records what was agreed to, with version and day: %j', async ([path, sent]) => {
  const { status, email } = await apply(path, sent);
  expect(status).toBe(201);
  const day = dayIso(site.clock.now());
  expect(await decisionsOf(email)).toEqual(
    (['membership', 'directory', 'mail'] as const).map((purpose) => [purpose, 'given', noticeVersions[purpose], day]),
  );
});

test.for([
  ['wizard', undefined],
  ['wizard', ''],
  ['simple', undefined],
  ['simple', []],
] as const)('%s without consents is accepted, and nothing counts as agreed: %j', async ([path, sent]) => {
  const { status, email } = await apply(path, sent);
  expect(status).toBe(201);
  expect(await decisionsOf(email)).toEqual([]);
});

test('a purpose left open stays open', async () => {
  const { email } = await apply('simple', 'mail');
  expect(await decisionsOf(email)).toMatchObject([['mail', 'given', 2, expect.any(String)]]);
});

test.for([
  ['wizard', 'membership,phone'],
  ['wizard', 'everything'],
  ['wizard', ['mail', 'everything']],
  ['simple', ['membership', 'public_answers']],
  ['simple', 7],
  ['simple', { membership: true }],
] as const)('%s refuses a purpose that applicants are not asked about: %j', async ([path, sent]) => {
  const { status, body } = await apply(path, sent);
  expect([status, Object.keys(body)]).toEqual([400, ['consents']]);
});

test('members who were never asked are asked once', async () => {
  const user = await makeUser(site, { role: 'member' });
  const token = await tokenOf(site, user);
  const asks = async () => (await site.call('GET', '/api/privacy/', { token })).body.asks as boolean;
  expect(await asks()).toBe(true);
  expect((await site.call('POST', '/api/privacy/asked/', { token })).status).toBe(204);
  expect((await site.call('POST', '/api/privacy/asked/', { token })).status).toBe(204);
  expect(await asks()).toBe(false);
});

test('members who have decided on all that applicants are asked are not asked', async () => {
  const token = await tokenOf(site, await makeUser(site, { role: 'member' }));
  const asks = async () => (await site.call('GET', '/api/privacy/', { token })).body.asks as boolean;
  const decide = (purpose: 'membership' | 'directory' | 'mail', agreed: boolean) =>
    site.call('PUT', '/api/privacy/consents/', {
      token,
      body: { purpose, version: noticeVersions[purpose], given: agreed },
    });
  await decide('membership', true);
  await decide('directory', false);
  expect(await asks()).toBe(true);
  await decide('mail', true);
  expect(await asks()).toBe(false);
});
