import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, picture, signIn, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { fillText } from '~/shared/fill-text';
import { dayIso } from '~/shared/standing';
import { createNotices } from '../../notifications/server/public';
import { notices } from '../../notifications/server/tables';
import { daysAfter } from '../rules';
import { both } from '../texts/both';
import { everyMorning } from './reminders';
import { createScanAddresses } from './scans';

/* docs/decisions/0028: what is said to one person is said in the language they chose. */
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

/** What a person reads of a mail, as text and as HTML; the mail program that sends it chooses base64 for some. */
const partsOf = (mail: string) =>
  mail
    .split(/Content-Type: text\/(?:plain|html)/)
    .slice(1)
    .map((part) => {
      const encoded = /base64\s+([\w+/\s]+)/.exec(part)?.[1];
      return encoded === undefined ? part : Buffer.from(encoded, 'base64').toString();
    });

test('a reminder is in the language of the person: its first words, what to do, the button and the way there', async () => {
  const [reader, other] = await Promise.all([member(7, 'ml'), member(7, 'en')]);
  await morning();
  const [mail] = await mailsTo(site, reader.user.email);
  const heading = fillText(ml.notices['licences.licence_in_days'], { days: 7 });
  for (const part of partsOf(mail!)) {
    for (const said of [
      heading,
      fillText(ml.mails.greeting, { name: 'Lakshmi Menon' }),
      ml.mails.sendCertificate,
      ml.mails.openPage,
      ml.mails.reminderFooter,
      '/ml/member/licence',
    ]) {
      expect(part).toContain(said);
    }
    for (const said of Object.values(en.mails).filter((text) => !text.includes('{'))) expect(part).not.toContain(said);
  }
  expect(partsOf(mail!)).toHaveLength(2);
  // The bell keeps the English words with their key, and a title in the person's language.
  expect(await noticeOf(reader.user.id)).toMatchObject({
    key: 'licences.licence_in_days',
    text: 'Your licence runs out in 7 days',
    title: expect.stringMatching(/വരെ സാധുവാണ്/),
  });

  const [english] = await mailsTo(site, other.user.email);
  expect(english).toContain('Your licence runs out in 7 days');
  expect(english).not.toMatch(/[\u0d00-\u0d7f]|\/ml\//);
});

test('a decision is told in the language of the person, with the note as the office wrote it', async () => {
  const reader = await member(20, 'ml');
  const form = formOf({ kind: 'licence', renewalDate: inDays(1000) }, { file: { bytes: await picture() } });
  const { body: open } = await site.call('POST', '/api/licences/renewals/', { token: reader.token, form });
  const decide = (body: object) =>
    site.call('POST', `/api/licences/renewals/${open.id}/decision/`, { token: registrar.token, body });
  expect((await decide({ decision: 'approve', note: 'Seen at the office' })).status).toBe(200);
  const [mail] = await mailsTo(site, reader.user.email);
  for (const part of partsOf(mail!)) {
    for (const said of [
      ml.notices['licences.licence_approved'],
      'Seen at the office',
      ml.mails.decidedFooter,
      ml.mails.openPage,
    ])
      expect(part).toContain(said);
    expect(part).not.toContain(en.mails.decidedFooter);
  }
  expect((await noticeOf(reader.user.id)).title).toMatch(/വരെ സാധുവാണ്\. Seen at the office$/);
});

test('what the desk refuses is refused in the language of the page', async () => {
  const { token } = await member(20, 'en');
  const refused = await site.call('POST', '/ml/api/licences/renewals/', {
    token,
    body: { kind: 'licence', renewalDate: inDays(1000) },
  });
  expect([refused.status, refused.body]).toEqual([400, { file: [ml.scanNeeded] }]);
});
