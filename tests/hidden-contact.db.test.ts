import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from './support/app';
import { makeUser } from './support/factories';
import { callers, makeWorld, type CallerName, type World } from './roles/world';

/*
 * What somebody hides: for every caller and every place where a person's phone and e-mail are shown, whether those of somebody
 * who hides both are. The office and the admins of the person's own area see them, other members never do.
 */
const site = testApp();
let world: World;
let hidden: Awaited<ReturnType<typeof makeUser>>;
let shown: typeof hidden;

beforeAll(async () => {
  world = await makeWorld(site);
  const place = { areaId: world.area.id, unitId: world.area.units[0]!.id };
  hidden = await makeUser(site, {
    ...place,
    email: 'secret.address@example.test',
    username: 'Secret.Address@example.test',
    phone: '9000000042',
    hidePhone: true,
    hideEmail: true,
  });
  shown = await makeUser(site, { ...place, email: 'known.address@example.test', phone: '9000000043' });
});

const isMember: readonly CallerName[] = [
  'member',
  'another member',
  'moderator',
  'unit admin',
  'area admin',
  'other area admin',
  'admin',
  'registrar',
  'superuser',
];
const office: readonly CallerName[] = ['admin', 'registrar', 'superuser'];

/** Each place: who gets an answer at all, and who of those sees what is hidden. */
const places: {
  at: string;
  url: (of: World) => string;
  send?: (id: number) => object;
  reads: readonly CallerName[];
  sees: readonly CallerName[];
}[] = [
  { at: 'the directory', url: () => '/api/members/', reads: isMember, sees: ['area admin', ...office] },
  { at: 'the directory in Malayalam', url: () => '/ml/api/members/', reads: isMember, sees: ['area admin', ...office] },
  {
    at: 'the area admin’s people',
    url: () => '/api/area-admin/overview/',
    reads: ['area admin', 'other area admin', 'superuser'],
    sees: ['area admin', 'superuser'],
  },
  { at: 'user management', url: () => '/api/users/', reads: ['superuser'], sees: ['superuser'] },
  { at: 'the list of members as a file', url: () => '/api/members/export/', reads: ['superuser'], sees: ['superuser'] },
  {
    at: 'the same, found by the hidden phone',
    url: () => '/api/members/export/?search=9000000042',
    reads: ['superuser'],
    sees: ['superuser'],
  },
  {
    at: 'the licence desk',
    url: () => '/api/licences/desk/?status=unknown&page_size=100',
    reads: ['area admin', 'other area admin', 'registrar', 'superuser'],
    sees: ['area admin', 'registrar', 'superuser'],
  },
  {
    at: 'the licence desk as a file',
    url: () => '/api/licences/desk/export/?status=unknown',
    reads: ['area admin', 'other area admin', 'registrar', 'superuser'],
    sees: ['area admin', 'registrar', 'superuser'],
  },
];

describe.each(places)('$at', ({ at, url, reads, sees }) => {
  test.each(callers)('%s', async (caller) => {
    const { status, body } = await site.call('GET', url(world), { token: world.tokenOf(caller) });
    expect(status === 200, `${caller} at ${at}`).toBe(reads.includes(caller));
    const text = Buffer.isBuffer(body) ? body.toString() : typeof body === 'string' ? body : JSON.stringify(body);
    const has = sees.includes(caller);
    for (const value of [hidden.phone!, hidden.email])
      expect(text.toLowerCase().includes(value), `${caller} at ${at}: ${value}`).toBe(has);
  });
});

test('whoever hides nothing is shown as ever, and one who hides only the phone keeps the address', async () => {
  const half = await makeUser(site, { phone: '9000000044', hidePhone: true });
  const { members } = (await site.call('GET', '/api/members/', { token: world.people.member.token })).body as {
    members: Record<string, unknown>[];
  };
  const of = (id: number) => members.find((one) => one.id === id);
  expect(of(shown.id)).toMatchObject({ phone: '9000000043', email: 'known.address@example.test' });
  expect(of(half.id)).toMatchObject({ phone: null, email: half.email });
  expect(of(hidden.id)).toMatchObject({ phone: null, email: null, username: 'Secret.Address' });
});

test('a username that is the hidden number or address tells neither, not even where it stands for the name', async () => {
  const nameless = { firstName: '', lastName: '' };
  const byNumber = await makeUser(site, {
    ...nameless,
    username: '+91 90000 00045',
    phone: '9000000045',
    hidePhone: true,
  });
  const byAddress = await makeUser(site, {
    ...nameless,
    username: 'no.name@example.test',
    email: 'no.name@example.test',
    hideEmail: true,
  });
  const { members } = (await site.call('GET', '/api/members/', { token: world.people.member.token })).body as {
    members: Record<string, unknown>[];
  };
  const of = (id: number) => members.find((one) => one.id === id);
  expect(of(byNumber.id)).toMatchObject({ phone: null, username: '+9…', full_name: '+9…' });
  expect(of(byAddress.id)).toMatchObject({ email: null, username: 'no.name', full_name: 'no.name' });
});

test('a switch in the own profile holds for the very next look at the directory, and back', async () => {
  const { member, 'another member': reader } = world.people;
  const seen = async () => {
    const { members } = (await site.call('GET', '/api/members/', { token: reader.token })).body as {
      members: { id: number; phone: string | null; email: string | null }[];
    };
    const { phone, email } = members.find(({ id }) => id === member.user.id)!;
    return { phone, email };
  };
  const switched = (body: object) => site.call('PATCH', '/api/profile/update/', { token: member.token, body });
  const all = { phone: member.user.phone, email: member.user.email };
  expect(await seen()).toEqual(all);
  expect((await switched({ hide_phone: true })).body.user).toMatchObject({
    hide_phone: true,
    hide_email: false,
    phone: all.phone,
  });
  expect(await seen()).toEqual({ ...all, phone: null });
  await switched({ hide_email: true, hide_phone: false });
  expect(await seen()).toEqual({ ...all, email: null });
  await switched({ hide_email: false });
  expect(await seen()).toEqual(all);
});

test('one sees one’s own, and nobody changes it for another, not even the office', async () => {
  const { member, superuser } = world.people;
  await site.call('PATCH', '/api/profile/update/', { token: member.token, body: { hide_phone: true } });
  expect((await site.call('GET', '/api/profile/', { token: member.token })).body).toMatchObject({
    phone: member.user.phone,
    hide_phone: true,
  });
  await site.call('PATCH', `/api/users/${member.user.id}/`, {
    token: superuser.token,
    body: { hide_phone: false, skills: 'Survey' },
  });
  expect((await site.call('GET', `/api/users/${member.user.id}/`, { token: superuser.token })).body).toMatchObject({
    hide_phone: true,
    skills: 'Survey',
    phone: member.user.phone,
  });
});
