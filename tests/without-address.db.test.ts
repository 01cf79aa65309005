import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { listErasures, personalData } from '../src/app/features';
import { createScanAddresses } from '../src/features/licences/server/scans';
import { everyMorning } from '../src/features/licences/server/reminders';
import { reminders } from '../src/features/licences/server/tables';
import { createNotices } from '../src/features/notifications/server/public';
import { notices } from '../src/features/notifications/server/tables';
import { users } from '../src/features/people/server/tables';
import { deliverAll } from '../src/features/posts/server/deliver';
import { contextOf } from '../src/features/posts/server/context';
import { collectRows } from '../src/features/privacy/server/export/zip';
import { resetTokens } from '../src/features/sign-in/server/tables';
import { mailJob } from '../src/platform/mail';
import { jobs } from '../src/platform/jobs/tables';
import { dayIso } from '../src/shared/membership-status';
import { testApp } from './support/app';
import { decideApplication } from './support/applications';
import { readLog } from './support/audit';
import { makeUser, password, readUser, signIn, testPerson } from './support/factories';
import { mailsTo } from './support/outbox';

/* docs/decisions/0063: a member without an e-mail address has no login and gets no mail; all else is as for others. */
const site = testApp();
const superuser = testPerson(site, 'superuser');
const registrar = testPerson(site, 'admin', { duties: ['registrar'] });
const member = testPerson(site, 'member');

type More = Partial<typeof users.$inferInsert>;
let serial = 0;
/** Makes a member without an address, with a name of their own. */
const onPaper = (more: More = {}) =>
  makeUser(site, { firstName: 'Kunjan', lastName: `Menon ${(serial += 1)}`, email: null, ...more });
const get = (url: string, { token } = superuser) => site.call('GET', url, { token });
const edit = (id: number, body: object) => site.call('PATCH', `/api/users/${id}/`, { token: superuser.token, body });
const login = (name: string, word: string) =>
  site.call('POST', '/api/auth/login/', { body: { email_or_member_id: name, password: word } });
/** Returns the number of mails to a person, waiting ones and those in the outbox. */
const mailsOf = async (id: number) => {
  const queued = await site.site.db.select({ people: jobs.people }).from(jobs).where(eq(jobs.name, mailJob));
  const folder = path.join(site.site.config.dataDir, 'outbox');
  const sent = existsSync(folder) ? readdirSync(folder) : [];
  const isTheirs = (name: string) => readFileSync(path.join(folder, name), 'latin1').includes(`X-Reader: ${id}\r\n`);
  return queued.filter(({ people }) => people?.includes(id)).length + sent.filter(isTheirs).length;
};
const found = <T extends { id: number }>(list: T[], id: number): T | undefined => list.find((one) => one.id === id);

test('the answers about such a person have an empty e-mail, and the directory has none to show', async () => {
  const { id, firstName, lastName } = await onPaper({ hideEmail: true });
  const name = `${firstName} ${lastName}`;
  expect((await get(`/api/users/${id}/`)).body).toMatchObject({ email: '', full_name: name });
  expect(found((await get('/api/users/')).body, id)).toMatchObject({ email: '', full_name: name });
  for (const caller of [superuser, registrar, member]) {
    const { members } = (await get('/api/members/', caller)).body as { members: { id: number }[] };
    expect(found(members, id)).toMatchObject({ email: null, full_name: name, status: 'unknown' });
  }
  const admin = await signIn(site, 'area_admin', { areaId: 1 });
  const { id: neighbour } = await onPaper({ areaId: 1 });
  const { members } = (await get('/api/area-admin/overview/', admin)).body as { members: { id: number }[] };
  expect(found(members, neighbour)).toMatchObject({ email: '' });
});

test('exports have an empty cell, and the completion of the profile counts the gap', async () => {
  const [without, other] = [await onPaper(), await makeUser(site)];
  const { body } = await site.call('POST', '/api/users/export/', {
    token: superuser.token,
    body: { ids: [without.id, other.id] },
  });
  const rows = String(body).trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[2])).toEqual(['', other.email]);
  const list = String((await get(`/api/members/export/?search=${without.lastName}`)).body);
  expect(list).toContain(`${without.firstName} ${without.lastName},${without.username},,${without.phone}`);
  const completion = async (id: number) =>
    ((await get(`/api/users/${id}/`)).body as { profile_completion: number }).profile_completion;
  expect(await completion(without.id)).toBeLessThan(await completion(other.id));
  const inList = found((await get('/api/users/')).body as { id: number; profile_completion: number }[], without.id);
  expect(inList?.profile_completion).toBe(await completion(without.id));
});

test('no login by any name, and no link to a password for an empty address', async () => {
  const { id, membershipId, username, passwordHash } = await onPaper();
  expect(passwordHash).not.toBe('');
  for (const name of [membershipId!, username, 'null', `${username}@example.test`])
    expect(await login(name, `${password}!`)).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
  for (const email of ['', 'null', null])
    expect((await site.call('POST', '/api/auth/forgot-password/', { body: { email } })).status).toBe(400);
  expect(await site.site.db.$count(resetTokens, eq(resetTokens.userId, id))).toBe(0);
});

