import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '~test/app';
import { makeUser, signIn } from '~test/factories';
import { mailsTo } from '~test/outbox';
import { areas } from '~/features/areas/server/public';
import { users } from '~/features/people/server/public';
import { writeSetting } from '~/platform/settings-store/settings-store';
import { siteSettings } from '~/platform/site-settings';
import { setupTasks } from '../contract/tasks';
import { beginSetUp } from './service';

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await openTestApp({ DEMO_DATA: '0' });
  await beginSetUp(site.site);
  ({ token } = await signIn(site, 'superuser'));
});
afterEach(() => site.close());

const demoFact = { name: 'demo-data' };
const path = '/api/admin/setup/';
const post = (rest: string, body?: object) => site.call('POST', `${path}${rest}`, { token, body });
const setup = async (language = '') => (await site.call('GET', `${language}${path}`, { token })).body;
const taskOf = async (key: string) => (await setup()).tasks.find((task: { key: string }) => task.key === key);
const areaNames = async () => (await site.call('GET', '/api/areas/')).body.map(({ name }: { name: string }) => name);

test('a new site is closed, with the ten tasks in their order, and the site opens once', async () => {
  const { open, tasks } = await setup();
  expect(open).toBe(false);
  expect(tasks.map(({ key }: { key: string }) => key)).toEqual(setupTasks);
  expect((await setup('/ml')).tasks[0].label).toBe('പേരുകൾ');
  const robots = async () => (await site.call('GET', '/robots.txt')).body.toString();
  const sitemap = async () => (await site.call('GET', '/sitemap.xml')).body.toString();
  expect(await robots()).toContain('Disallow: /\n');
  expect(await sitemap()).not.toContain('<loc>');
  for (let time = 0; time < 2; time += 1) expect((await post('open/')).body.open).toBe(true);
  expect(await robots()).not.toContain('Disallow: /\n');
  expect(await sitemap()).toContain('<loc>');
  const { body } = await site.call('GET', '/api/admin/audit/?action=setup.open', { token });
  expect(body.results).toHaveLength(1);
});

test('two strangers at a first run: nothing to take', async () => {
  const member = await signIn(site, 'member');
  for (const caller of [undefined, 'no-such-token', member.token, (await signIn(site, 'admin')).token]) {
    for (const [method, rest, body] of [
      ['GET', ''],
      ['GET', 'districts/'],
      ['POST', 'open/'],
      ['POST', 'names/confirm/'],
      ['POST', 'areas/', { text: 'Mavoor: East' }],
      ['POST', 'mail/'],
      ['POST', 'mail/confirm/', { code: '000000' }],
      ['POST', 'remove-demo/'],
    ] as const) {
      const answer = await site.call(method, `${path}${rest}`, { token: caller, body });
      expect([401, 403], `${method} ${rest}`).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toContain('tasks');
    }
  }
  expect((await setup()).open).toBe(false);
  expect(await areaNames()).toHaveLength(7);
});

test('names are done when a superuser says that they are right; only some tasks take that', async () => {
  expect(await taskOf('names')).toMatchObject({ done: false, confirmable: true });
  expect((await post('names/confirm/')).status).toBe(200);
  expect(await taskOf('names')).toMatchObject({ done: true, confirmable: false });
  for (const key of ['contact', 'demo', 'nothing']) expect((await post(`${key}/confirm/`)).status).toBe(404);
  await post('money/confirm/');
  await post('money/confirm/');
  const { body } = await site.call('GET', '/api/admin/audit/?action=setup.confirm', { token });
  expect(body.results).toHaveLength(2);
});

test('money is done with an account for fees, also one that counts tomorrow', async () => {
  expect(await taskOf('money')).toMatchObject({ done: false, confirmable: true });
  const at = new Date(site.site.clock.now().getTime() + 86_400_000);
  const value = { language: 'en', version: 1, value: 'office@bank', original: '', at } as const;
  await site.site.write((tx) => tx.insert(siteSettings).values({ key: 'upi_id', ...value }));
  expect(await taskOf('money')).toMatchObject({ done: true, detail: 'Fees come to the account that is entered.' });
});

test('contacts are done when none is invented any more', async () => {
  expect((await taskOf('contact')).detail).toContain('hotline');
  const body = {
    ...Object.fromEntries(
      ['phone', 'membership_phone', 'advertising_phone', 'hotline'].map((key, n) => [key, `0495 270000${n}`]),
    ),
    ...Object.fromEntries(
      ['email', 'membership_email', 'advertising_email'].map((key) => [key, `${key}@kozhikode.org`]),
    ),
  };
  await site.call('PATCH', '/api/admin/settings/contact/', { token, body });
  expect((await taskOf('contact')).done).toBe(true);
});

test('a pasted list replaces the areas that came with the software; the same list again changes nothing', async () => {
  expect((await taskOf('areas')).done).toBe(false);
  const text = 'Mavoor / മാവൂർ: East / കിഴക്ക്, West\n\nvadakara: Beach\nMavoor: West, North';
  const { status, body } = await post('areas/', { text });
  expect([status, body]).toMatchObject([200, { areas: 2, units: 4, removed: 7 }]);
  expect(await areaNames()).toEqual(['Mavoor', 'vadakara']);
  expect((await site.call('GET', '/ml/api/areas/')).body.map(({ name }: { name: string }) => name)).toContain('മാവൂർ');
  expect((await taskOf('areas')).done).toBe(true);
  const entries = async () => (await site.call('GET', '/api/admin/audit/?action=area.edit', { token })).body.count;
  const before = await entries();
  expect((await post('areas/', { text })).body).toMatchObject({ areas: 0, units: 0, removed: 0 });
  expect(await entries()).toBe(before);
  expect((await post('areas/', { text: 'MAVOOR: South\nVadakara / വടകര: beach' })).body).toMatchObject({
    areas: 0,
    units: 1,
  });
  expect(await areaNames()).toHaveLength(2);
});

