import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { storedFiles } from '~test/stored-files';
import { readLog } from '~test/audit';
import { formOf, makeUser, picture, readAreas, readUser, signIn } from '~test/factories';
import { auditLog } from '~/features/audit/server/tables';
import { quotas } from './quotas';
import { users } from './tables';

const site = testApp();
let areas: { id: number; units: { id: number }[] }[];
beforeAll(async () => {
  areas = await readAreas(site);
});

const patch = (token: string, body: object) => site.call('PATCH', '/api/profile/update/', { token, body });
const upload = (token: string, bytes: Buffer, fields = {}) =>
  site.call('PATCH', '/api/profile/update/', { token, form: formOf(fields, { passport_photo: { bytes } }) });
const photoFiles = () => storedFiles(site, 'photos').length;

test('only what is sent changes; an emptied field is cleared', async () => {
  const { user, token } = await signIn(site, 'member', { skills: 'Survey', bloodGroup: 'O+' });
  const { status, body } = await patch(token, {
    first_name: 'മീര',
    skills: '',
    maritalStatus: 'married',
    dob: '1980-05-06',
  });
  expect(status).toBe(200);
  expect(body.message).toBe('Profile updated successfully!');
  expect(body.user).toMatchObject({
    first_name: 'മീര',
    last_name: user.lastName,
    skills: null,
    bloodGroup: 'O+',
    maritalStatus: 'married',
    dob: '1980-05-06',
  });
});

test('no person can assign themselves a role, an approval or a membership id', async () => {
  const { user, token } = await signIn(site, 'user');
  const more = {
    role: 'superuser',
    is_superuser: true,
    is_staff: true,
    is_approved: false,
    membership_id: 'PKD1',
    id: 1,
  };
  expect((await patch(token, { ...more, skills: 'x' })).status).toBe(200);
  expect(await readUser(site, user.id)).toMatchObject({
    role: 'user',
    isApproved: true,
    membershipId: user.membershipId,
  });
});

test('a stale save is a 409 and writes nothing', async () => {
  const { user, token } = await signIn(site, 'member');
  const { updated_at } = (await site.call('GET', '/api/profile/', { token })).body;
  expect((await patch(token, { skills: 'first', updated_at })).status).toBe(200);
  expect(await patch(token, { skills: 'second', updated_at })).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect((await readUser(site, user.id))?.skills).toBe('first');
});

test('an own edit is recorded with before and after, without Aadhaar number and unchanged values', async () => {
  const { user, token } = await signIn(site, 'member', { skills: 'Survey' });
  const entries = () => readLog(site, eq(auditLog.actorId, user.id));
  await patch(token, { skills: 'Design', aadhaar: '1234 5678 9012' });
  await upload(token, await picture(), { skills: 'Design', aadhaar: '123456789012' });
  expect((await patch(token, { skills: 'Design', aadhaar: '123456789012' })).status).toBe(200);
  const [edit, photo, ...more] = await entries();
  expect(more).toEqual([]);
  expect(edit).toMatchObject({
    action: 'user.edit',
    targetId: user.id,
    before: { skills: 'Survey', aadhaar: null },
    after: { skills: 'Design', aadhaar: '(hidden)' },
  });
  expect(photo).toMatchObject({ action: 'user.photo', targetId: user.id, before: null, after: null });
  expect(JSON.stringify(await entries())).not.toMatch(/9012/);
});

test('another area clears a unit that is not of it, and a unit must be of the area', async () => {
  const [one, two] = areas;
  const { token } = await signIn(site, 'member', { areaId: one!.id, unitId: one!.units[0]!.id });
  expect((await patch(token, { unit: two!.units[0]!.id })).body).toEqual({
    unit: ['Please choose a unit of your area.'],
  });
  expect((await patch(token, { area: two!.id })).body.user).toMatchObject({ area: two!.id, unit: null });
  const both = { area: String(one!.id), unit: String(one!.units[1]!.id) };
  expect((await patch(token, both)).body.user).toMatchObject({ area: one!.id, unit: one!.units[1]!.id });
  expect((await patch(token, { area: 999_999 })).status).toBe(400);
});

test('an area admin does not choose whom they see', async () => {
  const { token } = await signIn(site, 'area_admin', { areaId: areas[0]!.id });
  expect((await patch(token, { area: areas[1]!.id })).body).toEqual({
    area: ['Please ask the office to change your area.'],
  });
  expect((await patch(token, { area: areas[0]!.id, skills: 'x' })).status).toBe(200);
});