test('a reminder of a licence that ends is noted and not mailed; the office confirms licence and card', async () => {
  const day = dayIso(site.clock.now());
  const { id } = await onPaper({ licenseNo: 'EB/77', licenseCategory: 'Engineer B', renewalDate: '2027-01-01' });
  const confirmed = await site.call('POST', `/api/licences/${id}/confirm/`, { token: registrar.token });
  expect(confirmed).toMatchObject({ status: 200, body: { email: '', license_confirmed: true } });
  await site.site.db.update(users).set({ confirmedRenewalDate: day, renewalDate: day }).where(eq(users.id, id));
  const licences = { ...site.site, scans: createScanAddresses(site.site.config, site.clock) };
  await everyMorning({ ...licences, notices: createNotices(site.site) }, new AbortController().signal);
  expect(await site.site.db.$count(reminders, eq(reminders.userId, id))).toBe(1);
  expect(await mailsOf(id)).toBe(0);
  const issued = await site.call('POST', `/api/cards/${id}/issue/`, { token: registrar.token });
  expect(issued.status).toBe(201);
  const { results } = (await get('/api/cards/?search=Kunjan', registrar)).body as { results: { id: number }[] };
  expect(found(results, id)).toMatchObject({ card: 'live', status: 'expiring' });
});

test('the first address is saved like any other, and is mailed the link to a password', async () => {
  const { id, membershipId } = await onPaper();
  const email = 'first.address@example.test';
  expect((await edit(id, { email: 'nonsense' })).body).toHaveProperty('email');
  expect((await edit(id, { email: member.user.email.toUpperCase() })).body).toEqual({
    email: ['An account with this email already exists.'],
  });
  expect(await edit(id, { email })).toMatchObject({ status: 200, body: { email } });
  expect(await readUser(site, id)).toMatchObject({ emailConfirmedAt: null, emailChangedAt: expect.any(Date) });
  const [entry] = await readLog(site, undefined).then((log) =>
    log.filter(({ action, targetId }) => action === 'user.edit' && targetId === id),
  );
  expect(entry).toMatchObject({ before: { email: '' }, after: { email } });

  const [mail, ...more] = await mailsTo(site, email);
  expect(more).toEqual([]);
  expect(mail).toContain(membershipId);
  expect(mail).not.toContain('was changed');
  const [, link] = /reset-password\/(\d+\/[\w-]+)/.exec(mail!)!;
  const [{ expiresAt }] = (await site.site.db.select().from(resetTokens).where(eq(resetTokens.userId, id))) as [
    typeof resetTokens.$inferSelect,
  ];
  expect(expiresAt.getTime() - site.clock.now().getTime()).toBeCloseTo(7 * 24 * 3_600_000, -5);
  expect((await get(`/api/auth/verify-reset-token/${link}/`)).body).toMatchObject({
    valid: true,
    email: 'f***@example.test',
  });
  const set = await site.call('POST', `/api/auth/reset-password/${link}/`, {
    body: { new_password: 'a bridge of teak', confirm_password: 'a bridge of teak' },
  });
  expect(set.status).toBe(200);
  expect(await login(email, 'a bridge of teak')).toMatchObject({ status: 200, body: { user: { id, email } } });

  // A second address is a change again, with a warning to both mailboxes and no other link.
  expect((await edit(id, { email: 'second.address@example.test' })).status).toBe(200);
  await vi.waitFor(async () => expect(await mailsTo(site, 'second.address@example.test')).toHaveLength(1));
  expect((await mailsTo(site, 'second.address@example.test'))[0]).not.toContain('reset-password');
  expect(await mailsTo(site, email, 2)).toHaveLength(2);
});

test('Forgot password is a way in as soon as there is an address', async () => {
  const { id } = await onPaper();
  const email = 'forgot.first@example.test';
  await edit(id, { email });
  await site.call('POST', '/api/auth/forgot-password/', { body: { email } });
  const mails = await mailsTo(site, email, 2);
  expect(mails.filter((mail) => mail.includes(`reset-password/${id}/`))).toHaveLength(2);
});

test('the first address needs a fresh proof of an enrolled superuser; an applicant gets no link', async () => {
  const { id } = await onPaper();
  const chief = await signIn(site, 'superuser', { secondFactorSince: new Date() });
  const step = () =>
    site.call('PATCH', `/api/users/${id}/`, { token: chief.token, body: { email: 'proved@example.test' } });
  site.clock.pass({ minutes: 6 });
  expect(await step()).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
  expect((await readUser(site, id))!.email).toBeNull();
  const applicant = await onPaper({ isApproved: false, role: 'user' });
  expect((await edit(applicant.id, { email: 'applicant.first@example.test' })).status).toBe(200);
  expect(await mailsOf(applicant.id)).toBe(0);
});

test('other fields of such a person are saved without an address', async () => {
  const { id } = await onPaper({ phone: null });
  expect(await edit(id, { skills: 'Roofs', phone: '9447998877' })).toMatchObject({
    status: 200,
    body: { skills: 'Roofs', phone: '9447998877', email: '' },
  });
  expect((await edit(id, { email: '' })).body).toEqual({ email: ['Email is required'] });
});

