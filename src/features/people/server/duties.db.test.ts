import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { password, readUser, signIn, testPerson } from '~test/factories';
import type { Role } from '~/shared/access';

const site = testApp();
const root = testPerson(site, 'superuser', { firstName: 'Root', lastName: 'R' });

const patch = (id: number, body: object, token = root.token) =>
  site.call('PATCH', `/api/users/${id}/`, { token, body });
const positions = async (token: string) => (await site.call('GET', '/api/admin/positions/', { token })).status;
const log = async (id: number) =>
  (await site.call('GET', `/api/admin/audit/?target=user:${id}`, { token: root.token })).body.results;

test('a duty opens its calls at once, and the very next call after it is taken away is refused', async () => {
  const { user, token } = await signIn(site, 'admin');
  expect(await positions(token)).toBe(403);
  const changed = await patch(user.id, { duties: ['treasurer', 'registrar', 'registrar'] });
  expect([changed.status, changed.body.duties]).toEqual([200, ['registrar', 'treasurer']]);
  expect(await positions(token)).toBe(200);
  expect((await site.call('GET', '/api/profile/', { token })).body.duties).toEqual(['registrar', 'treasurer']);
  expect((await patch(user.id, { duties: ['treasurer'] })).body.duties).toEqual(['treasurer']);
  expect(await positions(token)).toBe(403);
  expect((await patch(user.id, { duties: [] })).body.duties).toEqual([]);
  expect(await log(user.id)).toMatchObject([
    { action: 'user.duties', actor: { name: 'Root R' }, before: { duties: ['treasurer'] }, after: { duties: [] } },
    { action: 'user.duties', before: { duties: ['registrar', 'treasurer'] }, after: { duties: ['treasurer'] } },
    { action: 'user.duties', before: { duties: [] }, after: { duties: ['registrar', 'treasurer'] } },
  ]);
});

test.each<[Role, string, string[] | null]>([
  ['admin', 'registrar', null],
  ['admin', 'treasurer', null],
  ['admin', 'moderator', null],
  ['area_admin', 'registrar', ['Registrar is a duty for admins only.']],
  ['member', 'treasurer', ['Treasurer is a duty for admins only.']],
  ['member', 'moderator', null],
  ['user', 'moderator', ['Moderator is a duty for members only.']],
  ['superuser', 'registrar', ['A superuser has every duty already.']],
])('a %s as %s: %j', async (role, duty, problem) => {
  const { user } = await signIn(site, role, { areaId: 1 });
  const { status, body } = await patch(user.id, { duties: [duty], skills: 'Survey' });
  expect([status, problem ? body : body.duties]).toEqual(problem ? [400, { duties: problem }] : [200, [duty]]);
  // Whole or not at all.
  expect((await readUser(site, user.id))!.skills).toBe(problem ? null : 'Survey');
});

test.each([
  [['cashier'], 'Unknown duty.'],
  ['registrar', 'Send the duties as a list.'],
  [null, 'Send the duties as a list.'],
  [[null], 'Unknown duty.'],
])('%j are no duties', async (duties, words) => {
  const { user } = await signIn(site, 'admin');
  expect(await patch(user.id, { duties })).toMatchObject({ status: 400, body: { duties: [words] } });
});

test('the role of the same change decides; a lesser role suspends duties, the old one restores them', async () => {
  const { user } = await signIn(site, 'member');
  expect((await patch(user.id, { role: 'admin', duties: ['registrar'] })).body).toMatchObject({
    role: 'admin',
    duties: ['registrar'],
  });
  expect((await patch(user.id, { role: 'member', duties: ['registrar'] })).status).toBe(400);
  expect((await patch(user.id, { role: 'member' })).body).toMatchObject({ role: 'member', duties: [] });
  expect((await patch(user.id, { role: 'admin' })).body).toMatchObject({ duties: ['registrar'] });
});

test('no person can assign themselves a duty', async () => {
  const { user, token } = await signIn(site, 'admin', { duties: ['registrar'] });
  expect((await patch(user.id, { duties: ['registrar', 'treasurer'] }, token)).status).toBe(403);
  // A profile's form has no such field.
  await site.call('PATCH', '/api/profile/update/', { token, body: { duties: ['treasurer'], skills: 'Survey' } });
  expect((await readUser(site, user.id))!.duties).toEqual(['registrar']);
});

test('the login answers with the duties, and without the field where there are none', async () => {
  const login = async (email: string) =>
    (await site.call('POST', '/api/auth/login/', { body: { email_or_member_id: email, password } })).body.user;
  const [without, having] = [await signIn(site, 'admin'), await signIn(site, 'admin', { duties: ['registrar'] })];
  expect(await login(without.user.email)).not.toHaveProperty('duties');
  expect((await login(having.user.email)).duties).toEqual(['registrar']);
});
