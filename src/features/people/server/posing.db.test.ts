import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, makeUser, password, picture, readAreas, signIn, userByEmail } from '~test/factories';
import { users } from './tables';

const site = testApp();
const message = ['Please use your own name. This one could be taken for the office.'];

const patch = (token: string, body: object) => site.call('PATCH', '/api/profile/update/', { token, body });

const userByName = async (firstName: string, lastName: string) => {
  const [user] = await site.site.db
    .select()
    .from(users)
    .where(and(eq(users.firstName, firstName), eq(users.lastName, lastName)));
  return user!;
};

let next = 0;
const contact = () => ({ email: `applicant${(next += 1)}@example.test`, phone: String(9_400_000_000 + next) });
const apply = async (name: string) => {
  const areas = await readAreas(site);
  const fields = {
    ...contact(),
    full_name: name,
    password,
    confirm_password: password,
    area: String(areas[0].id),
    unit: String(areas[0].units[0]!.id),
    licenseNo: 'L-1',
    license_category: 'Engineer A',
    licenseDate: '2020-01-31',
    renewalDate: '2027-01-31',
  };
  const form = formOf(fields, { passport_photo: { bytes: await picture() } });
  return { ...(await site.call('POST', '/api/auth/register/', { form })), email: fields.email };
};
const applySimply = async (username: string) => {
  const body = { ...contact(), username, area: 'Alathur', unit: 'Nemmara', role: 'admin' };
  return { ...(await site.call('POST', '/api/register/', { body })), email: body.email };
};

test('a taken username of the simple form gets a number: the answer does not disclose whose it is', async () => {
  const long = 'x'.repeat(100);
  for (const [wish, expected] of [
    ['Known Name', 'Known Name'],
    ['KNOWN name', 'KNOWN name2'],
    [long, long],
    [long, `${long.slice(0, 90)}2`],
  ] as const) {
    const { status, body, email } = await applySimply(wish);
    expect([status, body]).toEqual([
      201,
      { message: 'Registration successful! Please check your email for your default password.' },
    ]);
    expect((await userByEmail(site, email))?.username).toBe(expected);
  }
});

test('an applicant is refused the name of the office, without a hint about its people', async () => {
  const refused = await apply('Site Ѕuperuser');
  expect(refused).toMatchObject({ status: 400, body: { full_name: message } });
  expect(await userByEmail(site, refused.email)).toBeUndefined();
  expect(await applySimply('district.office')).toMatchObject({ status: 400, body: { username: message } });
  await makeUser(site, { role: 'area_admin', areaId: 1, firstName: 'Ravi', lastName: 'Varma' });
  for (const name of ['Area Admin', 'Test Superuser', 'Ravi Varma']) expect((await apply(name)).status).toBe(201);
  expect((await applySimply('Ravi Varma')).status).toBe(201);
});

test('no person can take the name of the office, of a role they lack, or of a person of the office', async () => {
  const office = await makeUser(site, { role: 'admin', firstName: 'Rajan', lastName: 'Pillai' });
  await makeUser(site, { firstName: 'Only', lastName: 'Member' });
  const { user, token } = await signIn(site, 'member', { firstName: 'Anil', lastName: 'Superuser', areaId: 1 });
  expect((await patch(token, { full_name: 'Site Superuser' })).body).toEqual({ full_name: message });
  expect((await patch(token, { full_name: 'Ѕite Super\u200buser' })).body).toEqual({ full_name: message });
  expect((await patch(token, { first_name: 'Site' })).body).toEqual({ first_name: message });
  expect((await patch(token, { last_name: 'Administrator' })).body).toEqual({ last_name: message });
  expect((await patch(token, { full_name: `${office.firstName.toUpperCase()}  ${office.lastName}` })).body).toEqual({
    full_name: message,
  });
  const simple = { name: 'District Office', phone: user.phone, area: 1 };
  expect((await site.call('PATCH', '/api/update-profile/', { token, body: simple })).body).toEqual({ name: message });
  // An unchanged name blocks no other change, and a namesake outside the office blocks nothing.
  expect((await patch(token, { full_name: 'Anil Superuser', skills: 'x' })).status).toBe(200);
  expect((await patch(token, { full_name: 'Only Member' })).status).toBe(200);
  const root = await signIn(site, 'superuser');
  expect((await patch(root.token, { full_name: 'Site Superuser' })).status).toBe(200);
});

test('a name taken just now is not reserved yet, and a person may take their former name again', async () => {
  const office = await signIn(site, 'area_admin', { areaId: 1, firstName: 'Devi', lastName: 'Nair' });
  const { token } = await signIn(site, 'member', { firstName: 'Uma', lastName: 'Rao' });
  expect((await patch(office.token, { full_name: 'Uma Rao' })).status).toBe(200);
  const other = await signIn(site, 'member');
  expect((await patch(other.token, { full_name: 'Uma Rao' })).status).toBe(200);
  expect((await patch(token, { full_name: 'Uma Devi' })).status).toBe(200);
  site.clock.pass({ days: 1, seconds: 1 });
  const again = async (email: string) =>
    (await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: email, password } })).body
      .token as string;
  const third = await signIn(site, 'member');
  expect((await patch(third.token, { full_name: 'uma rao' })).body).toEqual({ full_name: message });
  const uma = await again((await userByName('Uma', 'Devi')).email!);
  expect((await patch(uma, { full_name: 'Uma Rao' })).status).toBe(200);
});

test('a person sets the own name in Malayalam, but not the name of the office or of its people', async () => {
  await makeUser(site, { role: 'admin', firstName: 'Meera', lastName: 'Warrier', fullNameMl: 'മീര വാര്യർ' });
  const { user, token } = await signIn(site, 'member', { firstName: 'Latha', lastName: 'Menon' });
  const refused = { full_name_ml: message };
  expect((await patch(token, { full_name_ml: 'മീര വാര്യർ' })).body).toEqual(refused);
  expect((await patch(token, { full_name_ml: 'Meera Warrier' })).body).toEqual(refused);
  expect((await patch(token, { full_name: 'മീര വാര്യർ' })).body).toEqual({ full_name: message });
  expect((await patch(token, { full_name_ml: 'Site Superuser' })).body).toEqual(refused);
  expect((await patch(token, { full_name_ml: '9447012345' })).status).toBe(400);
  expect((await patch(token, { full_name_ml: ' ലത മേനോൻ ' })).body.user).toMatchObject({ full_name_ml: 'ലത മേനോൻ' });
  expect((await patch(token, { full_name_ml: '' })).body.user).toMatchObject({ full_name_ml: null });
  const root = await signIn(site, 'superuser');
  const address = `/api/admin/audit/?action=user.edit&target=user:${user.id}`;
  const { body } = await site.call('GET', address, { token: root.token });
  expect(body.results[0]).toMatchObject({ before: { full_name_ml: 'ലത മേനോൻ' }, after: { full_name_ml: null } });
});

test('a changed name is an entry of its own in the audit log', async () => {
  const { user, token } = await signIn(site, 'member', { firstName: 'Anil', lastName: 'Nair' });
  await patch(token, { full_name: 'Anil K Nair', skills: 'Survey' });
  const root = await signIn(site, 'superuser');
  const { body } = await site.call('GET', `/api/admin/audit/?action=user.name&target=user:${user.id}`, {
    token: root.token,
  });
  expect(body.results).toMatchObject([
    {
      action: 'user.name',
      actor: { id: user.id, name: 'Anil Nair' },
      before: { full_name: 'Anil Nair' },
      after: { full_name: 'Anil K Nair' },
    },
  ]);
});
