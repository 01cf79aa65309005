import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { storedFiles } from '~test/stored-files';
import { readLog } from '~test/audit';
import { formOf, makeUser, picture, readUser, signIn } from '~test/factories';
import { auditLog } from '~/features/audit/server/tables';
import { completionColumn } from './completion';
import { quotas } from './quotas';
import { resetTokens } from '~/features/sign-in/server/tables';
import { users } from './tables';

const site = testApp();
let token: string;
let chiefId: number;
beforeAll(async () => {
  const root = await signIn(site, 'superuser');
  ({ token } = root);
  chiefId = root.user.id;
});

const read = (id: number) => site.call('GET', `/api/users/${id}/`, { token });
const patch = (id: number, body: object, as = token) => site.call('PATCH', `/api/users/${id}/`, { token: as, body });
const remove = (id: number, as = token) => site.call('DELETE', `/api/users/${id}/`, { token: as });
const upload = (fields: Record<string, string>, bytes?: Buffer) =>
  site.call('POST', '/api/admin/passport-photo/', {
    token,
    form: formOf(fields, bytes ? { passport_photo: { bytes } } : {}),
  });
const logOf = (id: number) => readLog(site, and(eq(auditLog.targetType, 'user'), eq(auditLog.targetId, id)));
const photoFiles = () => storedFiles(site, 'photos').length;

test('the list has all people, applicants and superusers too, by name', async () => {
  const second = await makeUser(site, { firstName: 'Zeenath' });
  const first = await makeUser(site, { firstName: 'Ábdul', isApproved: false, role: 'user' });
  const { body } = await site.call('GET', '/api/users/', { token });
  const ids = body.map(({ id }: { id: number }) => id);
  expect(ids).toContain(chiefId);
  expect([ids.at(0), ids.at(-1)]).toEqual([first.id, second.id]);
});

test('a patch changes only what is sent, and is recorded with before and after', async () => {
  const person = await makeUser(site, { skills: 'Survey', areaId: 1, unitId: 1, bloodGroup: 'O+' });
  const { status, body } = await patch(person.id, {
    full_name: ' Rema Devi K ',
    skills: '',
    area: 2,
    email: 'rema@example.test',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    first_name: 'Rema',
    last_name: 'Devi K',
    skills: null,
    area: 2,
    unit: null,
    email: 'rema@example.test',
    bloodGroup: 'O+',
    username: person.username,
    phone: person.phone,
  });
  const [entry, name, ...more] = await logOf(person.id);
  expect(more).toEqual([]);
  expect(name).toMatchObject({
    action: 'user.name',
    actorId: chiefId,
    before: { full_name: `Person ${person.lastName}` },
    after: { full_name: 'Rema Devi K' },
  });
  expect(entry).toMatchObject({ action: 'user.edit', actorId: chiefId, targetName: person.username });
  expect(entry!.actorName).toMatch(/^Person Number/);
  expect(entry!.before).toMatchObject({ skills: 'Survey', email: person.email });
  expect(Object.keys(entry!.after!).sort()).toEqual(['area_name', 'email', 'skills', 'unit_name']);
});

test('what is as it was is neither written nor recorded', async () => {
  const person = await makeUser(site, { skills: 'Survey' });
  await patch(person.id, { aadhaar: '123412341234' });
  const before = await readUser(site, person.id);
  const same = {
    skills: 'Survey',
    email: person.email,
    phone: person.phone,
    aadhaar: '1234 1234 1234',
    role: 'member',
  };
  expect((await patch(person.id, same)).status).toBe(200);
  expect(await readUser(site, person.id)).toEqual(before);
  expect(await logOf(person.id)).toHaveLength(1);
});

test('a stale save is a 409 and writes nothing; a fresh one goes through', async () => {
  const { id } = await makeUser(site);
  const { updated_at } = (await read(id)).body;
  const first = await patch(id, { skills: 'first', updated_at });
  expect(first.status).toBe(200);
  expect(await patch(id, { skills: 'second', updated_at })).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await readUser(site, id))?.skills).toBe('first');
  expect((await patch(id, { skills: 'second', updated_at: first.body.updated_at })).status).toBe(200);
});

