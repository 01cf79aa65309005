import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { formOf, makeUser, picture, readUser, signIn, testPerson } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '../../audit/server/tables';
import { renewals } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });

const record = (id: number, body: object, token = registrar.token) =>
  site.call('POST', `/api/licences/${id}/record/`, { token, body });
const note = 'Certificate seen at the meeting of 20 November.';

test('a licence and a membership are recorded, confirmed at once, and the member is notified', async () => {
  const { user, token } = await signIn(site, 'member');
  const { status, body } = await record(user.id, {
    licenseNo: 'EA/88/PKD',
    renewalDate: '2031-01-31',
    membership_until: '2030-03-31',
    note,
  });
  expect(status).toBe(200);
  expect(body.licence).toMatchObject({ until: '2031-01-31', confirmed: true, confirmed_number: 'EA/88/PKD' });
  expect(body.membership.until).toBe('2030-03-31');
  expect(body.person).toMatchObject({ licenseNo: 'EA/88/PKD', membership_until: '2030-03-31' });
  const mine = (await site.call('GET', '/api/licences/mine/', { token })).body;
  expect(
    mine.history.map(({ kind, status: state, note: said }: Record<string, string>) => [kind, state, said]),
  ).toEqual([
    ['membership', 'approved', note],
    ['licence', 'approved', note],
  ]);
  const { results } = (await site.call('GET', '/api/notifications/', { token })).body;
  expect(results.map(({ text }: { text: string }) => text)).toEqual([
    'The office has recorded your membership',
    'The office has recorded your licence',
  ]);
  expect(results[1].title).toBe(`It is valid through 31 Jan 2031. ${note}`);
  const mails = await mailsTo(site, user.email, 2);
  expect(mails).toHaveLength(2);
  expect(mails.join()).toContain('because the office has changed what it keeps of your membership');
});

test('only what is sent changes, and a number alone is confirmed without a day', async () => {
  const { user, token } = await signIn(site, 'member', {
    membershipUntil: '2029-03-31',
    licenseCategory: 'Engineer A',
  });
  const { status } = await record(user.id, { licenseNo: 'EB/5', note });
  expect(status).toBe(200);
  expect(await readUser(site, user.id)).toMatchObject({
    licenseNo: 'EB/5',
    confirmedLicenseNo: 'EB/5',
    renewalDate: null,
    membershipUntil: '2029-03-31',
    licenseCategory: 'Engineer A',
  });
  const { results } = (await site.call('GET', '/api/notifications/', { token })).body;
  expect(results[0]).toMatchObject({ text: 'The office has recorded your licence', title: note });
});

test('an entry of the audit log names the person, the values before and after, and the note', async () => {
  const { id } = await makeUser(site, { membershipUntil: '2027-03-31' });
  await record(id, { membership_until: '2028-03-31', note });
  const [entry] = await readLog(site, and(eq(auditLog.action, 'renewal.record'), eq(auditLog.personId, id)));
  expect(entry).toMatchObject({
    actorId: registrar.user.id,
    before: { until: '2027-03-31' },
    after: { kind: 'membership', until: '2028-03-31', note },
  });
});

test('an earlier day is taken, and an open request of the member stays in the queue', async () => {
  const member = await signIn(site, 'member', { membershipUntil: '2030-03-31' });
  const ask = { kind: 'membership', membership_until: '2031-03-31' };
  await site.call('POST', '/api/licences/renewals/', { token: member.token, body: ask });
  const { body } = await record(member.user.id, { membership_until: '2028-03-31', note });
  expect(body.membership.until).toBe('2028-03-31');
  expect(body.requests.membership).toMatchObject({ status: 'queue', membership_until: '2031-03-31' });
});

test('the file is private, and its address is for the registrar who asked', async () => {
  const { id } = await makeUser(site);
  const form = formOf(
    { licenseNo: 'L 9', renewalDate: '2031-01-31', membership_until: '2031-03-31', note },
    { file: { bytes: await picture() } },
  );
  const answer = await site.call('POST', `/api/licences/${id}/record/`, { token: registrar.token, form });
  expect(answer.status).toBe(200);
  const [membership, licence] = answer.body.results;
  expect([membership.file, licence.file.type]).toEqual([null, 'image/jpeg']);
  expect((await site.call('GET', licence.file.url)).status).toBe(200);
  expect((await site.call('GET', licence.file.url.replace(/\?.*/, ''))).status).toBe(404);
});

test('what is missing or impossible is refused by field, and nothing is stored', async () => {
  const { id } = await makeUser(site, { licenseDate: '2026-01-31' });
  const faults = async (body: object) => {
    const answer = await record(id, body);
    return [answer.status, Object.keys(answer.body).sort()];
  };
  expect(await faults({ note })).toEqual([400, ['licenseNo', 'membership_until', 'renewalDate']]);
  expect(await faults({ licenseNo: 'L 1' })).toEqual([400, ['note']]);
  expect(await faults({ renewalDate: '2031-01-31', note })).toEqual([400, ['licenseNo']]);
  expect(await faults({ licenseNo: 'L 1', renewalDate: '2020-01-31', note })).toEqual([400, ['renewalDate']]);
  expect(await faults({ membership_until: '31-01-2031', note })).toEqual([400, ['membership_until']]);
  expect(await site.site.db.$count(renewals, eq(renewals.userId, id))).toBe(0);
});

test('404 for an applicant and a superuser, 409 for a profile that changed since it was read', async () => {
  const applicant = await makeUser(site, { isApproved: false, role: 'user' });
  expect((await record(applicant.id, { membership_until: '2031-03-31', note })).status).toBe(404);
  const member = await makeUser(site);
  const stale = { membership_until: '2031-03-31', note, updated_at: '2020-01-01T00:00:00+05:30' };
  const answer = await record(member.id, stale);
  expect([answer.status, answer.body.code]).toEqual([409, 'stale']);
});

test('the days to a decision leave out what the office recorded by hand', async () => {
  const statistics = async () =>
    (await site.call('GET', '/api/licences/statistics/', { token: registrar.token })).body.days_to_decision.decided;
  const before = await statistics();
  await record((await makeUser(site)).id, { membership_until: '2031-03-31', note });
  expect(await statistics()).toBe(before);
});
