import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';
import { makeShop } from '~test/marketplace';
import { applications } from '~/features/applications/server/tables';
import { areas } from '~/features/areas/server/tables';
import { events } from '~/features/events/server/tables';
import { posts } from '~/features/posts/server/tables';
import { toIso } from '~/shared/dates';
import type { Result } from '../contract';

const site = testApp();
type Person = Awaited<ReturnType<typeof signIn>>;
let staff: Person,
  registrar: Person,
  treasurer: Person,
  chief: Person,
  admin: Person,
  elsewhere: Person,
  member: Person;
/** The area of the admin `own`, and another. */
let home: number, away: number;
let serial = 0;

const ask = (who: Person, q: string, prefix = '') =>
  site.call('GET', `${prefix}/api/admin/find/?q=${encodeURIComponent(q)}`, { token: who.token });
async function find(who: Person, q: string, prefix = ''): Promise<Result[]> {
  const { status, body } = await ask(who, q, prefix);
  expect(status).toBe(200);
  return (body as { results: Result[] }).results;
}
const titles = async (who: Person, q: string) => (await find(who, q)).map(({ title }) => title);
const person = (name: string, more: Parameters<typeof makeUser>[1] = {}) => {
  const [firstName = '', ...rest] = name.split(' ');
  return makeUser(site, { firstName, lastName: rest.join(' '), ...more });
};
const fill = (count: number, name: string) =>
  Promise.all(Array.from({ length: count }, () => person(`${name} ${(serial += 1)}`)));

beforeAll(async () => {
  const rows = await site.site.db.select({ id: areas.id }).from(areas).orderBy(areas.id).limit(2);
  [home, away] = rows.map(({ id }) => id) as [number, number];
  staff = await signIn(site, 'admin');
  registrar = await signIn(site, 'admin', { duties: ['registrar'] });
  treasurer = await signIn(site, 'admin', { duties: ['treasurer'] });
  chief = await signIn(site, 'superuser');
  admin = await signIn(site, 'area_admin', { areaId: home });
  elsewhere = await signIn(site, 'area_admin', { areaId: away });
  member = await signIn(site, 'member', { areaId: home });
});

describe('what is typed', () => {
  test('under two letters nothing is found, and signs are no error', async () => {
    for (const q of ['', ' ', 'a', ' അ ', '%', '_', "'"]) expect(await find(staff, q)).toEqual([]);
    for (const q of ['%%', '__', "';--", '\\\\', '()', '🙂🙂', '٣٤٥٦٧٨٩٠١٢']) expect(await find(chief, q)).toEqual([]);
  });

  test('control characters and a text without end are refused', async () => {
    expect((await ask(staff, 'a\u0000b')).status).toBe(400);
    expect(await ask(staff, 'x'.repeat(201))).toMatchObject({ status: 400, body: { q: [expect.any(String)] } });
    expect((await ask(staff, 'x'.repeat(2_000_000))).status).toBeGreaterThanOrEqual(400);
    expect((await ask(staff, 'x'.repeat(2_000_000))).status).toBeLessThan(500);
  });
});

test('a person is found by the name in Malayalam that the office has, and it is shown', async () => {
  const { id } = await person('Devika Prabhakar', { fullNameMl: 'ശ്രീലക്ഷ്മി കൃഷ്ണൻ', areaId: home });
  for (const q of ['ശ്രീലക്ഷ്മി', 'കൃഷ്ണൻ ശ്രീലക്ഷ്മി', 'sreelakshmi kris'])
    expect((await find(admin, q))[0], q).toMatchObject({ kind: 'person', id, title: 'Devika Prabhakar' });
  expect((await find(admin, 'devika prabhakar'))[0]).toMatchObject({
    id,
    detail: expect.stringMatching(/^ശ്രീലക്ഷ്മി കൃഷ്ണൻ · /),
  });
  expect(await titles(elsewhere, 'ശ്രീലക്ഷ്മി')).not.toContain('Devika Prabhakar');
});

