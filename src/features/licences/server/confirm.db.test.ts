import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp, type Answer } from '~test/app';
import { readLog } from '~test/audit';
import { formOf, makeUser, picture, readUser, signIn, testPerson } from '~test/factories';
import { dayIso } from '~/shared/membership-status';
import type { users } from '~/features/people/server/tables';
import { areas } from '../../areas/server/tables';
import { auditLog } from '../../audit/server/tables';
import { insertNotices } from '../../notifications/server/public';
import { notices } from '../../notifications/server/tables';
import { daysAfter } from '../rules';
import { subjectOf } from './context';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });

const inDays = (days: number) => daysAfter(dayIso(site.clock.now()), days);
const confirm = (id: number, body?: object) =>
  site.call('POST', `/api/licences/${id}/confirm/`, { token: registrar.token, body });
const listed = async (token = registrar.token) =>
  (
    (await site.call('GET', '/api/licences/desk/?status=unconfirmed&page_size=100', { token })).body.results as {
      id: number;
    }[]
  ).map(({ id }) => id);
const statusOf = async (person: { token: string }) =>
  (await site.call('GET', '/api/licences/mine/', { token: person.token })).body.status as string;
const unconfirmed = async () =>
  (await site.call('GET', '/api/licences/statistics/', { token: registrar.token })).body.unconfirmed as number;
const codeOf = ({ status, body }: Answer) => [status, body.code];

/** A member whose licence the office has confirmed, and who has entered another last day since. */
const member = async (more: Partial<typeof users.$inferInsert> = {}) =>
  signIn(site, 'member', {
    licenseNo: 'EA/1',
    renewalDate: inDays(900),
    confirmedLicenseNo: 'EA/1',
    confirmedRenewalDate: inDays(-3),
    ...more,
  });

test('a registrar confirms an entry: status, list, statistics and the board follow in the next answer', async () => {
  const person = await member();
  const { id } = person.user;
  await site.site.write((tx) =>
    insertNotices(
      tx,
      {
        to: [id],
        kind: 'licence',
        text: 'Your licence ran out 3 days ago',
        about: [],
        title: '',
        link: null,
        subject: subjectOf(id, 'licence'),
      },
      site.clock.now(),
    ),
  );
  expect([await statusOf(person), await listed()]).toEqual(['expired', expect.arrayContaining([id])]);
  const before = await unconfirmed();
  const { status, body } = await confirm(id);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id,
      license_confirmed: true,
      renewalDate: inDays(900),
      confirmed_until: inDays(900),
      licence_until: inDays(900),
      confirmed_number: 'EA/1',
      status: 'active',
    }),
  ]);
  expect([await statusOf(person), await unconfirmed()]).toEqual(['active', before - 1]);
  expect(await listed()).not.toContain(id);
  expect(await readUser(site, id)).toMatchObject({
    confirmedRenewalDate: inDays(900),
    licenseConfirmedAt: expect.any(Date),
  });
  expect(await site.site.db.$count(notices, eq(notices.userId, id))).toBe(0);
  const log = await readLog(site, and(eq(auditLog.targetId, id), eq(auditLog.action, 'user.confirm_license')));
  expect(log).toEqual([
    expect.objectContaining({
      actorId: registrar.user.id,
      before: { renewalDate: inDays(-3) },
      after: { renewalDate: inDays(900) },
    }),
  ]);
  expect(codeOf(await confirm(id))).toEqual([409, 'nothing_to_confirm']);
});