test('a circular is no notice and no mail to them; the office sees who gets paper, and takes their list', async () => {
  const { body: area } = await site.call('POST', '/api/areas/', {
    token: superuser.token,
    body: { name: 'Paper Area' },
  });
  const [reader, without] = [await makeUser(site, { areaId: area.id }), await onPaper({ areaId: area.id })];
  const audience = { areas: [area.id] };
  const body = { kind: 'circular', title: 'Fees', body: 'From May', urgent: true, audience };
  const { id } = (await site.call('POST', '/api/admin/posts/', { token: superuser.token, body })).body as {
    id: number;
  };
  const counts = { count: 2, on_paper: 1 };
  expect((await get(`/api/admin/posts/audience/?areas=${area.id}`)).body).toMatchObject(counts);
  expect((await get(`/api/admin/posts/${id}/audience/`)).body).toEqual(counts);
  expect((await site.call('POST', `/api/admin/posts/${id}/publish/`, { token: superuser.token })).status).toBe(200);
  await deliverAll(contextOf(site.site), id, new AbortController().signal);
  expect(await site.site.db.$count(notices, eq(notices.userId, reader.id))).toBe(1);
  expect(await site.site.db.$count(notices, eq(notices.userId, without.id))).toBe(0);
  await vi.waitFor(async () => expect(await mailsOf(reader.id)).toBe(1), { timeout: 15_000 });
  expect(await mailsOf(without.id)).toBe(0);
  const list = (await get(`/api/admin/posts/${id}/receipts/?state=on_paper`)).body;
  expect(list).toMatchObject({
    count: 1,
    counts: { people: 2, told: 1, read: 0, on_paper: 1 },
    results: [{ user_id: without.id, on_paper: true, told_at: null }],
  });
  const all = (await get(`/api/admin/posts/${id}/receipts/`)).body as {
    results: { user_id: number; on_paper: boolean }[];
  };
  expect(all.results.find(({ user_id: user }) => user === reader.id)).not.toHaveProperty('on_paper');
  const file = String((await get(`/api/admin/posts/${id}/receipts/export/?state=on_paper`)).body);
  expect(file).toContain(without.lastName);
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
});

test('a withdrawn approval: no address to confirm, no correction that is mailed, approved again', async () => {
  const { id, membershipId } = await onPaper();
  const revoke = () => site.call('POST', `/api/admin/revoke-approval/${id}/`, { token: superuser.token });
  const decide = (body: object) => decideApplication(site, superuser.token, id, body);
  expect((await revoke()).status).toBe(200);
  const desk = (await get('/api/admin/applications/?page_size=100')).body as { results: { id: number }[] };
  expect(found(desk.results, id)).toMatchObject({ email: '', unconfirmed: false });
  const note = 'Please send the number of your licence.';
  expect(await decide({ decision: 'correct', fields: ['licenseNo'], note })).toMatchObject({
    status: 409,
    body: { code: 'no_address' },
  });
  expect((await decide({ decision: 'reject', note })).status).toBe(200);
  const reopened = await site.call('POST', `/api/admin/applications/${id}/reopen/`, { token: superuser.token });
  expect(reopened.status).toBe(200);
  expect(await decide({ decision: 'approve' })).toMatchObject({ status: 200, body: { membership_id: membershipId } });
  expect(await mailsOf(id)).toBe(0);
});

test('a duplicate of such a person is found by name and birth day', async () => {
  const { firstName, lastName } = await onPaper({ dob: '1970-05-04' });
  const applicant = await makeUser(site, { firstName, lastName, dob: '1970-05-04', isApproved: false, role: 'user' });
  const { results } = (await get('/api/admin/applications/?page_size=100')).body as {
    results: { id: number; duplicates: { user: { email: string } }[] }[];
  };
  expect(found(results, applicant.id)!.duplicates).toMatchObject([{ why: 'name', user: { email: '' } }]);
});

test('such a person is erased like any other, and the export of the own data has an empty e-mail', async () => {
  const { id } = await onPaper();
  const rows = await collectRows(personalData, site.site, id);
  expect(JSON.stringify(rows)).toContain('"email":null');
  expect((await site.call('DELETE', `/api/users/${id}/`, { token: superuser.token })).status).toBe(204);
  expect(await readUser(site, id)).toBeUndefined();
  expect(await listErasures(site.site.db)).toContainEqual(expect.objectContaining({ user: id }));
});

test('a superuser who cannot log in does not stand in for the last one', async () => {
  const chiefs = await site.site.db.select({ id: users.id }).from(users).where(eq(users.role, 'superuser'));
  const { id } = await onPaper({ role: 'superuser' });
  const others = chiefs.filter((chief) => chief.id !== superuser.user.id);
  for (const chief of others)
    expect((await site.call('DELETE', `/api/users/${chief.id}/`, { token: superuser.token })).status).toBe(204);
  expect(await edit(superuser.user.id, { role: 'member' })).toMatchObject({
    status: 409,
    body: { code: 'last_superuser' },
  });
  expect((await edit(id, { role: 'member' })).status).toBe(200);
});
