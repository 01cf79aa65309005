import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';

const site = testApp();

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('members see approved members by name; superusers also applicants, approval and completion', async () => {
  const one = await signIn(site, 'member', { firstName: 'Zeenath' });
  const two = await makeUser(site, { firstName: 'Abdul', role: 'unit_admin' });
  const pending = await makeUser(site, { isApproved: false, role: 'user' });
  const plain = await makeUser(site, { role: 'user' });
  const root = await signIn(site, 'superuser');

  const seen = (await site.call('GET', '/api/members/', { token: one.token })).body;
  expect(ids(seen.members)).toEqual([two.id, one.user.id]);
  expect(seen.statistics).toEqual({
    total_members: 2,
    approved_members: 2,
    pending_members: 1,
    total_areas: 7,
    total_units: 36,
  });

  const all = (await site.call('GET', '/api/members/', { token: root.token })).body;
  expect(ids(all.members).sort()).toEqual([one.user.id, two.id, pending.id, plain.id].sort());
  expect(all.members.find(({ id }: { id: number }) => id === pending.id)).toMatchObject({ is_approved: false });
  expect(all.statistics).toMatchObject({ total_members: 4, approved_members: 3, pending_members: 1 });
});

test('an area admin sees the members and applicants of their own area only', async () => {
  const admin = await signIn(site, 'area_admin', { areaId: 1 });
  const member = await makeUser(site, { areaId: 1 });
  const applicant = await makeUser(site, { areaId: 1, isApproved: false, role: 'user', requestedRole: 'admin' });
  await makeUser(site, { areaId: 2 });
  await makeUser(site, { areaId: 2, isApproved: false, role: 'user' });
  const { body } = await site.call('GET', '/api/area-admin/overview/', { token: admin.token });
  expect(body.area.id).toBe(1);
  expect(ids(body.members).sort()).toEqual([admin.user.id, member.id].sort());
  expect(ids(body.pending_users)).toEqual([applicant.id]);
  expect(body.pending_users[0].requested_role_display).toBe('Admin');
  expect(body.statistics).toMatchObject({ total_members: 2, pending_members: 1 });
});

test('an Aadhaar number that cannot be unsealed does not break the overview, which shows no numbers', async () => {
  const admin = await signIn(site, 'area_admin', { areaId: 3 });
  await makeUser(site, { areaId: 3, isApproved: false, role: 'user', aadhaarSealed: 'sealed with another key' });
  expect((await site.call('GET', '/api/area-admin/overview/', { token: admin.token })).body.pending_users).toHaveLength(
    1,
  );
});

test('an area admin without an area sees no people', async () => {
  const { token } = await signIn(site, 'area_admin');
  expect((await site.call('GET', '/api/area-admin/overview/', { token })).body).toMatchObject({
    area: null,
    members: [],
  });
});

test('a call in Malayalam has Malayalam names of areas and units, cached apart from the English answer', async () => {
  const root = await signIn(site, 'superuser');
  const admin = await signIn(site, 'area_admin', { areaId: 4 });
  const unit = (
    await site.call('POST', '/api/unit/create/', { token: root.token, body: { name: 'Nelliyampathy', area: 4 } })
  ).body;
  const member = await makeUser(site, { areaId: 4, unitId: unit.id });
  const directory = async (path: string) => {
    const found = (await site.call('GET', `${path}/members/`, { token: admin.token })).body.members.find(
      ({ id }: { id: number }) => id === member.id,
    );
    return [found.area_name, found.unit_name];
  };
  const english = await directory('/api');
  const edit = (url: string, name_ml: string) => site.call('PATCH', url, { token: root.token, body: { name_ml } });
  await edit('/api/areas/4/', 'ചിറ്റൂർ');
  await edit(`/api/unit/edit/${unit.id}/`, 'നെല്ലിയാമ്പതി');
  expect(await directory('/ml/api')).toEqual(['ചിറ്റൂർ', 'നെല്ലിയാമ്പതി']);
  expect(await directory('/api')).toEqual(english);

  const overview = (await site.call('GET', '/ml/api/area-admin/overview/', { token: admin.token })).body;
  expect(overview.area).toEqual({ id: 4, name: 'ചിറ്റൂർ' });
  expect(overview.members.find(({ id }: { id: number }) => id === member.id)).toMatchObject({
    area_name: 'ചിറ്റൂർ',
    unit_name: 'നെല്ലിയാമ്പതി',
  });
  expect((await site.call('GET', '/api/area-admin/overview/', { token: admin.token })).body.area.name).toBe(english[0]);
  const stats = (await site.call('GET', '/ml/api/admin/dashboard-stats/', { token: root.token })).body;
  expect(stats.members_by_area.find(({ area }: { area: number }) => area === 4).name).toBe('ചിറ്റൂർ');

  // The filter matches the names that the list shows.
  const rows = async (path: string, area: string) =>
    String(
      (await site.call('GET', `${path}/members/export/?area=${encodeURIComponent(area)}`, { token: root.token })).body,
    );
  expect(await rows('/ml/api', 'ചിറ്റൂർ')).toContain(member.email);
  expect(await rows('/api', english[0])).toContain(member.email);
});
