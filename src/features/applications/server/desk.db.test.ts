import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { approvalDesk, decideApplication } from '~test/applications';
import { readLog } from '~test/audit';
import { formOf, makeUser, password, picture, readUser, signIn, tokenOf, userByEmail } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { auditLog } from '~/features/audit/server/tables';
import { startOfDay, dayOf } from '~/shared/dates';
import { applications } from './tables';
import { erasing } from '~/app/features';
import { eraseRejected } from './erase';

/* The approval desk, each rule (docs/product/applications.md). */
const site = testApp();
let registrar: string;
let superuser: string;
const office: { id: number }[] = [];
/** Moves the clock, and signs the office in again, because its tokens have expired. */
const pass = async (by: Parameters<typeof site.clock.pass>[0]) => {
  site.clock.pass(by);
  [registrar, superuser] = (await Promise.all(office.map((clerk) => tokenOf(site, clerk)))) as [string, string];
};
const { place, otherArea, applicant, otherInstance } = approvalDesk(site);

beforeAll(async () => {
  office.push(
    await makeUser(site, { role: 'admin', duties: ['registrar'] }),
    await makeUser(site, { role: 'superuser' }),
  );
  await pass({});
});

const note = 'The photo cannot be recognised.';
const decide = (id: number, body: object, token = registrar, at = site) => decideApplication(at, token, id, body);
const approve = (id: number, more: object = {}, token = registrar) =>
  decide(id, { decision: 'approve', ...more }, token);
const desk = async (query = '') =>
  (await site.call('GET', `/api/admin/applications/?page_size=100&${query}`, { token: registrar })).body;
const rowOf = async (id: number, query = '') =>
  (await desk(query)).results.find((row: { id: number }) => row.id === id);
const tokenIn = (mail: string | undefined, path: string) =>
  new RegExp(`/${path}/([\\w.-]+)`).exec(mail ?? '')?.[1] ?? 'none';
const correctionOf = async (email: string, least = 1) =>
  tokenIn((await mailsTo(site, email, least)).at(-1), 'join/correct');
const audited = async (id: number) => (await readLog(site, eq(auditLog.targetId, id))).map(({ action }) => action);

test('two clerks who press at once, on one instance or two: one decision, one mail, the other a 409', async () => {
  const person = await applicant();
  const both = await Promise.all([
    decide(person.id, { decision: 'approve' }),
    decide(person.id, { decision: 'reject', note }, superuser, otherInstance()),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('decided');
  expect((await decide(person.id, { decision: 'reject', note })).body.code).toBe('decided');
  expect((await audited(person.id)).length).toBe(1);
});

test('an approval with role, place and position; the licence is confirmed as it stands', async () => {
  const person = await applicant({ licenseNo: 'L 1/22', renewalDate: '2030-01-31', areaId: null, unitId: null });
  expect((await approve(person.id, { role: 'area_admin' })).body).toHaveProperty('role');
  expect((await approve(person.id, { area: otherArea.id, unit: place.unit })).body).toHaveProperty('unit');
  expect((await approve(person.id, { role: 'superuser' })).status).toBe(403);
  const { status, body } = await approve(person.id, {
    role: 'unit_admin',
    area: place.area,
    unit: place.unit,
    position: 'Unit Secretary',
  });
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'User approved successfully!' });
  expect(await readUser(site, person.id)).toMatchObject({
    isApproved: true,
    role: 'unit_admin',
    areaId: place.area,
    unitId: place.unit,
    membershipId: body.membership_id,
    confirmedLicenseNo: 'L 1/22',
    confirmedRenewalDate: '2030-01-31',
    licenseConfirmedAt: expect.any(Date),
  });
  const { rows } = await site.site.db.execute(
    sql`select title, level, unit_id from positions where user_id = ${person.id}`,
  );
  expect(rows).toEqual([{ title: 'Unit Secretary', level: 'unit', unit_id: place.unit }]);
  expect((await approve(999_999)).status).toBe(404);
});

