import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { storedFiles } from '~test/stored-files';
import { formOf, makeUser, picture, signIn, userByEmail } from '~test/factories';
import { pngBomb } from '~test/png';
import { mailsTo } from '~test/outbox';
import { filledWizard, namedPlace } from '~test/wizard';

const site = testApp();
let area: number;
let unit: number;
let photo: Buffer;
let next = 0;

beforeAll(async () => {
  area = (await site.call('GET', '/api/areas/')).body[0].id;
  unit = (await site.call('GET', `/api/unit/${area}/`)).body[0].id;
  photo = await picture('jpeg');
});

const wizardFields = (more: Record<string, string> = {}): Record<string, string> => {
  next += 1;
  return {
    full_name: 'Anil Kumar Menon',
    email: `anil${next}@example.test`,
    phone: `98470 ${10000 + next}`,
    ...filledWizard({ area, unit }),
    ...more,
  };
};
const apply = (fields: Record<string, string>, bytes: Buffer | null = photo, from = `10.2.${next % 250}.1`) =>
  site.call('POST', '/api/auth/register/', { form: formOf(fields, bytes ? { passport_photo: { bytes } } : {}), from });

const simpleBody = (more: Record<string, unknown> = {}): Record<string, unknown> => {
  next += 1;
  return {
    username: `suresh${next}`,
    email: `suresh${next}@example.test`,
    phone: String(9_847_000_000 + next),
    location: 'Near the temple',
    ...namedPlace,
    ...more,
  };
};
const simple = (body: Record<string, unknown>, from = `10.3.${next % 250}.1`) =>
  site.call('POST', '/api/register/', { body, from });

const photoFiles = () => storedFiles(site, 'photos').length;

test('the wizard makes a pending account, with everything that was typed, and a mail', async () => {
  const fields = wizardFields({
    full_name: '  അനിൽ 🙂 മേനോൻ ',
    residentialAddress: 'House 1\r\nTemple Road',
    pin: '678001',
    aadhaar: '1234 5678 9012',
  });
  const { status, body } = await apply(fields);
  expect([status, Object.keys(body)]).toEqual([201, ['message']]);
  const user = await userByEmail(site, fields.email!);
  expect(user).toMatchObject({
    username: fields.email!.split('@')[0],
    firstName: 'അനിൽ',
    lastName: '🙂 മേനോൻ',
    phone: fields.phone!.replace(' ', ''),
    role: 'user',
    isApproved: false,
    membershipId: null,
    areaId: area,
    unitId: unit,
    pin: '678001',
    residentialAddress: 'House 1\nTemple Road',
    licenseCategory: 'Engineer A',
  });
  expect(JSON.stringify(user)).not.toContain('123456789012');
  expect(user!.passwordHash).toMatch(/^\$argon2id\$/);
  const [mail] = await mailsTo(site, fields.email!);
  expect(mail).toContain('We have received your application');
  expect(mail).toContain((await site.site.names('en')).shortName);
});

test.each([
  ['full_name', '', 'Full name is required'],
  ['email', '', 'Email is required'],
  ['email', 'no-address', 'Invalid email format'],
  ['phone', '', 'Phone is required'],
  ['phone', '12345', 'Phone must be 10 digits'],
  ['password', 'five5', 'Password must be at least 6 characters'],
  ['confirm_password', 'other', 'Passwords do not match'],
  ['area', '', 'Area is required'],
  ['unit', 'x', 'Unit is required'],
  ['area', '999999', 'Please choose an area from the list.'],
  ['unit', '999999', 'Please choose a unit of your area.'],
  ['licenseNo', ' ', 'License number is required'],
  ['license_category', '', 'License category is required'],
  ['licenseDate', '', 'License issue date is required'],
  ['licenseDate', '2020-02-31', 'Please enter a valid date.'],
  ['licenseDate', '2099-01-01', 'License issue date cannot be in the future'],
  ['renewalDate', '', 'License renewal date is required'],
  ['renewalDate', '2020-01-30', 'License renewal date cannot be before the issue date'],
  ['dob', '2099-01-01', 'Date of birth cannot be in the future'],
  ['dob', '2201-01-01', 'Please enter a valid date.'],
  ['dob', new Date().toISOString().slice(0, 10), 'Members must be at least 18 years old'],
  ['pin', '12345', 'PIN code must be exactly 6 digits'],
  ['aadhaar', '123', 'Aadhaar number must be 12 digits'],
  ['gender', 'robot', 'Please choose one from the list.'],
  ['full_name', 'x'.repeat(151), 'At most 150 characters.'],
  ['full_name', 'a\u0007b', 'Control characters are not allowed.'],
])('the wizard refuses %s = %j with its text and stores nothing', async (field, value, message) => {
  const before = photoFiles();
  const { email = '', ...fields } = wizardFields();
  const { status, body } = await apply({
    ...fields,
    email,
    ...(field === 'password' && { confirm_password: value }),
    [field]: value,
  });
  expect([status, body]).toEqual([400, { [field]: [message] }]);
  expect(await userByEmail(site, email)).toBeUndefined();
  expect(photoFiles()).toBe(before);
});