describe('people by form', () => {
  const phone = '7012345678';
  let id: number;
  beforeAll(async () => {
    const licenseNo = 'EA/77-2210';
    ({ id } = await person('Formal Person', { phone, membershipId: 'PKD0777', licenseNo, areaId: home }));
    await person('Another Person', { phone: '7012345600', membershipId: 'PKD7770', areaId: home });
  });
  const found = async (who: Person, q: string) => (await find(who, q)).map((result) => result.id);

  test.each([phone, '70123 45678', '+91 70123-45678', '0 7012345678', '701234567'])('phone %s', async (q) =>
    expect(await found(registrar, q)).toEqual([id]),
  );

  test('the beginning of a phone finds all that begin so', async () => {
    expect(await titles(registrar, '70123456')).toEqual(['Another Person', 'Formal Person']);
    expect(await find(registrar, '12345678')).toEqual([]);
  });

  test.each(['PKD0777', 'pkd 777', 'PKD-0777', 'pkd777'])('membership id %s', async (q) =>
    expect(await found(staff, q)).toEqual([id]),
  );

  test.each(['EA/77-2210', 'ea 77 2210', 'EA772210'])('licence %s, for the duties that see it', async (q) => {
    for (const who of [registrar, treasurer, chief, admin]) expect(await found(who, q)).toEqual([id]);
    expect(await find(staff, q)).toEqual([]);
  });

  test('an e-mail address', async () => {
    const { email } = await person('Mail Person');
    expect(await titles(registrar, email.toUpperCase())).toEqual(['Mail Person']);
  });

  test('a receipt by its number, for people who look after money', async () => {
    const received_on = toIso(site.clock.now()).slice(0, 10);
    const money = { client_key: 'find', amount: 45_000, method: 'cash', received_on, user_id: id };
    const receipt = (await site.call('POST', '/api/dues/receipts/', { token: admin.token, body: money })).body;
    const search = `/app/admin/dues?tab=receipts&search=${receipt.number}`;
    for (const who of [treasurer, chief, admin])
      expect(await find(who, receipt.number.toLowerCase())).toEqual([
        {
          kind: 'receipt',
          id: receipt.id,
          title: receipt.number,
          detail: expect.stringMatching(/^Formal Person · ₹450 · /),
          link: search,
        },
      ]);
    for (const who of [registrar, staff, elsewhere]) expect(await find(who, receipt.number)).toEqual([]);
    expect(await find(chief, 'I-2026-27-99999')).toEqual([]);
  });
});

describe('people by name', () => {
  beforeAll(async () => {
    for (const name of ['ഉണ്ണികൃഷ്ണൻ നമ്പ്യാർ', 'Unnikrishnan Nambiar', 'Unni Krishna Menon', 'Krishnanunni P'])
      await person(name);
  });

  test('is found in either script, in another spelling, and in any order of its words', async () => {
    const both = ['Unnikrishnan Nambiar', 'ഉണ്ണികൃഷ്ണൻ നമ്പ്യാർ'];
    expect(await titles(staff, 'Unnikrishnan Nambiar')).toEqual(both);
    expect(await titles(staff, 'unnikrisnan nambyar')).toEqual(both.toSorted());
    expect(await titles(staff, 'Nambiar Unni')).toEqual(both);
    expect(await titles(staff, 'ഉണ്ണികൃഷ്ണൻ നമ്പ്യാർ')).toEqual(both.toReversed());
  });

  test('the nearest first: the name itself, names that begin so, words that begin so, other parts', async () => {
    for (const name of ['Xavi', 'Axavier', 'Saju Xavier', 'Xavier Saju']) await person(name);
    expect(await titles(staff, 'xavi')).toEqual(['Xavi', 'Xavier Saju', 'Saju Xavier', 'Axavier']);
    expect((await titles(staff, 'xa')).slice(0, 3)).toEqual(['Xavi', 'Xavier Saju', 'Saju Xavier']);
  });

  test('five of a kind', async () => {
    await fill(7, 'Quincy Filler');
    expect(await find(staff, 'quincy')).toHaveLength(5);
  });

  test('the nearest is found among hundreds that are less near', async () => {
    await fill(60, 'Aaa Zenobia Filler');
    await person('Zenobia');
    expect((await titles(staff, 'zenobia'))[0]).toBe('Zenobia');
  });
});

