import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { makeUser, readUser, signIn } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '~/features/audit/server/tables';
import { users } from '~/features/people/server/tables';

const site = testApp();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(site, 'superuser'));
});

const applicant = (more = {}) => makeUser(site, { isApproved: false, role: 'user', ...more });
const approve = (id: number, body?: object) => site.call('POST', `/api/admin/approve-user/${id}/`, { token, body });
const revoke = (id: number) => site.call('POST', `/api/admin/revoke-approval/${id}/`, { token });
const numberOf = (membershipId: string | null | undefined) => Number(membershipId?.replace('PKD', ''));

test('approval gives a role, a membership id and a mail, and is recorded', async () => {
  const person = await applicant({ requestedRole: 'admin' });
  expect(await approve(person.id)).toMatchObject({ status: 200, body: { message: 'User approved successfully!' } });
  const user = await readUser(site, person.id);
  expect(user).toMatchObject({ isApproved: true, role: 'member' });
  expect(user?.membershipId).toMatch(/^PKD\d{4}$/);
  const [mail] = await mailsTo(site, person.email);
  expect(mail).toContain(user!.membershipId!);
  const [entry] = await readLog(site, eq(auditLog.targetId, person.id));
  expect(entry).toMatchObject({ action: 'user.approve', after: { role: 'member', membership_id: user!.membershipId } });
});

test('the role may be another one than was asked for', async () => {
  const person = await applicant({ requestedRole: 'area_admin' });
  expect((await approve(person.id, { role: 'area_admin' })).body).toEqual({
    role: ['An area admin needs an area. Please set it first.'],
  });
  expect((await approve(person.id, { role: 'king' })).status).toBe(400);
  expect((await approve(person.id, { role: 'unit_admin' })).status).toBe(200);
  expect((await readUser(site, person.id))?.role).toBe('unit_admin');
});

test('the mail to a person approved as a user announces an account, not a membership', async () => {
  const person = await applicant();
  await approve(person.id, { role: 'user' });
  const [mail] = await mailsTo(site, person.email);
  expect(mail).toContain('Your account is approved');
});

test('approving twice is a 409, also at the same moment; an unknown person is a 404', async () => {
  const person = await applicant();
  const both = await Promise.all([approve(person.id), approve(person.id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await approve(999_999)).status).toBe(404);
  expect(await mailsTo(site, person.email)).toHaveLength(1);
});

test('no membership id is given twice, not even after its owner is gone', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => applicant()));
  await Promise.all(people.map(({ id }) => approve(id)));
  const ids = await Promise.all(people.map(async ({ id }) => (await readUser(site, id))?.membershipId));
  expect(new Set(ids).size).toBe(8);
  const highest = Math.max(...ids.map(numberOf));
  const last = people.find((_, index) => numberOf(ids[index]) === highest)!;
  await site.site.db.delete(users).where(eq(users.id, last.id));
  const next = await applicant();
  await approve(next.id);
  expect(numberOf((await readUser(site, next.id))?.membershipId)).toBe(highest + 1);
});

test('a sealed number that cannot be read spoils its own row, not the list', async () => {
  const damaged = await makeUser(site, { isApproved: false, role: 'user', aadhaarSealed: 'sealed with another key' });
  const { status, body } = await site.call('GET', '/api/admin/pending-approvals/', { token });
  expect(status).toBe(200);
  expect(body.pending_users.find(({ id }: { id: number }) => id === damaged.id)).toMatchObject({
    aadhaar: 'XXXX XXXX XXXX',
  });
});

test('pending approvals show what was asked for, the longest waiting first', async () => {
  const second = await applicant({
    requestedArea: 'Silent Valley',
    requestedUnit: 'Mukkali',
    requestedRole: 'unit_admin',
  });
  const early = await applicant({ dateJoined: new Date('2020-01-01') });
  const { body } = await site.call('GET', '/api/admin/pending-approvals/', { token });
  expect(body.pending_users[0].id).toBe(early.id);
  expect(body.pending_users.find(({ id }: { id: number }) => id === second.id)).toMatchObject({
    is_approved: false,
    requested_role: 'unit_admin',
    requested_role_display: 'Unit Admin',
    requested_area: 'Silent Valley',
    requested_unit: 'Mukkali',
  });
});

test('a withdrawn approval ends every session and every right; the next approval keeps the membership id', async () => {
  const person = await signIn(site, 'area_admin', { areaId: 1 });
  expect((await revoke(person.user.id)).status).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: person.token })).status).toBe(401);
  expect(await readUser(site, person.user.id)).toMatchObject({
    isApproved: false,
    role: 'user',
    requestedRole: 'area_admin',
  });
  expect((await revoke(person.user.id)).body.code).toBe('not_approved');
  await approve(person.user.id);
  expect((await readUser(site, person.user.id))?.membershipId).toBe(person.user.membershipId);
});

test('the last superuser stays; of two that are withdrawn at once one stays', async () => {
  const others = await site.site.db.select().from(users).where(eq(users.role, 'superuser'));
  expect(others).toHaveLength(1);
  expect(await revoke(others[0]!.id)).toMatchObject({ status: 409, body: { code: 'last_superuser' } });
  const second = await makeUser(site, { role: 'superuser' });
  await Promise.all([revoke(others[0]!.id), revoke(second.id)]);
  const left = await site.site.db
    .select()
    .from(users)
    .where(sql`${users.role} = 'superuser' and ${users.isApproved}`);
  expect(left).toHaveLength(1);
});

test('the audit log can not be changed', async () => {
  await expect(site.site.db.delete(auditLog)).rejects.toThrow();
  await expect(site.site.db.update(auditLog).set({ action: 'x' })).rejects.toThrow();
});