test('a position that does not fit is a fault of its field, and nothing is approved', async () => {
  const person = await applicant({ areaId: null, unitId: null });
  const { status, body } = await approve(person.id, { position: { title: 'Secretary', level: 'area' } });
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['position'] });
  expect((await readUser(site, person.id))?.isApproved).toBe(false);
});

test('an unconfirmed address needs a second press; the specified call does not ask for it', async () => {
  const [first, other] = [await applicant({ emailConfirmedAt: null }), await applicant({ emailConfirmedAt: null })];
  expect((await rowOf(first.id)).unconfirmed).toBe(true);
  expect(await approve(first.id)).toMatchObject({ status: 409, body: { code: 'unconfirmed' } });
  expect((await approve(first.id, { confirmed: true })).status).toBe(200);
  expect((await site.call('POST', `/api/admin/approve-user/${other.id}/`, { token: superuser })).status).toBe(200);
});

test('the address is confirmed by the link in the mail, by nothing like it, and by the mailed password', async () => {
  const email = 'confirm.me@example.test';
  const form = formOf(
    {
      full_name: 'Anil Kumar',
      email,
      phone: '9447000001',
      password,
      confirm_password: password,
      area: String(place.area),
      unit: String(place.unit),
      licenseNo: 'Z-1',
      license_category: 'Engineer A',
      licenseDate: '2020-01-31',
      renewalDate: '2030-01-31',
    },
    { passport_photo: { bytes: await picture() } },
  );
  expect((await site.call('POST', '/api/auth/register/', { form })).status).toBe(201);
  const token = tokenIn((await mailsTo(site, email))[0], 'confirm-address');
  const confirm = (what: unknown) => site.call('POST', '/api/applications/confirm/', { body: { token: what } });
  for (const bad of [`${token}x`, `1${token}`, 'x', `${token.split('.')[0]}.`, '99999999999.abc'])
    expect((await confirm(bad)).status).toBe(404);
  expect((await confirm(7)).status).toBe(400);
  expect((await userByEmail(site, email))?.emailConfirmedAt).toBeNull();
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token)).status).toBe(200);
  expect((await userByEmail(site, email))?.emailConfirmedAt).not.toBeNull();

  const simple = {
    username: 'Simple One',
    email: 'simple.one@example.test',
    phone: '9447000002',
    area: 'X',
    unit: 'Y',
    role: 'admin',
  };
  expect((await site.call('POST', '/api/register/', { body: simple })).status).toBe(201);
  const [mail] = await mailsTo(site, simple.email);
  expect(tokenIn(mail, 'confirm-address')).not.toBe('none');
  const mailedPassword = /Your default password: (\S+)/.exec(mail!)![1]!;
  const login = (word: string) =>
    site.call('POST', '/api/auth/login/', { body: { email_or_member_id: simple.email, password: word } });
  await login('not it');
  expect((await userByEmail(site, simple.email))?.emailConfirmedAt).toBeNull();
  expect(await login(mailedPassword)).toMatchObject({
    status: 403,
    body: { code: 'pending_approval', detail: 'Your account is pending approval.' },
  });
  expect((await userByEmail(site, simple.email))?.emailConfirmedAt).not.toBeNull();
});