describe('who finds whom', () => {
  beforeAll(async () => {
    await person('Canary Home', { areaId: home, phone: '7099900001' });
    await person('Canary Away', { areaId: away, phone: '7099900002' });
    await person('Canary Applicant', { areaId: home, isApproved: false, role: 'user', phone: '7099900003' });
    await person('Canary Plain', { role: 'user' });
    const { id: userId } = await person('Canary Rejected', { areaId: home, isApproved: false, role: 'user' });
    await site.site.db.insert(applications).values({ userId, state: 'rejected' });
  });
  const all = ['Canary Applicant', 'Canary Away', 'Canary Home', 'Canary Plain'];

  test('the registrar and a superuser find all but rejected applicants', async () => {
    for (const who of [registrar, chief]) expect(await titles(who, 'canary')).toEqual(all);
  });

  test('other staff find the members', async () => {
    for (const who of [staff, treasurer]) expect(await titles(who, 'canary')).toEqual(['Canary Away', 'Canary Home']);
    expect(await find(staff, '7099900003')).toEqual([]);
  });

  test('an area admin finds people of the own area alone, whatever is typed', async () => {
    expect(await titles(admin, 'canary')).toEqual(['Canary Applicant', 'Canary Home']);
    expect(await titles(elsewhere, 'canary')).toEqual(['Canary Away']);
    for (const q of ['7099900002', 'Canary Away']) expect(await find(admin, q)).toEqual([]);
    expect(await find(await signIn(site, 'area_admin', { areaId: null }), 'canary')).toEqual([]);
  });

  test('phones stand in the answers of those who look after people', async () => {
    const answer = async (who: Person) => JSON.stringify(await find(who, 'canary home'));
    for (const who of [registrar, chief, admin]) expect(await answer(who)).toContain('7099900001');
    for (const who of [staff, treasurer]) expect(await answer(who)).not.toContain('7099900001');
  });

  test('members and visitors are refused', async () => {
    expect((await ask(member, 'canary')).status).toBe(403);
    expect((await site.call('GET', '/api/admin/find/?q=canary')).status).toBe(401);
  });
});

describe('shops, events and posts', () => {
  beforeAll(async () => {
    await makeShop(site, { name: 'Lighthouse Cements', location: 'Ottapalam' });
    const now = site.clock.now();
    const event = { description: 'x', location: 'Town Hall', locationMl: 'ടൗൺ ഹാൾ', eventDate: now };
    await site.site.db.insert(events).values({ ...event, title: 'Lighthouse Day', titleMl: 'വിളക്കുമാട ദിനം' });
    const post = { body: 'x', urgent: false, needsAck: false, audience: { all: true }, createdAt: now, updatedAt: now };
    await site.site.db.insert(posts).values([
      { ...post, kind: 'news', state: 'draft', title: 'Lighthouse opened', audience: post.audience as never },
      { ...post, kind: 'circular', state: 'draft', title: 'Lighthouse at home', areaId: home, audience: {} as never },
    ]);
    await person('Lighthouse Keeper');
  });

  test('people, shops, events, posts: each with a line and a way to it', async () => {
    const found = await find(staff, 'lighthouse');
    expect(found.map(({ kind }) => kind)).toEqual(['person', 'shop', 'event', 'post', 'post']);
    expect(found.slice(1, 3)).toMatchObject([
      { detail: 'Building Materials · Ottapalam', link: '/app/admin/dashboard?shops=Lighthouse%20Cements' },
      { detail: expect.stringContaining('Town Hall'), link: '/admin/manage-events?q=Lighthouse%20Day' },
    ]);
    expect(found[4]!.link).toMatch(/^\/app\/admin\/posts\?post=\d+$/);
  });

  test('the kind with the nearest name comes first', async () => {
    expect((await find(staff, 'lighthouse day'))[0]!.kind).toBe('event');
    expect((await find(staff, 'lighthouse cements'))[0]!.kind).toBe('shop');
  });

  test('in Malayalam, by the Malayalam titles too', async () => {
    expect(await find(staff, 'വിളക്കുമാട', '/ml')).toMatchObject([
      { kind: 'event', title: 'വിളക്കുമാട ദിനം', detail: expect.stringContaining('ടൗൺ ഹാൾ') },
    ]);
  });

  test('an area admin finds the posts of the own area, and neither shops nor events', async () => {
    expect(await titles(admin, 'lighthouse')).toEqual(['Lighthouse at home']);
    expect(await titles(elsewhere, 'lighthouse')).toEqual([]);
  });
});