test('a taken e-mail, phone and username are refused together, each on its field', async () => {
  const other = await makeUser(site);
  const person = await makeUser(site);
  const taken = { email: other.email.toUpperCase(), phone: other.phone, username: other.username.toUpperCase() };
  expect(await patch(person.id, taken)).toMatchObject({
    status: 400,
    body: {
      email: ['An account with this email already exists.'],
      phone: ['An account with this phone number already exists.'],
      username: ['This username is already taken.'],
    },
  });
});

test.each([
  [{ license_category: '' }, 'license_category'],
  [{ license_category: 'King' }, 'license_category'],
  [{ role: 'king' }, 'role'],
  [{ area: 999 }, 'area'],
  [{ area: 1, unit: 30 }, 'unit'],
  [{ email: 'x' }, 'email'],
  [{ phone: '123' }, 'phone'],
  [{ aadhaar: 'XXXX XXXX 1234' }, 'aadhaar'],
  [{ username: '' }, 'username'],
  [{ username: '+91 94470 12345' }, 'username'],
  [{ username: 'Anil anil@example.org' }, 'username'],
  [{ role: 'area_admin' }, 'role'],
])('bad input is a 400 on its field: %j', async (body, field) => {
  const { id } = await makeUser(site);
  const answer = await patch(id, body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
});

test('the Aadhaar number is masked in the answer and hidden in the log', async () => {
  const { id } = await makeUser(site);
  expect((await patch(id, { aadhaar: '987654321012' })).body.aadhaar).toBe('XXXX XXXX 1012');
  expect((await read(id)).body.aadhaar).toBe('XXXX XXXX 1012');
  const [entry] = await logOf(id);
  expect(entry).toMatchObject({ before: { aadhaar: null }, after: { aadhaar: '(hidden)' } });
});

test('the office sets any name for others', async () => {
  const { id } = await makeUser(site);
  for (const name of ['Site Superuser', 'District Office'])
    expect((await patch(id, { full_name: name })).body.full_name).toBe(name);
});

test('one number that cannot be read spoils nothing but itself', async () => {
  const broken = await makeUser(site, { role: 'user', isApproved: false, areaId: 1, aadhaarSealed: 'damaged' });
  const { user, token: theirs } = await signIn(site, 'member', { areaId: 1, aadhaarSealed: 'AAAA'.repeat(20) });
  const admin = await signIn(site, 'area_admin', { areaId: 1 });
  const answers = await Promise.all([
    site.call('GET', '/api/users/', { token }),
    site.call('GET', '/api/admin/pending-approvals/', { token }),
    site.call('GET', '/api/members/', { token }),
    site.call('GET', '/api/members/', { token: theirs }),
    site.call('GET', '/api/area-admin/overview/', { token: admin.token }),
    site.call('POST', '/api/users/export/', { token, body: { ids: [broken.id, user.id] } }),
    read(broken.id),
    site.call('GET', '/api/profile/', { token: theirs }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.at(-1)!.body.aadhaar).toBe('XXXX XXXX XXXX');

  const unreadable = {
    status: 409,
    body: { code: 'aadhaar_unreadable', detail: 'This Aadhaar number can no longer be read. Please enter it again.' },
  };
  expect(await site.call('GET', `/api/users/${user.id}/aadhaar/`, { token })).toMatchObject(unreadable);
  expect(await site.call('GET', '/api/profile/aadhaar/', { token: theirs })).toMatchObject(unreadable);
  // No number was shown.
  expect(await logOf(user.id)).toEqual([]);

  expect((await patch(user.id, { skills: 'Survey' })).status).toBe(200);
  expect((await patch(user.id, { aadhaar: '123412341234' })).body.aadhaar).toBe('XXXX XXXX 1234');
  expect((await site.call('GET', '/api/profile/aadhaar/', { token: theirs })).body).toEqual({
    aadhaar: '123412341234',
  });
});

test('Aadhaar numbers can be revealed a limited number of times an hour and a day', async () => {
  const one = await makeUser(site);
  await patch(one.id, { aadhaar: '123412341234' });
  const curious = await signIn(site, 'superuser');
  const ask = () => site.call('GET', `/api/users/${one.id}/aadhaar/`, { token: curious.token });
  let asked = 0;
  const askUntilRefused = async () => {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 200) return answer;
      asked += 1;
    }
  };
  const refused = await askUntilRefused();
  expect([asked, refused]).toMatchObject([quotas.revealsHourly.most, { status: 429, body: { code: 'too_many' } }]);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  // Tries count per person.
  expect((await site.call('GET', `/api/users/${one.id}/aadhaar/`, { token })).status).toBe(200);
  for (let hour = 1; hour <= 3; hour += 1) {
    site.clock.pass({ hours: 1, seconds: 1 });
    await askUntilRefused();
  }
  expect(asked).toBe(quotas.revealsDaily.most);
  expect(Number((await ask()).headers['retry-after'])).toBeGreaterThan(3600);
}, 60_000);

test('a role that may less ends the sessions, one that may more does not; both are recorded', async () => {
  const { user, token: theirs } = await signIn(site, 'member', { areaId: 1 });
  expect((await patch(user.id, { role: 'area_admin' })).body).toMatchObject({
    role: 'area_admin',
    is_area_admin: true,
  });
  expect((await site.call('GET', '/api/area-admin/overview/', { token: theirs })).status).toBe(200);
  expect((await patch(user.id, { area: null })).body).toHaveProperty('area');
  expect((await patch(user.id, { role: 'member' })).status).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token: theirs })).status).toBe(401);
  const log = await logOf(user.id);
  expect(log.map(({ action, after }) => [action, after])).toEqual([
    ['user.role', { role: 'area_admin' }],
    ['user.role', { role: 'member' }],
  ]);
});

