import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { decideApplication } from '~test/applications';
import { formOf, makeUser, password, picture, readAreas, signIn, userByEmail } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { both as common } from '~/shared/texts/both';
import { both as people } from '~/features/people/texts/both';
import { both as signIns } from '~/features/sign-in/texts/both';
import { both as person } from '~/shared/person/texts/both';
import { both as applications } from '../texts/both';
import { filledWizard } from '~test/wizard';

/* The language of mails, which the person sets, and of answers, which the call's address sets. */
const site = testApp();
const wordsOf = (language: 'en' | 'ml') => ({
  ...person[language],
  ...people[language],
  ...signIns[language],
  ...applications[language],
});
const both = { en: wordsOf('en'), ml: wordsOf('ml') };
const mails = { ...people.ml.mails, ...signIns.ml.mails, ...applications.ml.mails };
let office: string;
let place: { area: number; unit: number };
const note = 'The photo cannot be recognised.';

beforeAll(async () => {
  const tree = await readAreas(site);
  place = { area: tree[0].id, unit: tree[0].units[0]!.id };
  office = (await signIn(site, 'superuser')).token;
});

const wizard = async (email: string, phone: string, more: Record<string, string> = {}) =>
  formOf(
    {
      full_name: 'Anil Kumar',
      email,
      phone,
      ...filledWizard(place),
      ...more,
    },
    { passport_photo: { bytes: await picture('jpeg') } },
  );
const lastTo = async (email: string, least = 1) => opened((await mailsTo(site, email, least)).at(-1) ?? '');
/** The mail encodes a part with hardly a Latin letter as base64. */
const opened = (mail: string) =>
  mail.replace(/^(?:[\w+/]{76}\r?\n)+[\w+/]+/gm, (part) => Buffer.from(part, 'base64').toString('utf8'));
const decide = (id: number, body: object) => decideApplication(site, office, id, body);

test('a registration on a Malayalam page is answered and mailed in Malayalam, in text and in HTML', async () => {
  const email = 'ml-wizard@example.test';
  const { status, body } = await site.call('POST', '/ml/api/auth/register/', {
    form: await wizard(email, '9847020001'),
    from: '10.4.1.1',
  });
  expect([status, body.message]).toEqual([201, both.ml.registered]);
  expect((await userByEmail(site, email))!.language).toBe('ml');
  const mail = await lastTo(email);
  for (const words of [
    (await site.site.names('ml')).shortName,
    mails.received.title,
    mails.received.thanks,
    mails.footer,
    'പ്രിയ Anil Kumar,',
  ]) {
    expect(mail.split(words).length - 1, words).toBeGreaterThanOrEqual(2);
  }
  expect(mail).toContain('<html lang="ml">');
  expect(mail).toMatch(/\/ml\/confirm-address\/\d+\./);
  expect(mail).not.toMatch(/\b(Thank you|Dear|Please)\b/);
});

test('a sent language wins over that of the page; without either it is English', async () => {
  const simple = (more: object, n: number) => ({
    username: `lang${n}`,
    email: `lang${n}@example.test`,
    phone: `984703000${n}`,
    area: 'Alathur',
    unit: 'Nemmara',
    role: 'area_admin',
    ...more,
  });
  await site.call('POST', '/ml/api/register/', { body: simple({ language: 'en' }, 1), from: '10.4.2.1' });
  await site.call('POST', '/api/register/', { body: simple({ language: 'ml' }, 2), from: '10.4.2.2' });
  await site.call('POST', '/api/register/', { body: simple({}, 3), from: '10.4.2.3' });
  const [english, malayalam, none] = await Promise.all([1, 2, 3].map((n) => lastTo(`lang${n}@example.test`)));
  expect(english).toContain('Your default password');
  expect(english).toContain('<html lang="en">');
  expect(malayalam).toContain(mails.defaultPassword.password);
  expect(malayalam).toContain('/ml/login');
  // The address to confirm is a link in HTML too.
  expect(none).toMatch(/<a href="[^"]*\/[a-z/-]*confirm/);
  expect(none).toContain('Your default password');
  expect(none).not.toContain('/ml/');
});

test('refusals and answers are in the language of the address', async () => {
  const wrong = await site.call('POST', '/ml/api/auth/login/', {
    body: { email_or_member_id: 'unknown@example.test', password: 'wrong-one' },
  });
  expect(wrong.body).toEqual({ detail: both.ml.badLogin, code: 'invalid_credentials' });
  const fields = await site.call('POST', '/ml/api/auth/register/', { form: await wizard('', '123'), from: '10.4.3.1' });
  expect(fields.body).toMatchObject({ email: [both.ml.required.email], phone: [both.ml.badPhone] });
  const forgot = (path: string) =>
    site.call('POST', `${path}/api/auth/forgot-password/`, {
      body: { email: 'unknown@example.test' },
      from: '10.4.3.2',
    });
  expect((await forgot('/ml')).body.message).toBe(both.ml.resetSent);
  expect((await forgot('')).body.message).toBe(both.en.resetSent);
});

test('every decision is mailed in Malayalam to its reader, the fields too; the office’s note is marked', async () => {
  const applicant = {
    isApproved: false,
    role: 'user',
    emailConfirmedAt: new Date(),
    areaId: place.area,
    unitId: place.unit,
    language: 'ml',
  } as const;
  const asked = await makeUser(site, applicant);
  await decide(asked.id, { decision: 'correct', fields: ['passport_photo', 'dob'], note });
  const correction = await lastTo(asked.email);
  expect(correction).toContain(mails.correction.title);
  expect(correction).toContain(`${both.ml.passportPhoto}, ${both.ml.dateOfBirth}`);
  expect(correction).toMatch(/\/ml\/join\/correct\/[\w-]+/);
  expect(correction).toMatch(new RegExp(`<strong lang="en"[^>]*>${note}`));

  const rejected = await makeUser(site, applicant);
  await decide(rejected.id, { decision: 'reject', note });
  expect(await lastTo(rejected.email)).toContain(mails.rejected.title);
  await site.call('POST', `/api/admin/applications/${rejected.id}/reopen/`, { token: office });
  expect(await lastTo(rejected.email, 2)).toContain(mails.reopened.title);
  await decide(rejected.id, { decision: 'approve' });
  const approval = await lastTo(rejected.email, 3);
  expect(approval).toContain(mails.approved.title);
  expect(approval).toContain(common.ml.roleNames.member);
  expect(approval).toContain('/ml/login');
});

test('another language in the profile is that of the next mail', async () => {
  const member = await makeUser(site, { role: 'member' });
  const { token } = (
    await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: member.email, password } })
  ).body;
  const forgot = () =>
    site.call('POST', '/api/auth/forgot-password/', { body: { email: member.email }, from: '10.4.5.1' });
  await forgot();
  expect(await lastTo(member.email)).toContain('This link works once, for 60 minutes.');
  await site.call('PATCH', '/api/profile/update/', { token, body: { language: 'ml' } });
  await forgot();
  const mail = await lastTo(member.email, 2);
  expect(mail).toContain(mails.resetLink.title);
  expect(mail).toContain('60 മിനിറ്റ്');
  expect(mail).toMatch(/\/ml\/reset-password\/\d+\//);
});
