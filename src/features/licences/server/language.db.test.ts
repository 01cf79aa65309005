import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, picture, signIn, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { dayIso } from '~/shared/membership-status';
import { both as bothCommon } from '~/shared/texts/both';
import { createNotices } from '../../notifications/server/public';
import { notices } from '../../notifications/server/tables';
import { daysAfter } from '../rules';
import { both } from '../texts/both';
import { everyMorning } from './reminders';
import { createScanAddresses } from './scans';

/* docs/decisions/0028: mails and notices to a person are in the person's language. */
const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const { ml, en } = both;

const inDays = (days: number) => daysAfter(dayIso(site.clock.now()), days);
const member = (days: number, language: 'en' | 'ml') =>
  signIn(site, 'member', {
    language,
    firstName: 'Lakshmi',
    lastName: 'Menon',
    licenseNo: 'EA/1',
    renewalDate: inDays(days),
    confirmedLicenseNo: 'EA/1',
    confirmedRenewalDate: inDays(days),
  });
const morning = () =>
  everyMorning(
    { ...site.site, scans: createScanAddresses(site.site.config, site.clock), notices: createNotices(site.site) },
    new AbortController().signal,
  );
const noticeOf = async (userId: number) =>
  (
    await site.site.db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, userId), eq(notices.kind, 'licence')))
  )[0]!;

/** Returns the second line of the person's newest notice, in English and in Malayalam. */
const shownTo = ({ token }: { token: string }) =>
  Promise.all(
    ['', '/ml'].map(
      async (prefix) => (await site.call('GET', `${prefix}/api/notifications/`, { token })).body.results[0].title,
    ),
  );

/** Returns a mail's texts, plain and HTML; the mail program encodes some of them as base64. */
const partsOf = (mail: string) =>
  mail
    .split(/Content-Type: text\/(?:plain|html)/)
    .slice(1)
    .map((part) => {
      const encoded = /base64\s+([\w+/\s]+)/.exec(part)?.[1];
      return encoded === undefined ? part : Buffer.from(encoded, 'base64').toString();
    });

test('a reminder is in the person’s language: its heading, what to do, the button and its link', async () => {
  const [reader, other] = await Promise.all([member(7, 'ml'), member(7, 'en')]);
  await morning();
  const [mail] = await mailsTo(site, reader.user.email);
  const heading = fillText(ml.notices['licences.licence_in_days'], { days: 7 });
  for (const part of partsOf(mail!)) {
    for (const text of [
      heading,
      fillText(ml.mails.greeting, { name: 'Lakshmi Menon' }),
      ml.mails.sendCertificate,
      ml.mails.openPage,
      ml.mails.reminderFooter,
      '/ml/member/licence',
    ]) {
      expect(part).toContain(text);
    }
    for (const text of Object.values(en.mails).filter((mailText) => !mailText.includes('{')))
      expect(part).not.toContain(text);
  }
  expect(partsOf(mail!)).toHaveLength(2);
  // A notice has the English words with their keys: both of its lines are in the language of the page.
  expect(await noticeOf(reader.user.id)).toMatchObject({
    key: 'licences.licence_in_days',
    text: 'Your licence runs out in 7 days',
    titleKey: 'licences.valid_through',
    title: `It is valid through ${formatDate(inDays(7))}.`,
  });
  expect(await shownTo(reader)).toEqual([
    `It is valid through ${formatDate(inDays(7))}.`,
    fillText(ml.notices['licences.valid_through'], { day: formatDate(inDays(7), bothCommon.ml.dates)! }),
  ]);

  const [english] = await mailsTo(site, other.user.email);
  expect(english).toContain('Your licence runs out in 7 days');
  expect(english).not.toMatch(/[\u0d00-\u0d7f]|\/ml\//);
});

test('a decision is announced in the person’s language, with the note as the office wrote it', async () => {
  const reader = await member(20, 'ml');
  const form = formOf({ kind: 'licence', renewalDate: inDays(1000) }, { file: { bytes: await picture() } });
  const { body: open } = await site.call('POST', '/api/licences/renewals/', { token: reader.token, form });
  const decide = (body: object) =>
    site.call('POST', `/api/licences/renewals/${open.id}/decision/`, { token: registrar.token, body });
  expect((await decide({ decision: 'approve', note: 'Seen at the office' })).status).toBe(200);
  const [mail] = await mailsTo(site, reader.user.email);
  for (const part of partsOf(mail!)) {
    for (const text of [
      ml.notices['licences.licence_approved'],
      'Seen at the office',
      ml.mails.decidedFooter,
      ml.mails.openPage,
    ])
      expect(part).toContain(text);
    expect(part).not.toContain(en.mails.decidedFooter);
  }
  const [english, malayalam] = await shownTo(reader);
  expect(english).toMatch(/^It is valid through .* Seen at the office$/);
  expect(malayalam).toMatch(/വരെ സാധുവാണ്\. Seen at the office$/);
});

test('the desk’s refusals are in the language of the page', async () => {
  const { token } = await member(20, 'en');
  const refused = await site.call('POST', '/ml/api/licences/renewals/', {
    token,
    body: { kind: 'licence', renewalDate: inDays(1000) },
  });
  expect([refused.status, refused.body]).toEqual([400, { file: [ml.scanNeeded] }]);
  const empty = await site.call('POST', '/ml/api/licences/renewals/', { token, body: { kind: 'licence' } });
  expect([empty.status, empty.body]).toEqual([400, { renewalDate: [ml.dayNeeded], file: [ml.scanNeeded] }]);
  expect((await site.call('POST', '/ml/api/licences/renewals/', { token, body: {} })).body).toEqual(empty.body);
});

test('a reminder’s link ends these mails with one click, and opening it ends nothing', async () => {
  const { user, token } = await member(7, 'en');
  await morning();
  const [mail] = await mailsTo(site, user.email);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [link] = /\/api\/licences\/reminders\/unsubscribe\/[\w.-]+\//.exec(mail!)!;
  const wanted = async () => (await site.call('GET', '/api/licences/mine/', { token })).body.reminder_mail as boolean;
  expect([(await site.call('GET', link)).status, await wanted()]).toEqual([200, true]);
  expect([(await site.call('POST', link)).status, await wanted()]).toEqual([200, false]);
  expect([(await site.call('POST', link)).status, await wanted()]).toEqual([200, false]);
});