test('a role is given by approving, not by editing an applicant', async () => {
  const { id } = await makeUser(site, { isApproved: false, role: 'user' });
  expect((await patch(id, { role: 'admin' })).body).toEqual({ role: ['This user is not approved.'] });
  expect((await patch(id, { skills: 'x', is_approved: true, membership_id: 'X1' })).body).toMatchObject({
    is_approved: false,
    membership_id: null,
  });
});

test('reset links sent to an e-mail end with it', async () => {
  const { id } = await makeUser(site);
  await site.site.db
    .insert(resetTokens)
    .values({ userId: id, tokenHash: 'a'.repeat(64), expiresAt: new Date(Date.now() + 1e6) });
  await patch(id, { skills: 'x' });
  expect(await site.site.db.$count(resetTokens, eq(resetTokens.userId, id))).toBe(1);
  await patch(id, { email: 'moved@example.test' });
  expect(await site.site.db.$count(resetTokens, eq(resetTokens.userId, id))).toBe(0);
});

test('a new e-mail of an applicant is unconfirmed; the same one in other letters stays confirmed', async () => {
  const { id, email } = await makeUser(site, { isApproved: false, role: 'user', emailConfirmedAt: new Date() });
  await patch(id, { email: email.toUpperCase() });
  expect((await readUser(site, id))!.emailConfirmedAt).not.toBeNull();
  await patch(id, { email: 'not.theirs@example.test' });
  expect((await readUser(site, id))!.emailConfirmedAt).toBeNull();
});

test('a photo is set for a person and replaces the one before with its files', async () => {
  const person = await makeUser(site);
  const before = photoFiles();
  const first = await upload({ user_id: String(person.id) }, await picture('gif'));
  expect(first).toMatchObject({
    status: 200,
    body: { message: 'Photo uploaded successfully!', user: { id: person.id } },
  });
  expect((await site.call('GET', first.body.user.passport_photo)).status).toBe(200);
  await upload({ user_id: String(person.id) }, await picture('png'));
  expect(photoFiles()).toBe(before + 2);
  expect((await site.call('GET', first.body.user.passport_photo)).status).toBe(404);
  expect((await logOf(person.id)).map(({ action }) => action)).toEqual(['user.photo', 'user.photo']);
});