test('the wizard lists all faults at once', async () => {
  const { body } = await apply({ password: 'five5', confirm_password: 'x' }, null);
  expect(Object.keys(body).sort()).toEqual([
    'area',
    'confirm_password',
    'email',
    'full_name',
    'licenseDate',
    'licenseNo',
    'license_category',
    'passport_photo',
    'password',
    'phone',
    'renewalDate',
    'unit',
  ]);
});

test('the photo is required, must be a JPG or PNG by its bytes, and at most 2 MB', async () => {
  expect((await apply(wizardFields(), null)).body).toEqual({ passport_photo: ['Passport photo is required'] });
  const type = { passport_photo: ['Only JPG or PNG files are allowed.'] };
  expect((await apply(wizardFields(), Buffer.from('just text'))).body).toEqual(type);
  expect((await apply(wizardFields(), await picture('gif'))).body).toEqual(type);
  expect((await apply(wizardFields(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body).toEqual(type);
  expect((await apply(wizardFields(), photo.subarray(0, 200))).body).toEqual(type);
  const large = Buffer.concat([photo, Buffer.alloc(2 * 1_048_576 - photo.length + 1)]);
  expect((await apply(wizardFields(), large)).body).toEqual({ passport_photo: ['File size must be less than 2MB.'] });
  expect((await apply(wizardFields(), large.subarray(0, 2 * 1_048_576))).status).toBe(201);
});

test('a picture of too many pixels is refused', async () => {
  expect((await apply(wizardFields(), pngBomb(12_000))).body).toEqual({
    passport_photo: ['This picture has too many pixels.'],
  });
}, 60_000);

test('e-mail and phone belong to one account, whatever their case and form', async () => {
  const taken = await makeUser(site, { email: 'Taken@Example.test', phone: '9876543210' });
  const { status, body } = await apply(wizardFields({ email: 'taken@EXAMPLE.test', phone: '(98765) 43210' }));
  expect([status, body]).toEqual([
    400,
    {
      email: ['An account with this email already exists.'],
      phone: ['An account with this phone number already exists.'],
    },
  ]);
  expect((await simple(simpleBody({ email: taken.email }))).body).toHaveProperty('email');
});

test('the first step learns which of e-mail and phone is taken, as often as its limit allows', async () => {
  const { email } = await makeUser(site, { email: 'held@example.test', phone: '9876500001' });
  const check = (body: object, from = '10.4.1.1') => site.call('POST', '/api/auth/register/check/', { body, from });
  expect((await check({ email: 'free@example.test', phone: '98765 00002' })).status).toBe(204);
  expect(await check({ email: email.toUpperCase(), phone: '9876500002' })).toMatchObject({
    status: 400,
    body: { email: ['An account with this email already exists.'] },
  });
  expect((await check({ email, phone: '98765 00001' })).body).toEqual({
    email: ['An account with this email already exists.'],
    phone: ['An account with this phone number already exists.'],
  });
  for (let tries = 3; tries < 60; tries += 1) await check({ email, phone: '9876500001' });
  expect((await check({ email: 'free@example.test', phone: '9876500002' })).status).toBe(429);
  expect((await check({ email: 'free@example.test', phone: '9876500002' }, '10.4.2.1')).status).toBe(204);
});

test('of two registrations with an e-mail at the same moment one wins, the other gets the field error', async () => {
  const fields = wizardFields();
  const both = await Promise.all([apply(fields), apply({ ...fields, phone: '9000000001' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(both.find(({ status }) => status === 400)?.body).toEqual({
    email: ['An account with this email already exists.'],
  });
});

test('a username that is taken gets a number', async () => {
  const names = [];
  for (const domain of ['a', 'b', 'c']) {
    const fields = { ...wizardFields(), email: `beena_x@${domain}.test` };
    expect((await apply(fields)).status).toBe(201);
    names.push((await userByEmail(site, fields.email))?.username);
  }
  expect(names).toEqual(['beena_x', 'beena_x2', 'beena_x3']);
});

test('the simple form makes a pending account; its password comes by mail only and works after approval', async () => {
  const form = simpleBody();
  const { status, body } = await simple(form);
  expect([status, body]).toEqual([
    201,
    { message: 'Registration successful! Please check your email for your default password.' },
  ]);
  const user = await userByEmail(site, String(form.email));
  expect(user).toMatchObject({
    role: 'user',
    isApproved: false,
    requestedRole: 'area_admin',
    requestedLocation: 'Near the temple',
  });
  expect(user!.areaId).not.toBeNull();
  expect(user!.unitId).not.toBeNull();
  const [mail] = await mailsTo(site, String(form.email));
  const password = /Your default password: (\S+)/.exec(mail!)?.[1] as string;
  const login = () => site.call('POST', '/api/auth/login/', { body: { email_or_member_id: form.email, password } });
  expect((await login()).status).toBe(403);
  const { token } = await signIn(site, 'superuser');
  await site.call('POST', `/api/admin/approve-user/${user!.id}/`, { token });
  expect((await login()).status).toBe(200);
});

test('names that are no area or unit of the site are stored as a wish', async () => {
  const form = simpleBody({ area: ' other ', unit: 'Other', customArea: 'Silent Valley', customUnit: 'Mukkali' });
  expect((await simple(form)).status).toBe(201);
  expect(await userByEmail(site, String(form.email))).toMatchObject({
    areaId: null,
    unitId: null,
    requestedArea: 'Silent Valley',
    requestedUnit: 'Mukkali',
  });
});

test('a custom area and unit are required when Other was chosen', async () => {
  const { body } = await simple(simpleBody({ area: 'Other', unit: 'Other' }));
  expect(body).toEqual({ customArea: ['Custom area is required'], customUnit: ['Custom unit is required'] });
  const more = await simple(
    simpleBody({ area: 'Other', unit: 'other', customUnit: ' ', username: '', email: 'no-address' }),
  );
  expect(Object.keys(more.body).sort()).toEqual(['customArea', 'customUnit', 'email', 'username']);
});

test.each(['username', 'email', 'phone', 'area', 'unit', 'role'])('the simple form needs %s', async (field) => {
  const { status, body } = await simple(simpleBody({ [field]: undefined }));
  expect([status, Object.keys(body)]).toEqual([400, [field]]);
});

test('no position above the offered ones can be requested, and the registration grants none', async () => {
  expect((await simple(simpleBody({ role: 'superuser' }))).status).toBe(400);
  const form = simpleBody({ is_superuser: true, is_approved: true });
  expect((await simple(form)).status).toBe(201);
  expect(await userByEmail(site, String(form.email))).toMatchObject({ role: 'user', isApproved: false });
});

test('what looks like code is text', async () => {
  const evil = `<script>alert(1)</script>'; drop table users; --`;
  const fields = wizardFields({ full_name: evil, skills: evil });
  expect((await apply(fields)).status).toBe(201);
  const user = await userByEmail(site, fields.email!);
  expect([`${user!.firstName} ${user!.lastName}`, user!.skills]).toEqual([evil, evil]);
  const [mail] = await mailsTo(site, fields.email!);
  expect(mail!.slice(mail!.indexOf('<!doctype'))).not.toContain('<script>alert');
});

test('a form that breaks off is a 4xx and leaves nothing', async () => {
  const encoded = new Response(formOf(wizardFields(), { passport_photo: { bytes: photo } }));
  const whole = Buffer.from(await encoded.arrayBuffer());
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/auth/register/',
    headers: { 'content-type': encoded.headers.get('content-type') as string },
    payload: whole.subarray(0, whole.length - 300),
  });
  expect(answer.statusCode).toBe(400);
  expect(readdirSync(site.site.files.temp()).filter((name) => name !== '.check')).toEqual([]);
});

test('a body of 50 MB is refused', async () => {
  expect((await site.call('POST', '/api/register/', { body: { username: 'x'.repeat(50 * 1_048_576) } })).status).toBe(
    413,
  );
  const { status } = await apply(wizardFields(), Buffer.concat([photo, Buffer.alloc(50 * 1_048_576)]));
  expect(status).toBe(400);
});

test('registrations are limited per address', async () => {
  let status = 0;
  for (let n = 0; n < 31; n += 1) ({ status } = await simple(simpleBody({ role: 'unit_admin' }), '10.9.9.9'));
  expect(status).toBe(429);
}, 60_000);

test('a district is its id, its digits or a name; an unknown id is refused on its field', async () => {
  const root = await signIn(site, 'superuser');
  const [{ id: district }] = (await site.call('GET', '/api/districts/')).body;
  const stored = async (value: unknown) => {
    const body = simpleBody({ district: value });
    const answer = await simple(body);
    if (answer.status !== 201) return answer.body;
    const { pending_users: people } = (await site.call('GET', '/api/admin/pending-approvals/', { token: root.token }))
      .body;
    return people.find(({ email }: { email: string }) => email === body.email).requested_district;
  };
  for (const value of [district, String(district), 'Palakkad']) expect(await stored(value)).toBe('Palakkad');
  expect(await stored('')).toBeNull();
  for (const value of [99, '99', 1.5, true])
    expect(await stored(value)).toEqual({ district: ['Please choose one from the list.'] });
});

test('a name that is an address does not become one in the mail', async () => {
  const body = simpleBody({ username: 'www.evil.example/win' });
  await simple(body);
  const [mail] = await mailsTo(site, String(body.email));
  expect(mail).toContain('Dear www. evil. example/ win,');
  expect(mail).not.toContain('evil.example');
});