test('the rights are those of the moment of the save, not of the request', async () => {
  // No topic was invalidated for these changes, so the cached callers still have the old roles: as when a role changes
  // between the check and the save.
  const become = (id: number, role: 'area_admin' | 'member') =>
    site.site.db.update(users).set({ role }).where(eq(users.id, id));
  const risen = await signIn(site, 'member', { areaId: areas[0]!.id });
  expect((await patch(risen.token, { skills: 'x' })).status).toBe(200);
  await become(risen.user.id, 'area_admin');
  expect((await patch(risen.token, { area: areas[1]!.id })).body).toEqual({
    area: ['Please ask the office to change your area.'],
  });
  const fallen = await signIn(site, 'superuser');
  expect((await patch(fallen.token, { skills: 'x' })).status).toBe(200);
  await become(fallen.user.id, 'member');
  expect((await patch(fallen.token, { email: 'fallen@example.test' })).body).toEqual({
    email: ['Please ask the office to change your email.'],
  });
  expect((await patch(fallen.token, { full_name: 'Site Superuser' })).body).toHaveProperty('full_name');
});

test('a profile is saved so many times an hour at most', async () => {
  const { token, user } = await signIn(site, 'member');
  for (let turn = 1; turn < quotas.profileEdits.most; turn += 1)
    await site.site.limits.hit(quotas.profileEdits, String(user.id));
  expect((await patch(token, { skills: 'the last one' })).status).toBe(200);
  const refused = await patch(token, { skills: 'once more' });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'too_many', detail: 'Too many tries. Please wait a little.' },
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  site.clock.pass({ hours: 1, seconds: 1 });
  expect((await patch(token, { skills: 'an hour later' })).status).toBe(200);
}, 60_000);

test('the own e-mail stays; a phone of another person is refused', async () => {
  const other = await makeUser(site);
  const { user, token } = await signIn(site, 'member');
  expect((await patch(token, { email: 'new@example.test' })).body).toEqual({
    email: ['Please ask the office to change your email.'],
  });
  expect((await patch(token, { email: user.email.toUpperCase(), skills: 'x' })).status).toBe(200);
  expect((await patch(token, { phone: other.phone })).body).toEqual({
    phone: ['An account with this phone number already exists.'],
  });
  expect((await patch(token, { phone: user.phone })).status).toBe(200);
});

test.each([
  [{ phone: '' }, 'phone'],
  [{ first_name: ' ' }, 'first_name'],
  [{ pin: '1' }, 'pin'],
  [{ licenseDate: 'soon' }, 'licenseDate'],
  [{ license_category: 'Wizard' }, 'license_category'],
  [{ skills: 'x'.repeat(1001) }, 'skills'],
  [{ skills: 'a\u0000b' }, 'skills'],
  [{ qualification: 5 }, 'qualification'],
])('bad input is a 400 on its field: %j', async (body, field) => {
  const { token } = await signIn(site, 'member');
  const answer = await patch(token, body);
  expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
});

test('impossible days are refused, also beside stored ones; a bad stored day blocks no other change', async () => {
  const { token } = await signIn(site, 'member', { licenseDate: '2020-01-31', renewalDate: '2025-01-31' });
  expect((await patch(token, { renewalDate: '2020-01-30' })).body).toEqual({
    renewalDate: ['License renewal date cannot be before the issue date'],
  });
  expect((await patch(token, { licenseDate: '2025-02-01' })).body).toEqual({
    licenseDate: ['License issue date cannot be after the renewal date'],
  });
  expect((await patch(token, { licenseDate: '2025-02-01', renewalDate: '2030-02-01' })).status).toBe(200);
  expect((await patch(token, { dob: '2020-01-01' })).body).toEqual({ dob: ['Members must be at least 18 years old'] });
  const old = await signIn(site, 'member', { licenseDate: '2099-01-01', renewalDate: '2020-01-01', dob: '2098-01-01' });
  expect((await patch(old.token, { skills: 'Survey' })).status).toBe(200);
});

test('a phone number is stored as its ten digits, however it is written', async () => {
  const { token } = await signIn(site, 'member');
  expect((await patch(token, { phone: '+91 98470 12345' })).body.user.phone).toBe('9847012345');
  expect((await patch(token, { phone: '098470-12346' })).body.user.phone).toBe('9847012346');
  expect((await patch(token, { phone: '+44 98470 12345' })).body).toEqual({ phone: ['Phone must be 10 digits'] });
});

test('the simple page reads and changes name, phone and area', async () => {
  const { user, token } = await signIn(site, 'user', { areaId: areas[0]!.id });
  expect((await site.call('GET', '/api/me/', { token })).body).toMatchObject({
    name: `Person ${user.lastName}`,
    email: user.email,
  });
  const update = (body: object) => site.call('PATCH', '/api/update-profile/', { token, body });
  const fields = { name: 'Rema Devi K', phone: '94470 00000', area: areas[1]!.id, email: user.email };
  expect((await update(fields)).body.user).toMatchObject({
    first_name: 'Rema',
    last_name: 'Devi K',
    phone: '9447000000',
  });
  expect((await update({ name: '', phone: '', area: '' })).body).toEqual({
    name: ['Name is required'],
    phone: ['Phone is required'],
    area: ['Area is required'],
  });
  expect((await update({ ...fields, email: 'other@example.test' })).body).toHaveProperty('email');
});