test('a correction: the asked fields only, all of them, once, for 14 days; the place in the queue stays', async () => {
  const dateJoined = new Date('2024-01-05T00:00:00Z');
  const person = await applicant({ dateJoined, skills: 'Survey', pin: '678001' });
  expect((await decide(person.id, { decision: 'correct', fields: ['password'], note })).body).toHaveProperty('fields');
  expect((await decide(person.id, { decision: 'correct', fields: [], note })).body).toHaveProperty('fields');
  for (const short of ['too short', '   x       ', 'x'.repeat(1001)]) {
    expect((await decide(person.id, { decision: 'correct', fields: ['pin'], note: short })).body, short).toHaveProperty(
      'note',
    );
  }
  expect(
    (await decide(person.id, { decision: 'correct', fields: ['pin', 'aadhaar', 'passport_photo'], note })).status,
  ).toBe(200);
  expect((await approve(person.id)).body.code).toBe('decided');
  expect((await decide(person.id, { decision: 'reject', note })).body.code).toBe('decided');
  expect(await rowOf(person.id, 'state=correction')).toMatchObject({
    state: 'correction',
    note,
    fields: ['pin', 'aadhaar', 'passport_photo'],
  });
  const login = { body: { email_or_member_id: person.email, password } };
  expect(await site.call('POST', '/api/auth/login/', login)).toMatchObject({
    status: 403,
    body: { code: 'needs_correction' },
  });

  const [mail] = await mailsTo(site, person.email);
  expect(mail).toContain(note);
  const token = tokenIn(mail, 'join/correct');
  const url = `/api/applications/correct/${token}/`;
  const { body } = await site.call('GET', url);
  expect(body).toMatchObject({ note, fields: ['pin', 'aadhaar', 'passport_photo'], values: { pin: '678001' } });
  expect(body.values).not.toHaveProperty('aadhaar');
  for (const altered of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.slice(1), `${token}A`]) {
    expect((await site.call('GET', `/api/applications/correct/${altered}/`)).status).toBe(404);
    expect((await site.call('POST', `/api/applications/correct/${altered}/`, { body: { pin: '678002' } })).status).toBe(
      404,
    );
  }
  expect((await site.call('POST', url, { body: { pin: '678002', skills: 'Valuation' } })).body).toMatchObject({
    aadhaar: ['Please fill this in.'],
    passport_photo: ['Please fill this in.'],
    skills: ['The office has not asked for this.'],
  });
  const good = async () => ({
    form: formOf({ pin: '678002', aadhaar: '123456789012' }, { passport_photo: { bytes: await picture() } }),
  });
  const both = await Promise.all([
    site.call('POST', url, await good()),
    otherInstance().call('POST', url, await good()),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await site.call('GET', url)).status).toBe(404);
  const saved = await readUser(site, person.id);
  expect(saved).toMatchObject({
    pin: '678002',
    skills: 'Survey',
    aadhaarMark: expect.any(String),
    photo: expect.anything(),
  });
  expect(saved!.dateJoined).toEqual(dateJoined);
  expect((await desk()).results[0].id).toBe(person.id);
  expect(await audited(person.id)).toEqual(['application.correct', 'application.corrected']);
  expect((await approve(person.id)).status).toBe(200);
});

test('an unused link expires after 14 days, to the second; then the office can ask again or reject', async () => {
  const person = await applicant();
  await decide(person.id, { decision: 'correct', fields: ['unit'], note });
  const url = `/api/applications/correct/${await correctionOf(person.email)}/`;
  const { body } = await site.call('GET', url);
  const left = Date.parse(body.until) - site.clock.now().getTime();
  expect(Math.round(left / 60_000)).toBe(14 * 24 * 60);
  await pass({ seconds: left / 1000 - 3 });
  expect((await site.call('GET', url)).status).toBe(200);
  await pass({ seconds: 4 });
  expect((await site.call('GET', url)).status).toBe(404);
  expect((await site.call('POST', url, { body: { unit: place.unit } })).status).toBe(404);
  expect((await approve(person.id)).body.code).toBe('decided');
  expect((await decide(person.id, { decision: 'correct', fields: ['unit'], note })).status).toBe(200);
  expect((await site.call('GET', `/api/applications/correct/${await correctionOf(person.email, 2)}/`)).status).toBe(
    200,
  );
});