test('a removed licence can be confirmed too; of two clerks at once one confirms', async () => {
  const person = await member({ licenseNo: null, renewalDate: null });
  expect(await listed()).toContain(person.user.id);
  const both = await Promise.all([confirm(person.user.id), confirm(person.user.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await readUser(site, person.user.id)).toMatchObject({
    confirmedLicenseNo: null,
    confirmedRenewalDate: null,
    licenseConfirmedAt: null,
  });
  expect(await statusOf(person)).toBe('unknown');
});

test('a change since it was read is a 409, and nothing is written', async () => {
  const person = await member();
  const { results } = (
    await site.call('GET', '/api/licences/desk/?status=unconfirmed&page_size=100', { token: registrar.token })
  ).body;
  const { updated_at } = results.find((row: { id: number }) => row.id === person.user.id);
  expect(
    (await site.call('PATCH', '/api/profile/update/', { token: person.token, body: { licenseNo: 'EA/7' } })).status,
  ).toBe(200);
  expect(codeOf(await confirm(person.user.id, { updated_at }))).toEqual([409, 'stale']);
  expect(await readUser(site, person.user.id)).toMatchObject({
    confirmedLicenseNo: 'EA/1',
    confirmedRenewalDate: inDays(-3),
  });
});

test('the list has only members’ unconfirmed licences; area admins see their area, in the export too', async () => {
  const [one, other] = await site.site.db.select().from(areas).limit(2);
  const chief = await signIn(site, 'area_admin', { areaId: one!.id });
  const inside = await member({ areaId: one!.id });
  const outside = await member({ areaId: other!.id, licenseNo: 'EA/OUT' });
  const without = await makeUser(site, { areaId: one!.id });
  const confirmed = await member({ areaId: one!.id, confirmedRenewalDate: inDays(900) });
  const applicant = await makeUser(site, { role: 'user', isApproved: false, licenseNo: 'EA/2', areaId: one!.id });
  expect(await listed(chief.token)).toEqual([inside.user.id]);
  expect(await listed()).toEqual(expect.arrayContaining([inside.user.id, outside.user.id]));
  expect(codeOf(await confirm(without.id))).toEqual([409, 'nothing_to_confirm']);
  expect(codeOf(await confirm(confirmed.user.id))).toEqual([409, 'nothing_to_confirm']);
  for (const id of [applicant.id, 999_999]) expect(codeOf(await confirm(id))).toEqual([404, 'user_unknown']);
  expect((await site.call('POST', `/api/licences/${inside.user.id}/confirm/`, { token: chief.token })).status).toBe(
    403,
  );
  const csv = String(
    (await site.call('GET', '/api/licences/desk/export/?status=unconfirmed', { token: registrar.token })).body,
  );
  expect(csv.split('\n')[0]).toContain('Last Day as Entered,Confirmed License Number,Confirmed Last Day');
  expect(csv).toContain('EA/OUT');
});

test('a confirmation is taken back with the reminders it deleted, once and by the same registrar', async () => {
  const person = await member();
  const { id } = person.user;
  const notice = {
    to: [id],
    kind: 'licence' as const,
    text: 'Your licence ran out 3 days ago',
    about: [],
    title: '',
    link: null,
    subject: subjectOf(id, 'licence'),
  };
  await site.site.write((tx) => insertNotices(tx, notice, site.clock.now()));
  const before = await readUser(site, id);
  const undo = (token = registrar.token) => site.call('DELETE', `/api/licences/${id}/confirm/`, { token });
  await confirm(id);
  const other = await signIn(site, 'admin', { duties: ['registrar'] });
  expect(codeOf(await undo(other.token))).toEqual([409, 'too_late']);
  expect((await undo()).status).toBe(204);
  const { updatedAt: _was, ...rest } = before!;
  expect(await readUser(site, id)).toMatchObject(rest);
  expect(await site.site.db.$count(notices, eq(notices.userId, id))).toBe(1);
  expect([await statusOf(person), await listed()]).toEqual(['expired', expect.arrayContaining([id])]);
  expect(await readLog(site, eq(auditLog.action, 'user.undo_confirm_license'))).toHaveLength(1);
  expect(codeOf(await undo())).toEqual([409, 'too_late']);

  await confirm(id);
  await site.call('PATCH', '/api/profile/update/', { token: person.token, body: { pin: '678001' } });
  expect(codeOf(await undo())).toEqual([409, 'too_late']);
});

test('several are confirmed at once, with a result each; the last scan stands beside them', async () => {
  const [first, second] = [await member(), await member()];
  const scan = await picture();
  await site.call('POST', '/api/licences/renewals/', {
    token: first.token,
    form: formOf({ kind: 'licence', renewalDate: inDays(1000) }, { file: { bytes: scan, name: 'scan.jpg' } }),
  });
  const { results } = (
    await site.call('GET', '/api/licences/desk/?status=unconfirmed&page_size=100', { token: registrar.token })
  ).body as { results: { id: number; evidence: { status: string; file: { type: string; url: string } } | null }[] };
  const evidenceOf = (id: number) => results.find((row) => row.id === id)!.evidence;
  expect(evidenceOf(first.user.id)).toMatchObject({ status: 'queue', file: { type: 'image/jpeg', page: null } });
  expect((await site.call('GET', evidenceOf(first.user.id)!.file.url)).status).toBe(200);
  expect(evidenceOf(second.user.id)).toBeNull();

  const ids = [first, second, registrar].map(({ user }) => user.id).concat(999_999);
  const send = (address: string, body: object) =>
    site.call('POST', `/api/licences/confirm/${address}`, { token: registrar.token, body });
  const many = () => send('', { ids, updated_at: { [second.user.id]: '2020-01-01T00:00:00.000Z' } });
  expect((await many()).body.results).toEqual([
    { id: first.user.id, skipped: null, detail: null },
    { id: second.user.id, skipped: 'stale', detail: expect.stringContaining('changed') },
    { id: registrar.user.id, skipped: 'own_record', detail: expect.stringContaining('own record') },
    { id: 999_999, skipped: 'user_unknown', detail: expect.any(String) },
  ]);
  expect((await many()).body.results[0]).toMatchObject({ skipped: 'nothing_to_confirm' });
  expect(await listed()).not.toContain(first.user.id);
  expect((await send('undo/', { ids })).body).toEqual({ undone: [first.user.id] });
  expect(await listed()).toContain(first.user.id);
  expect(codeOf(await send('undo/', { ids }))).toEqual([409, 'too_late']);
  for (const wrong of [{}, { ids: [] }, { ids: Array.from({ length: 101 }, (_, at) => at + 1) }, { ids: ['x'] }])
    expect((await send('', wrong)).status).toBe(400);
});
