import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from './support/app';
import { makeUser } from './support/factories';
import { allCalls } from './support/calls';
import { listed, contactCalls } from './support/contact-fields';
import { callers, groups, makeWorld, type CallerName, type World } from './roles/world';

/*
 * Hidden contacts: for every caller and every place where a person's phone and e-mail are shown, whether the phone and
 * e-mail of a person who hides both are shown. The office and the admins of the person's own area see them, other
 * members never do.
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

const { member: isMember, staff: office } = groups;

/** Each place: who gets an answer at all, and which of these callers see what is hidden. */
const places: {
  at: string;
  url: (of: World) => string;
  send?: (id: number) => object;
  reads: readonly CallerName[];
  sees: readonly CallerName[];
}[] = [
  { at: 'the directory', url: () => '/api/members/', reads: isMember, sees: ['area admin', ...office] },
  { at: 'the directory that a phone takes along', url: () => '/api/members/offline/', reads: isMember, sees: [] },
  { at: 'the directory in Malayalam', url: () => '/ml/api/members/', reads: isMember, sees: ['area admin', ...office] },
  {
    at: 'the area admin’s people',
    url: () => '/api/area-admin/overview/',
    reads: ['area admin', 'other area admin', 'superuser'],
    sees: ['area admin', 'superuser'],
  },
  {
    at: 'all people of the office',
    url: () => '/api/admin/people/',
    reads: ['registrar', 'superuser'],
    sees: ['registrar', 'superuser'],
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

test('every field that may return a name or a contact to others than the office is listed, with how', () => {
  expect(allCalls.length).toBeGreaterThan(200);
  expect(Object.fromEntries(contactCalls)).toEqual(Object.assign({}, ...Object.values(listed)));
});

test('a person who hides nothing is shown as before, a person who hides only the phone with the address', async () => {
  const half = await makeUser(site, { phone: '9000000044', hidePhone: true });
  const { members } = (await site.call('GET', '/api/members/', { token: world.people.member.token })).body as {
    members: Record<string, unknown>[];
  };
  const of = (id: number) => members.find((one) => one.id === id);
  expect(of(shown.id)).toMatchObject({ phone: '9000000043', email: 'known.address@example.test' });
  expect(of(half.id)).toMatchObject({ phone: null, email: half.email });
  expect(of(hidden.id)).toMatchObject({ phone: null, email: null, username: `member${hidden.id}` });
});

test('a username that is the hidden number or address shows neither, not even in place of the name', async () => {
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
  const byStem = await makeUser(site, {
    ...nameless,
    username: 'stem.only2',
    email: 'stem.only@example.test',
    hideEmail: true,
  });
  const named = await makeUser(site, {
    firstName: 'Asha',
    lastName: 'Menon',
    username: 'asha.menon',
    email: 'asha.menon@example.test',
    hideEmail: true,
  });
  const { members } = (await site.call('GET', '/api/members/', { token: world.people.member.token })).body as {
    members: Record<string, unknown>[];
  };
  const of = (id: number) => members.find((one) => one.id === id);
  for (const { id } of [byNumber, byAddress, byStem])
    expect(of(id)).toMatchObject({ username: `member${id}`, full_name: `member${id}` });
  expect(of(named.id)).toMatchObject({
    username: `member${named.id}`,
    full_name: 'Asha Menon',
    phone: named.phone,
    email: null,
  });
});

test('in a circular’s receipts a hidden phone, a new one too, is shown to the admin of the present area', async () => {
  const { 'area admin': former, 'other area admin': present, superuser } = world.people;
  const publish = async (by: typeof former) => {
    const { id } = (
      await site.call('POST', '/api/admin/posts/', {
        token: by.token,
        body: { kind: 'circular', title: 'T', body: 'B' },
      })
    ).body;
    await site.call('POST', `/api/admin/posts/${id}/publish/`, { token: by.token });
    return id as number;
  };
  const mover = await makeUser(site, { areaId: world.area.id, phone: '9000000050', hidePhone: true });
  const open = await makeUser(site, { areaId: world.area.id, phone: '9000000051' });
  const id = await publish(former);
  const receipts = async (by: typeof former, post: number, search = '') => {
    const { body } = await site.call('GET', `/api/admin/posts/${post}/receipts/?page_size=100&search=${search}`, {
      token: by.token,
    });
    return body.results as { user_id: number; phone: string | null }[];
  };
  const phoneOf = async (by: typeof former, post = id) =>
    (await receipts(by, post)).find((one) => one.user_id === mover.id)?.phone;
  const sheet = async (by: typeof former) =>
    (await site.call('GET', `/api/admin/posts/${id}/receipts/export/`, { token: by.token })).body.toString() as string;
  await vi.waitFor(
    async () =>
      expect((await receipts(former, id)).every((one) => 'told_at' in one && one.told_at !== null)).toBe(true),
    { timeout: 20_000 },
  );
  expect(await phoneOf(former)).toBe('9000000050');
  expect(await receipts(former, id, '9000000050')).toHaveLength(1);

  await site.call('PATCH', `/api/users/${mover.id}/`, {
    token: superuser.token,
    body: { area: world.otherArea.id, phone: '9000000052' },
  });
  expect(await phoneOf(former)).toBeNull();
  expect(await phoneOf(superuser)).toBe('9000000052');
  for (const number of ['9000000050', '9000000052']) expect(await receipts(former, id, number)).toEqual([]);
  expect(await receipts(superuser, id, '9000000052')).toHaveLength(1);
  expect([await sheet(former), await sheet(superuser)].map((text) => text.includes('9000000052'))).toEqual([
    false,
    true,
  ]);
  // What is not hidden is shown as before.
  expect(await receipts(former, id, '9000000051')).toMatchObject([{ user_id: open.id, phone: '9000000051' }]);
  expect(await phoneOf(present, await publish(present))).toBe('9000000052');
});

test('a switch in the caller’s profile holds for the very next look at the directory, and back', async () => {
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

test('people see their own, and no caller changes it for another, not even the office', async () => {
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