test('a rejection: shown at the login, not waiting, reversible for 90 days, then erased with its photo', async () => {
  const person = await applicant({ firstName: 'Gone', photo: null });
  expect((await decide(person.id, { decision: 'reject', note: 'no' })).body).toHaveProperty('note');
  const rejected = site.clock.now();
  expect((await decide(person.id, { decision: 'reject', note })).status).toBe(200);
  expect((await mailsTo(site, person.email))[0]).toContain(note);
  const login = { body: { email_or_member_id: person.email, password } };
  expect(await site.call('POST', '/api/auth/login/', login)).toMatchObject({ status: 403, body: { code: 'rejected' } });
  const waiting = (await site.call('GET', '/api/admin/pending-approvals/', { token: superuser })).body
    .pending_users as { id: number }[];
  expect(waiting.some(({ id }) => id === person.id)).toBe(false);

  const reopen = () => site.call('POST', `/api/admin/applications/${person.id}/reopen/`, { token: registrar });
  expect((await reopen()).status).toBe(200);
  expect((await reopen()).body.code).toBe('not_rejected');
  expect((await rowOf(person.id)).state).toBe('pending');
  await decide(person.id, { decision: 'reject', note });
  const end = startOfDay(dayOf(rejected) + 91).getTime();
  await pass({ seconds: (end - site.clock.now().getTime()) / 1000 - 2 });
  await eraseRejected(site.site, erasing);
  expect(await readUser(site, person.id)).toBeDefined();
  expect((await reopen()).status).toBe(200);
  await decide(person.id, { decision: 'reject', note });
  await site.site.db.update(applications).set({ decidedAt: rejected }).where(eq(applications.userId, person.id));
  await pass({ seconds: 3 });
  expect((await reopen()).body.code).toBe('too_late');
  await eraseRejected(site.site, erasing);
  await eraseRejected(site.site, erasing);
  expect(await readUser(site, person.id)).toBeUndefined();
  expect((await audited(person.id)).filter((action) => action === 'application.erase')).toHaveLength(1);
});

test('a new application can take phone and e-mail of a rejected one; until then reopening restores them', async () => {
  const person = await applicant({ phone: '9447000003' });
  await decide(person.id, { decision: 'reject', note });
  const again = {
    username: 'Second Try',
    email: person.email.toUpperCase(),
    phone: '9447000003',
    area: 'X',
    unit: 'Y',
    role: 'admin',
  };
  const { email, phone } = again;
  expect((await site.call('POST', '/api/auth/register/check/', { body: { email, phone } })).status).toBe(204);
  expect((await site.call('POST', '/api/register/', { body: again })).status).toBe(201);
  const successor = (await userByEmail(site, person.email))!;
  expect(successor.id).not.toBe(person.id);
  expect(
    (await rowOf(successor.id)).duplicates.map(({ user, why }: { user: { id: number }; why: string }) => [
      user.id,
      why,
    ]),
  ).toEqual([
    [person.id, 'email'],
    [person.id, 'phone'],
  ]);
  expect(await rowOf(person.id, 'state=rejected')).toMatchObject({ email: person.email, phone: '9447000003' });
  const reopen = () => site.call('POST', `/api/admin/applications/${person.id}/reopen/`, { token: registrar });
  expect((await reopen()).body.code).toBe('taken');
  expect((await site.call('POST', `/api/admin/approve-user/${person.id}/`, { token: superuser })).body.code).toBe(
    'taken',
  );
  await site.call('DELETE', `/api/users/${successor.id}/`, { token: superuser });
  expect((await reopen()).status).toBe(200);
  expect(await readUser(site, person.id)).toMatchObject({ email: person.email, phone: '9447000003' });
});

