import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changePasswordSchema,
  changePasswordTwiceSchema,
  forgotSchema,
  loginSchema,
  refreshSchema,
  resetConfirmSchema,
  resetSchema,
  simpleProfileSchema,
  simpleRegistrationSchema,
  userPatchSchema,
  profilePatchSchema,
  wizardSchema,
} from '../src/features/accounts/contract';
import { openTestApp, type TestApp } from './support/app';
import { formOf, makeUser, password, picture, signIn } from './support/factories';
import { fieldsOf, testNonsense, type Body, type Form } from './support/nonsense';

/*
 * Every field of every form of joining, signing in, profiles, people, areas and units, with everything that is no value
 * for it (issue 3): a clear 4xx, or text that is kept exactly as it was typed. Never a 5xx, never half of something.
 */
let site: TestApp;
let photo: Buffer;
let place: { area: number; unit: number };
let member: Awaited<ReturnType<typeof signIn>>;
let superuser: typeof member;
let next = 0;

beforeAll(async () => {
  site = await openTestApp();
  const [first] = (await site.call('GET', '/api/unit/')).body as { id: number; units: { id: number }[] }[];
  place = { area: first!.id, unit: first!.units[0]!.id };
  photo = await picture('jpeg');
  member = await signIn(site, 'member', { areaId: place.area, unitId: place.unit });
  superuser = await signIn(site, 'superuser');
});
afterAll(() => site.close());

const from = () => `10.${(next >> 8) & 255}.${next & 255}.9`;
const post = (url: string, body: unknown, token?: string) => site.call('POST', url, { body, token, from: from() });
const userOf = async (id: number) => (await site.call('GET', `/api/users/${id}/`, { token: superuser.token })).body as Body;

let email = '';
const applicant = async (field: string) => {
  const all = (await site.call('GET', '/api/users/', { token: superuser.token })).body as { id: number; email: string }[];
  const found = all.find((user) => user.email === email);
  return found && (await userOf(found.id))[field];
};

const forms: Form[] = [
  {
    name: 'the wizard',
    fields: [...fieldsOf(wizardSchema), 'first_name', 'last_name', 'username'],
    textsOnly: true,
    send: (change) => {
      email = `wizard${(next += 1)}@example.test`;
      const good = {
        full_name: 'Anil Kumar', email, phone: String(6_000_000_000 + next), password, confirm_password: password,
        area: String(place.area), unit: String(place.unit), licenseNo: 'L-1', license_category: 'Engineer A',
        licenseDate: '2020-01-31', renewalDate: '2027-01-31',
      };
      const form = formOf({ ...good, ...(change as Record<string, string>) }, { passport_photo: { bytes: photo } });
      return site.call('POST', '/api/auth/register/', { form, from: from() });
    },
    stored: applicant,
  },
  {
    name: 'the simple form',
    fields: fieldsOf(simpleRegistrationSchema),
    send: (change) => {
      email = `simple${(next += 1)}@example.test`;
      const good = { username: `simple${next}`, email, phone: String(6_000_000_000 + next), area: 'Alathur', unit: 'Nemmara', role: 'admin' };
      return post('/api/register/', { ...good, ...change });
    },
    stored: (field) => applicant(field),
  },
  {
    name: 'the own profile',
    fields: fieldsOf(profilePatchSchema),
    send: (change) => site.call('PATCH', '/api/profile/update/', { token: member.token, body: change }),
    stored: async (field) => (await userOf(member.user.id))[field],
  },
  {
    name: 'the simple profile',
    fields: fieldsOf(simpleProfileSchema),
    send: (change) => {
      const body = { name: 'Person', phone: member.user.phone, area: place.area, ...change };
      return site.call('PATCH', '/api/update-profile/', { token: member.token, body });
    },
    stored: async (field) => (await userOf(member.user.id))[field === 'name' ? 'full_name' : field],
  },
  {
    name: 'somebody’s profile',
    fields: fieldsOf(userPatchSchema),
    send: (change) => site.call('PATCH', `/api/users/${member.user.id}/`, { token: superuser.token, body: change }),
    stored: async (field) => (await userOf(member.user.id))[field],
  },
  {
    name: 'a new area',
    fields: ['name'],
    send: (change) => post('/api/areas/', change, superuser.token),
  },
  {
    name: 'a new unit',
    fields: ['name', 'area'],
    send: (change) => post('/api/unit/create/', { name: `Unit ${(next += 1)}`, area: place.area, ...change }, superuser.token),
  },
  {
    name: 'read notices',
    fields: ['ids'],
    send: ({ ids }) => post('/api/notifications/read/', { ids: [ids] }, member.token),
  },
  {
    name: 'the login',
    fields: fieldsOf(loginSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/login/', { email_or_member_id: 'nobody@example.test', password: 'x', ...change });
    },
  },
  { name: 'a logout', fields: ['refresh_token'], send: (change) => post('/api/auth/logout/', change) },
  { name: 'a refresh', fields: fieldsOf(refreshSchema), send: (change) => post('/api/auth/refresh/', change) },
  {
    name: 'a forgotten password',
    fields: fieldsOf(forgotSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/forgot-password/', change);
    },
  },
  {
    name: 'a reset',
    fields: fieldsOf(resetSchema),
    send: (change) => {
      next += 1;
      return post('/api/auth/reset-password/1/abc/', { new_password: password, confirm_password: password, ...change });
    },
  },
  {
    name: 'a reset, stand-alone',
    fields: fieldsOf(resetConfirmSchema),
    send: (change) => {
      next += 1;
      return post('/api/password-reset-confirm/', { uid: '1', token: 'abc', password, ...change });
    },
  },
  {
    name: 'a change of password',
    fields: fieldsOf(changePasswordSchema),
    send: async (change) => {
      // Its own person each time: guessing is limited.
      const { token } = await signIn(site, 'member');
      return post('/api/change-password/', { current_password: 'not it', new_password: 'quite new', ...change }, token);
    },
  },
  {
    name: 'a change of password, typed twice',
    fields: fieldsOf(changePasswordTwiceSchema),
    send: async (change) => {
      const { token } = await signIn(site, 'member');
      const good = { old_password: 'not it', new_password: 'quite new', confirm_password: 'quite new' };
      return post('/api/auth/change-password/', { ...good, ...change }, token);
    },
  },
  {
    name: 'an approval',
    fields: ['role'],
    send: async (change) => {
      const waiting = await makeUser(site, { isApproved: false, role: 'user' });
      return post(`/api/admin/approve-user/${waiting.id}/`, change, superuser.token);
    },
  },
];

