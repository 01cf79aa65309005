import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openSecond, testApp } from '~test/app';
import { formOf, picture, signIn, testPerson } from '~test/factories';
import { mailsTo, sendHeldMails } from '~test/outbox';
import { jobs } from '~/platform/jobs/tables';
import { mailJob } from '~/platform/mail';
import { dayIso } from '~/shared/membership-status';
import { createNotices } from '../../notifications/server/public';
import { notices } from '../../notifications/server/tables';
import { daysAfter } from '../rules';
import type { Licences } from './context';
import { everyMorning } from './reminders';
import { createScanAddresses } from './scans';
import { reminders, renewals } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });

const inDays = (days: number) => daysAfter(dayIso(site.clock.now()), days);

/** A member whose licence the office has confirmed, with so many days left. */
const member = (days: number, more = {}) =>
  signIn(site, 'member', {
    licenseNo: 'EA/1',
    renewalDate: inDays(days),
    confirmedLicenseNo: 'EA/1',
    confirmedRenewalDate: inDays(days),
    ...more,
  });
const renewLicence = async ({ token }: { token: string }) => {
  const form = formOf({ kind: 'licence', renewalDate: inDays(1000) }, { file: { bytes: await picture() } });
  return site.call('POST', '/api/licences/renewals/', { token, form });
};
const decide = (id: number, body: object) =>
  site.call('POST', `/api/licences/renewals/${id}/decision/`, { token: registrar.token, body });

describe('every morning', () => {
  const licencesOf = (app = site): Licences => ({
    ...app.site,
    scans: createScanAddresses(app.site.config, app.clock),
    notices: createNotices(app.site),
  });
  const run = (app = site, signal = new AbortController().signal) => everyMorning(licencesOf(app), signal);
  const sent = async (userId: number) =>
    (await site.site.db.select().from(reminders).where(eq(reminders.userId, userId)))
      .map(({ step }) => step)
      .sort((a, b) => a - b);
  /** Waits until every mail that is queued has gone. */
  const allMailed = async () => {
    await sendHeldMails(site);
    await expect.poll(() => site.site.db.$count(jobs, and(eq(jobs.name, mailJob), isNull(jobs.endedAt)))).toBe(0);
  };
  const reminded = async (email: string, least = 1) =>
    (await mailsTo(site, email, least)).filter((mail) => /Your (licence|membership) (runs|ran) out/.test(mail)).length;

  test('each step is sent once by bell and mail, never while a request is open, by mail only if wanted', async () => {
    const person = await member(30);
    const quiet = await member(7);
    const asking = await member(0);
    const paid = await member(900, { membershipUntil: inDays(-30) });
    const lateStep = await member(20);
    const missed = await member(60);
    await site.call('PATCH', '/api/licences/mine/', { token: quiet.token, body: { reminder_mail: false } });
    const { body: open } = await renewLicence(asking);
    await Promise.all([run(), run()]);
    await run();
    expect([await sent(person.user.id), await reminded(person.user.email)]).toEqual([[-30], 1]);
    // What would be sent has been sent by then: the wait for a mail that must not come would last its full 15 seconds.
    await allMailed();
    expect([await sent(quiet.user.id), await reminded(quiet.user.email, 0)]).toEqual([[-7], 0]);
    const told = await site.site.db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, quiet.user.id), eq(notices.kind, 'licence')));
    const values = { days: 7, day: inDays(7) };
    expect(told).toEqual([
      expect.objectContaining({ key: 'licences.licence_in_days', values, text: 'Your licence runs out in 7 days' }),
    ]);
    expect(await sent(asking.user.id)).toEqual([]);
    expect([await sent(paid.user.id), await reminded(paid.user.email)]).toEqual([[30], 1]);
    // Ten days after a step is too late for it.
    expect([await sent(lateStep.user.id), await sent(missed.user.id)]).toEqual([[], []]);
    await decide(open.id, { decision: 'reject', note: 'Blurred' });
    await run();
    expect(await sent(asking.user.id)).toEqual([0]);
  });

  test('after an outage only the newest step is sent; a second instance and a killed run send none twice', async () => {
    const person = await member(5);
    const second = await openSecond(site);
    try {
      const cut = new AbortController();
      cut.abort(new Error('stopped'));
      await expect(run(site, cut.signal)).rejects.toThrow('stopped');
      await Promise.all([run(), ...(second ? [run(second)] : [])]);
      await run();
      await allMailed();
      const mails = await mailsTo(site, person.user.email, 0);
      expect([await sent(person.user.id), mails.map((mail) => /^Subject: .*/m.exec(mail)?.[0])]).toEqual([
        [-7],
        ['Subject: Your licence runs out in 5 days'],
      ]);
    } finally {
      await second?.close();
    }
  });

  test('scans go 90 days after the decision', async () => {
    const { body } = await renewLicence(await member(10));
    await decide(body.id, { decision: 'approve' });
    const row = async () => (await site.site.db.select().from(renewals).where(eq(renewals.id, body.id)))[0]!;
    const { file } = await row();
    site.clock.pass({ days: 89 });
    await run();
    expect((await row()).file).toEqual(file);
    site.clock.pass({ days: 1 });
    await run();
    expect((await row()).file).toBeNull();
    expect(await site.site.files.stat(file!.key)).toBeNull();
  });
});