test('an area admin recommends applicants of their own area only; the desk shows it', async () => {
  const person = await applicant();
  const admin = await signIn(site, 'area_admin', { areaId: place.area });
  const stranger = await signIn(site, 'area_admin', { areaId: otherArea.id });
  const say = (body: object, token = admin.token, id = person.id) =>
    site.call('POST', `/api/area-admin/applicants/${id}/recommendation/`, { token, body });
  expect((await say({ verdict: 'recommend' }, stranger.token)).status).toBe(404);
  expect((await say({ verdict: 'recommend' }, admin.token, admin.user.id)).status).toBe(404);
  expect((await say({ verdict: 'maybe' })).body).toHaveProperty('verdict');
  expect((await say({ verdict: 'against' })).body).toHaveProperty('note');
  expect((await say({ verdict: 'recommend' })).status).toBe(200);
  expect((await say({ verdict: 'against', note: 'Not known to anybody here.' })).status).toBe(200);
  expect((await rowOf(person.id)).recommendation).toMatchObject({
    verdict: 'against',
    note: 'Not known to anybody here.',
    by: expect.any(String),
  });
  const { body } = await site.call('GET', '/api/area-admin/overview/', { token: admin.token });
  expect(body.pending_users.find(({ id }: { id: number }) => id === person.id)).toMatchObject({
    state: 'pending',
    recommendation: { verdict: 'against' },
  });
  expect(await audited(person.id)).toEqual(['application.recommend', 'application.recommend']);
});

test('the list is paged, narrowed by state and area, and marked by age', async () => {
  const now = site.clock.now();
  const at = (days: number) => startOfDay(dayOf(now) - days);
  const ages = await Promise.all(
    [7, 8, 14, 15].map((days) => applicant({ dateJoined: at(days), areaId: otherArea.id, unitId: null })),
  );
  const rows = (await desk(`area=${otherArea.id}`)).results as { id: number; waiting_days: number; age: string }[];
  expect(ages.map(({ id }) => rows.find((row) => row.id === id)).map((row) => [row?.waiting_days, row?.age])).toEqual([
    [7, 'fresh'],
    [8, 'amber'],
    [14, 'amber'],
    [15, 'red'],
  ]);
  expect(rows.map(({ waiting_days: days }) => days)).toEqual(
    rows.map(({ waiting_days: days }) => days).sort((a, b) => b - a),
  );
  const page = (
    await site.call('GET', `/api/admin/applications/?area=${otherArea.id}&page_size=1&state=`, { token: registrar })
  ).body;
  expect(page).toMatchObject({ count: rows.length, counts: { pending: rows.length } });
  expect(page.next).toContain('page=2');
  expect((await site.call('GET', '/api/admin/applications/?state=gone', { token: registrar })).status).toBe(400);
});

test('a withdrawn approval waits from then on, also after a correction and after a reopened rejection', async () => {
  const member = await makeUser(site, { dateJoined: new Date('2015-01-01'), areaId: otherArea.id, unitId: null });
  await site.call('POST', `/api/admin/revoke-approval/${member.id}/`, { token: superuser });
  const fresh = { waiting_days: 0, age: 'fresh', waiting_since: (await rowOf(member.id)).waiting_since };
  expect(new Date(fresh.waiting_since).getTime()).toBeGreaterThan(site.clock.now().getTime() - 86_400_000);
  expect(await rowOf(member.id)).toMatchObject(fresh);
  const applied = await applicant({
    dateJoined: new Date(site.clock.now().getTime() - 2 * 86_400_000),
    areaId: otherArea.id,
    unitId: null,
  });
  const inOrder = async () =>
    ((await desk(`area=${otherArea.id}`)).results as { id: number }[])
      .map(({ id }) => id)
      .filter((id) => id === member.id || id === applied.id);

  await decide(member.id, { decision: 'correct', fields: ['pin'], note });
  expect(await rowOf(member.id, 'state=correction')).toMatchObject(fresh);
  const sent = await site.call('POST', `/api/applications/correct/${await correctionOf(member.email)}/`, {
    body: { pin: '678002' },
  });
  expect(sent.status).toBe(200);
  expect(await rowOf(member.id)).toMatchObject({ ...fresh, decided_at: null });
  expect(await inOrder()).toEqual([applied.id, member.id]);

  await decide(member.id, { decision: 'reject', note });
  expect((await site.call('POST', `/api/admin/applications/${member.id}/reopen/`, { token: registrar })).status).toBe(
    200,
  );
  expect(await rowOf(member.id)).toMatchObject(fresh);
  expect(await inOrder()).toEqual([applied.id, member.id]);
});