/** Fields whose text is kept elsewhere or not as it came. */
const kept = /^(full_name|residentialAddress|officeAddress|postOffice|qualification|additionalQualification|skills|panchayath|bloodGroup|licenseNo)$/;

testNonsense(forms, kept);

test('addresses with nonsense in them', async () => {
  const nonsense = ['abc', '0', '-1', '1.5', '99999999999999999999', '%00', "1'--", '%F0%9F%91%B7', '..%2f'];
  for (const value of nonsense) {
    for (const path of [`/api/areas/?district_id=${value}`, `/api/units/?area_id=${value}`, `/api/unit/${value}/`]) {
      const { status } = await site.call('GET', path);
      expect([200, 400, 404], `${path}: ${status}`).toContain(status);
    }
    for (const path of [`/api/users/${value}/`, `/api/users/${value}/aadhaar/`, `/api/admin/audit/?page=${value}&from=${value}`]) {
      const { status } = await site.call('GET', path, { token: superuser.token });
      expect([400, 404], `${path}: ${status}`).toContain(status);
    }
    for (const path of [`/api/areas/${value}/`, `/api/unit/delete/${value}/`, `/api/users/${value}/`]) {
      const { status } = await site.call('DELETE', path, { token: superuser.token });
      expect([400, 404], `${path}: ${status}`).toContain(status);
    }
    const { status } = await site.call('GET', `/api/auth/verify-reset-token/${value}/${value}/`, { from: from() });
    expect([200, 400, 404]).toContain(status);
  }
});

test('bodies that are none', async () => {
  for (const [type, payload] of [
    ['application/json', '{"a":'],
    ['application/json', ''],
    ['application/json', 'null'],
    ['application/json', '[]'],
    ['application/json', '"x"'],
    ['application/json', '{"__proto__":{"x":1},"constructor":{"prototype":{}}}'],
    ['application/x-www-form-urlencoded', 'email=a'],
    ['text/plain', 'x'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['nonsense', 'x'],
  ]) {
    for (const url of ['/api/auth/login/', '/api/register/', '/api/auth/register/']) {
      const answer = await site.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload, remoteAddress: from() });
      expect([400, 415], `${url} ${type} ${payload}: ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode);
    }
    next += 1;
  }
});