test('a photo that is no picture, too large, missing, or for no person is refused and leaves no file', async () => {
  const person = await makeUser(site);
  const before = photoFiles();
  const user = { user_id: String(person.id) };
  expect((await upload(user, Buffer.from('text'))).body).toEqual({
    passport_photo: ['Please select a valid image file'],
  });
  const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1_048_576)]);
  expect((await upload(user, large)).body).toEqual({ passport_photo: ['Image size should be less than 5MB'] });
  expect((await upload(user)).body).toEqual({ passport_photo: ['Passport photo is required'] });
  expect((await upload({ user_id: 'x' }, await picture())).body).toHaveProperty('user_id');
  expect(await upload({ user_id: '999999' }, await picture())).toMatchObject({
    status: 404,
    body: { detail: 'User not found.' },
  });
  expect(photoFiles()).toBe(before);
});

test('a deleted person is gone with sessions and photo; the log keeps both names', async () => {
  const { user, token: theirs } = await signIn(site, 'superuser', { firstName: 'Gone', lastName: 'Person' });
  const before = photoFiles();
  await upload({ user_id: String(user.id) }, await picture());
  const area = (await site.call('POST', '/api/areas/', { token: theirs, body: { name: 'By the gone one' } })).body;
  expect(await remove(user.id)).toMatchObject({ status: 204 });
  expect(photoFiles()).toBe(before);
  expect((await site.call('GET', '/api/profile/', { token: theirs })).status).toBe(401);
  expect([(await read(user.id)).status, (await remove(user.id)).body.detail]).toEqual([404, 'User not found.']);
  const entry = (await logOf(user.id)).at(-1);
  expect(entry).toMatchObject({
    action: 'user.delete',
    targetName: user.username,
    before: { full_name: 'Gone Person', role: 'superuser' },
  });
  const [theirEntry] = await readLog(site, and(eq(auditLog.targetType, 'area'), eq(auditLog.targetId, area.id)));
  expect(theirEntry).toMatchObject({ actorId: user.id, actorName: 'Gone Person' });
});

test('no person can delete themselves', async () => {
  expect(await remove(chiefId)).toMatchObject({ status: 403, body: { code: 'own_account' } });
});

test('the last superuser is not demoted; of two that go for each other at once one stays', async () => {
  await site.site.db
    .update(users)
    .set({ role: 'member' })
    .where(sql`${users.role} = 'superuser' and ${users.id} <> ${chiefId}`);
  expect(await patch(chiefId, { role: 'admin' })).toMatchObject({ status: 409, body: { code: 'last_superuser' } });
  const second = await signIn(site, 'superuser');
  await Promise.all([remove(second.user.id), patch(chiefId, { role: 'member' }, second.token)]);
  const third = await signIn(site, 'superuser');
  await Promise.all([remove(third.user.id), remove(chiefId, third.token)]);
  expect(await site.site.db.$count(users, and(eq(users.role, 'superuser'), users.isApproved))).toBeGreaterThanOrEqual(
    1,
  );
});

test('the database counts the completion of a profile as the answers do', async () => {
  const root = await signIn(site, 'superuser');
  await makeUser(site, { lastName: '', dob: '1980-01-01', skills: 'x', areaId: 1, unitId: 1 });
  const counted = await site.site.db.select({ id: users.id, completion: completionColumn() }).from(users);
  const { body } = await site.call('GET', '/api/users/', { token: root.token });
  const answered = new Map(
    body.map((user: { id: number; profile_completion: number }) => [user.id, user.profile_completion]),
  );
  for (const { id, completion } of counted) expect([id, completion]).toEqual([id, answered.get(id)]);
});