test('an area of the software stays while people belong to it', async () => {
  const { user } = await signIn(site, 'member');
  const [area] = await site.site.db.select().from(areas);
  await site.site.db.update(users).set({ areaId: area!.id }).where(eq(users.id, user.id));
  await post('areas/', { text: 'Mavoor: East' });
  expect(await areaNames()).toHaveLength(2);
});

test('what a list cannot be read by is told by its line, and then nothing is added', async () => {
  const long = 'x'.repeat(101);
  for (const [text, message] of [
    ['Mavoor: East\nVadakara', 'Line 2: write “Area: unit, unit”.'],
    ['Mavoor:', 'Line 1: the units are missing after the colon.'],
    [': East', 'Line 1: the name of the area is missing before the colon.'],
    [`Mavoor: ${long}`, 'Line 1: a name has at most 100 letters.'],
    ['Mavoor / Mavoor: East', 'Line 1: after a slash comes the name in Malayalam, as in “Area / ഏരിയ”.'],
  ]) {
    expect((await post('areas/', { text })).body).toEqual({ text: [message] });
  }
  for (const text of ['', '  ', null, 7, 'a'.repeat(50_000)]) expect((await post('areas/', { text })).status).toBe(400);
  expect(await areaNames()).toHaveLength(7);
});

test('the fourteen districts have their names and forms in both languages', async () => {
  const { body } = await site.call('GET', `${path}districts/`, { token });
  expect(body).toHaveLength(14);
  expect(body[3]).toEqual({
    key: 'kozhikode',
    name: 'Kozhikode',
    name_ml: 'കോഴിക്കോട്',
    district_in: 'in Kozhikode',
    district_in_ml: 'കോഴിക്കോട്ട്',
    district_of: 'of Kozhikode',
    district_of_ml: 'കോഴിക്കോട്ടെ',
  });
});

test('a code that came to the address of the office shows that mail works, until the address is another', async () => {
  const office = 'office@kozhikode.org';
  await site.call('PATCH', '/api/admin/settings/contact/', { token, body: { email: office } });
  expect((await post('mail/')).body).toMatchObject({ sent_to: office, outbox: true });
  const [mail] = await mailsTo(site, office);
  const code = /\b\d{6}\b/.exec(mail!)![0];
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await post('mail/confirm/', { code: wrong })).body).toEqual({ code: ['This is not the code.'] });
  expect((await post('mail/confirm/', { code: 'abc' })).body).toEqual({ code: ['Enter the six digits of the code.'] });
  expect((await post('mail/confirm/', { code })).status).toBe(200);
  expect((await taskOf('mail')).done).toBe(true);
  expect((await taskOf('mail')).detail).toContain('SMTP_URL');
  expect((await post('mail/confirm/', { code })).status).toBe(400);
  await site.call('PATCH', '/api/admin/settings/contact/', { token, body: { email: 'other@kozhikode.org' } });
  expect((await taskOf('mail')).done).toBe(false);
});

test('a code is good for half an hour and for five tries', async () => {
  await post('mail/');
  const [mail] = await mailsTo(site, 'office@flespalakkad.example');
  const code = /\b\d{6}\b/.exec(mail!)![0];
  const wrong = code === '111111' ? '222222' : '111111';
  const statuses = [];
  for (let tried = 0; tried < 6; tried += 1) statuses.push((await post('mail/confirm/', { code: wrong })).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await post('mail/confirm/', { code })).status).toBe(429);
  site.clock.pass({ minutes: 31 });
  expect((await post('mail/confirm/', { code })).body).toEqual({
    code: ['This code is no longer good. Send another.'],
  });
  const sent = [];
  for (let asked = 0; asked < 5; asked += 1) sent.push((await post('mail/')).status);
  expect(sent).toEqual([200, 200, 200, 200, 429]);
});

test('the invented people are removed and nothing else, once nothing real depends on them', async () => {
  const { db } = site.site;
  const [invented, real] = [await makeUser(site), await makeUser(site)];
  const insert = async (name: string) =>
    (await db.execute<{ id: number }>(sql`insert into shop_categories (name) values (${name}) returning id`)).rows[0]!
      .id;
  const [category, entered] = [await insert('Invented'), await insert('Real')];
  await writeSetting(db, demoFact as never, { users: [invented.id], shop_categories: [category] });
  expect(await taskOf('demo')).toMatchObject({ done: false, detail: '1 invented person is here.' });
  expect((await taskOf('people')).detail).toBe('1 person');
  const shop = { name: 'Real shop', location: 'Beach', address: 'Beach Road', category };
  await site.call('POST', '/api/marketplace/shops/', { token, body: shop });
  const { status, body } = await post('remove-demo/');
  expect([status, body]).toEqual([
    409,
    { code: 'in_use', detail: 'Real data depends on the demo data. Delete or move it first: shops entered: 1.' },
  ]);
  expect(await db.$count(users, eq(users.id, invented.id))).toBe(1);
  await db.execute(sql`delete from shops`);
  expect((await post('remove-demo/')).body.removed).toBe(2);
  expect(await db.$count(users, eq(users.id, invented.id))).toBe(0);
  expect(await db.$count(users, eq(users.id, real.id))).toBe(1);
  expect((await db.execute(sql`select id from shop_categories`)).rows).toEqual([{ id: entered }]);
  expect((await taskOf('demo')).done).toBe(true);
  expect((await post('remove-demo/')).body.code).toBe('no_demo');
  const { results } = (await site.call('GET', '/api/admin/audit/?action=site.demo_remove', { token })).body;
  expect(results).toHaveLength(1);
});