test('a photo is re-encoded, served by a signed address only, and replaced with its files', async () => {
  const { user, token } = await signIn(site, 'member');
  const before = photoFiles();
  const first = (await upload(token, await picture('png', 900, 1200), { skills: 'x' })).body.user;
  expect(first.skills).toBe('x');
  expect(photoFiles()).toBe(before + 2);
  const shown = await site.call('GET', first.passport_photo);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  const [address, query] = first.passport_photo.split('?');
  expect((await site.call('GET', address)).status).toBe(404);
  expect((await site.call('GET', `${address}?${query}x`)).status).toBe(404);
  expect((await site.call('GET', `${address.replace('large', 'small')}?${query}`)).status).toBe(404);
  expect((await site.call('GET', `/media/${(await readUser(site, user.id))!.photo!.large}`)).status).toBe(404);
  const second = (await upload(token, await picture('jpeg'))).body.user;
  expect(photoFiles()).toBe(before + 2);
  expect((await site.call('GET', first.passport_photo)).status).toBe(404);
  expect((await site.call('GET', second.passport_photo)).status).toBe(200);
  site.clock.pass({ minutes: 15 });
  expect((await site.call('GET', second.passport_photo)).status).toBe(404);
});

test('what is no JPG or PNG is refused as a photo, and so is one over 5 MB', async () => {
  const { token } = await signIn(site, 'member');
  const before = photoFiles();
  for (const bytes of [Buffer.from('text'), await picture('gif'), (await picture()).subarray(0, 100)]) {
    expect((await upload(token, bytes)).body).toEqual({ passport_photo: ['Only JPG or PNG files are allowed.'] });
  }
  const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1_048_576)]);
  expect((await upload(token, large)).body).toEqual({ passport_photo: ['File size must be less than 5MB.'] });
  expect((await upload(token, await picture(), { pin: 'x' })).body).toHaveProperty('pin');
  expect(photoFiles()).toBe(before);
  const staff = await signIn(site, 'admin');
  expect((await upload(staff.token, await picture('gif'))).status).toBe(200);
  expect((await upload(staff.token, Buffer.from('text'))).body).toEqual({
    passport_photo: ['Please select a valid image file'],
  });
});

test('the Aadhaar number is sealed, masked, revealed to owner and superusers; each reveal is recorded', async () => {
  const { user, token } = await signIn(site, 'member');
  const root = await signIn(site, 'superuser');
  const { body } = await patch(token, { aadhaar: '1234-5678 9012' });
  expect(body.user.aadhaar).toBe('XXXX XXXX 9012');
  expect((await readUser(site, user.id))?.aadhaarSealed).not.toContain('9012');
  expect((await site.call('GET', '/api/profile/aadhaar/', { token })).body).toEqual({ aadhaar: '123456789012' });
  const asked = await site.call('GET', `/api/users/${user.id}/aadhaar/`, { token: root.token });
  expect(asked.body).toEqual({ aadhaar: '123456789012' });
  expect((await site.call('GET', `/api/users/${root.user.id}/aadhaar/`, { token })).status).toBe(403);
  expect((await site.call('GET', '/api/users/999999/aadhaar/', { token: root.token })).status).toBe(404);
  const log = await readLog(site);
  const reveals = log.filter(({ action, targetId }) => action === 'user.aadhaar_reveal' && targetId === user.id);
  expect(reveals.map(({ actorId }) => actorId)).toEqual([user.id, root.user.id]);
  expect(JSON.stringify(log)).not.toContain('123456789012');
});

test('the completion of a profile is the share of its filled fields', async () => {
  const { token } = await signIn(site, 'member');
  const at = (answer: { body: { user: { profile_completion: number } } }) => answer.body.user.profile_completion;
  const before = at(await patch(token, {}));
  expect(at(await patch(token, { skills: 'x', panchayath: 'y' }))).toBeGreaterThan(before);
  const full = {
    area: areas[0]!.id,
    unit: areas[0]!.units[0]!.id,
    dob: '1980-01-01',
    gender: 'female',
    maritalStatus: 'single',
    residentialAddress: 'a',
    officeAddress: 'b',
    postOffice: 'c',
    pin: '678001',
    licenseNo: 'd',
    license_category: 'Engineer A',
    licenseDate: '2020-01-01',
    renewalDate: '2030-01-01',
    qualification: 'e',
    additionalQualification: 'f',
    bloodGroup: 'O+',
    aadhaar: '123412341234',
  };
  await patch(token, full);
  expect(at(await upload(token, await picture()))).toBe(100);
});
