import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { positions } from '~/features/committee/server/tables';
import { auditLog } from '~/features/audit/server/tables';
import { areas, units } from '~/features/areas/server/tables';
import { testApp, type Answer } from '~test/app';
import { decideApplication } from '~test/applications';
import { readLog } from '~test/audit';
import { makeUser, readUser, testPerson, tokenOf } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { applications } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const colleague = testPerson(site, 'admin', { duties: ['registrar'] });

const applicant = (more = {}) =>
  makeUser(site, { isApproved: false, role: 'user', licenseNo: 'EA/7', renewalDate: '2031-01-31', ...more });
const decide = (id: number, body: object = {}) =>
  decideApplication(site, registrar.token, id, { decision: 'approve', confirmed: true, ...body });
const undo = (id: number, by = registrar) =>
  site.call('DELETE', `/api/admin/applications/${id}/decision/`, { token: by.token });
const undoAll = (ids: number[]) =>
  site.call('POST', '/api/admin/applications/undo/', { token: registrar.token, body: { ids } });
const codeOf = ({ status, body }: Answer) => [status, body.code];
const placeIn = async () => {
  const [unit] = await site.site.db.select().from(units).limit(1);
  const [area] = await site.site.db.select().from(areas).where(eq(areas.id, unit!.areaId));
  return { areaId: area!.id, unitId: unit!.id };
};

test('an approval is taken back whole: person, application, position, session, and no mail', async () => {
  const place = await placeIn();
  const person = await applicant({ requestedRole: 'admin' });
  const at = new Date(site.clock.now().getTime() - 86_400_000);
  const note = { userId: person.id, state: 'pending' as const, fields: ['pin'], note: 'Please', waitingSince: at };
  await site.site.db.insert(applications).values(note);
  const before = await readUser(site, person.id);
  const [row] = await site.site.db.select().from(applications).where(eq(applications.userId, person.id));

  const { body } = await decide(person.id, { area: place.areaId, unit: place.unitId, position: 'Convener' });
  const token = await tokenOf(site, person);
  expect(await readUser(site, person.id)).toMatchObject({ isApproved: true, confirmedLicenseNo: 'EA/7', ...place });
  expect((await undo(person.id)).status).toBe(204);

  const { updatedAt: _was, membershipId: _none, ...rest } = before!;
  expect(await readUser(site, person.id)).toMatchObject({ ...rest, membershipId: body.membership_id });
  expect(await site.site.db.select().from(applications).where(eq(applications.userId, person.id))).toEqual([row]);
  expect(await site.site.db.$count(positions, eq(positions.userId, person.id))).toBe(0);
  expect((await site.call('GET', '/api/me/', { token })).status).toBe(401);
  const { rows } = await site.site.db.execute(sql`select * from jobs where ended_at is null and
    people @> array[${sql.raw(String(person.id))}]`);
  expect(rows).toEqual([]);
  const log = await readLog(site, and(eq(auditLog.targetId, person.id), eq(auditLog.action, 'user.undo_approval')));
  expect(log).toEqual([expect.objectContaining({ actorId: registrar.user.id, after: expect.anything() })]);

  expect((await decide(person.id)).body.membership_id).toBe(body.membership_id);
  expect(await mailsTo(site, person.email)).toHaveLength(1);
});

test('too late: twice, by a colleague, after another change, after the time, and for a stranger', async () => {
  const person = await applicant();
  await decide(person.id);
  expect(codeOf(await undo(person.id, colleague))).toEqual([409, 'too_late']);
  expect((await undo(person.id)).status).toBe(204);
  expect(codeOf(await undo(person.id))).toEqual([409, 'too_late']);

  const changed = await applicant();
  await decide(changed.id);
  await site.call('PATCH', '/api/profile/update/', { token: await tokenOf(site, changed), body: { pin: '678001' } });
  expect(codeOf(await undo(changed.id))).toEqual([409, 'too_late']);

  const gone = await applicant();
  await decide(gone.id);
  expect(await mailsTo(site, gone.email)).toHaveLength(1);
  expect(codeOf(await undo(gone.id))).toEqual([409, 'too_late']);
  expect(await readUser(site, gone.id)).toMatchObject({ isApproved: true });
  expect(codeOf(await undo(999_999))).toEqual([409, 'too_late']);

  const over = await applicant();
  await decide(over.id);
  await site.site.db.execute(
    sql`update jobs set run_at = now() where name = 'undo' and key = ${`approval:${over.id}`}`,
  );
  expect(codeOf(await undo(over.id))).toEqual([409, 'too_late']);
});

test('of several approvals those are taken back that still can be', async () => {
  const more = { ...(await placeIn()), licenseNo: null, emailConfirmedAt: site.clock.now() };
  const people = await Promise.all([1, 2, 3].map(() => applicant(more)));
  const ids = people.map(({ id }) => id);
  await site.call('POST', '/api/admin/applications/bulk/', { token: registrar.token, body: { ids: ids.slice(0, 2) } });
  const { status, body } = await undoAll(ids);
  expect([status, body.undone.toSorted()]).toEqual([200, ids.slice(0, 2).toSorted()]);
  expect(codeOf(await undoAll(ids))).toEqual([409, 'too_late']);
});

test('the specified call sends its mail at once, and cannot be taken back', async () => {
  const person = await applicant();
  const chief = await testSuperuser();
  await site.call('POST', `/api/admin/approve-user/${person.id}/`, { token: chief });
  expect(codeOf(await undo(person.id))).toEqual([409, 'too_late']);
});

const testSuperuser = async () => tokenOf(site, await makeUser(site, { role: 'superuser' }));
