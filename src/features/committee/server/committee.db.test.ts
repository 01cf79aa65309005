import { eq, sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { areas, units } from '~/features/areas/server/public';
import { users } from '~/features/people/server/public';
import { testApp } from '~test/app';
import { makeUser, readAreas, signIn, testPerson } from '~test/factories';
import { toIso } from '~/shared/dates';
import { committeeTopic } from '~/shared/topics';
import { committeesOn } from './committees';
import { positions } from './tables';

const site = testApp();
const registrar = testPerson(site, 'admin', { firstName: 'Rema', lastName: 'Nair', duties: ['registrar'] });
const superuser = testPerson(site, 'superuser');
let area: { id: number; name: string; units: { id: number; name: string }[] };
let other: typeof area;

beforeAll(async () => {
  [area, other] = await readAreas(site);
});
beforeEach(() =>
  site.site.write(async (tx, invalidate) => {
    invalidate(committeeTopic);
    await tx.delete(positions);
  }),
);

const person = (firstName: string, more = {}) => makeUser(site, { firstName, lastName: 'K', ...more });
const enter = async (body: object) => site.call('POST', '/api/admin/positions/', { token: registrar.token, body });
const list = async (query = '') =>
  (await site.call('GET', `/api/admin/positions/${query}`, { token: registrar.token })).body;
const edit = (id: number, body: object) =>
  site.call('PATCH', `/api/admin/positions/${id}/`, { token: registrar.token, body });
const remove = (id: number) => site.call('DELETE', `/api/admin/positions/${id}/`, { token: registrar.token });
const onPage = async () => (await site.call('GET', '/api/committees/')).body;
const dayFromNow = (days: number) => toIso(new Date(site.clock.now().getTime() + days * 86_400_000)).slice(0, 10);
const secretary = (userId: number, more = {}) => ({
  user_id: userId,
  title: 'Secretary',
  level: 'district',
  since: '2026-01-01',
  ...more,
});

test('a position is entered, listed, recorded and removed', async () => {
  const { id } = await person('Leela');
  const { status, body } = await enter({
    user_id: id,
    title: ' President ',
    level: 'unit',
    unit_id: area.units[0]!.id,
    since: '2026-01-01',
    until: '2099-03-31',
  });
  expect([status, body]).toMatchObject([
    201,
    {
      full_name: 'Leela K',
      title: 'President',
      level: 'unit',
      area_id: area.id,
      area_name: area.name,
      unit_id: area.units[0]!.id,
      unit_name: area.units[0]!.name,
      since: '2026-01-01',
      until: '2099-03-31',
      state: 'current',
      is_approved: true,
    },
  ]);
  expect(await list()).toMatchObject({ count: 1, results: [body] });
  expect((await remove(body.id)).status).toBe(204);
  expect(await remove(body.id)).toMatchObject({ status: 404, body: { detail: 'Position not found.' } });
  expect((await list()).count).toBe(0);
  const { results } = (
    await site.call('GET', `/api/admin/audit/?target=position:${body.id}`, { token: superuser.token })
  ).body;
  const told = {
    full_name: 'Leela K',
    title: 'President',
    level: 'unit',
    area: area.name,
    unit: area.units[0]!.name,
    since: '2026-01-01',
    until: '2099-03-31',
  };
  expect(results).toMatchObject([
    {
      action: 'position.delete',
      actor: { name: 'Rema Nair' },
      target: { name: 'President, Leela K' },
      before: told,
      after: null,
    },
    { action: 'position.create', before: null, after: told },
  ]);
});

test('a position is corrected and its term ended, recorded, and never over a save that was not read', async () => {
  const { id: userId } = await person('Leela');
  const { body: entered } = await enter(secretary(userId, { title: 'Convener', until: '2099-03-31' }));
  expect(entered).toMatchObject({ title_ml: null });
  const corrected = await edit(entered.id, {
    title: 'Convenor',
    title_ml: 'കൺവീനർ',
    since: '2026-02-01',
    updated_at: entered.updated_at,
  });
  expect(corrected).toMatchObject({
    status: 200,
    body: { title: 'Convenor', title_ml: 'കൺവീനർ', since: '2026-02-01', until: '2099-03-31', level: 'district' },
  });
  expect((await list()).results).toEqual([corrected.body]);
  expect(await edit(entered.id, { until: '2026-03-01', updated_at: entered.updated_at })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  expect(await edit(entered.id, { until: '2026-01-31' })).toMatchObject({
    status: 400,
    body: { until: ['The last day cannot be before the first.'] },
  });
  expect((await edit(entered.id, { since: '' })).body).toEqual({ since: ['The first day is required.'] });
  expect((await edit(999_999, { until: '2026-03-01' })).body.detail).toBe('Position not found.');
  const yesterday = dayFromNow(-1);
  expect((await edit(entered.id, { until: yesterday })).body).toMatchObject({ until: yesterday, state: 'past' });
  expect((await onPage()).district).toEqual([]);
  // An end that is taken back.
  expect((await edit(entered.id, { until: '' })).body).toMatchObject({ until: null, state: 'current' });
  expect((await onPage()).district).toEqual([{ title: 'Convenor', name: 'Leela K', photo: null }]);
  const { results } = (
    await site.call('GET', `/api/admin/audit/?target=position:${entered.id}`, { token: superuser.token })
  ).body;
  expect(results).toMatchObject([
    { action: 'position.edit', before: { until: yesterday }, after: { until: null } },
    { action: 'position.edit', before: { until: '2099-03-31' }, after: { until: yesterday } },
    {
      action: 'position.edit',
      target: { name: 'Convenor, Leela K' },
      before: { title: 'Convener', title_ml: null, since: '2026-01-01' },
      after: { title: 'Convenor', title_ml: 'കൺവീനർ', since: '2026-02-01' },
    },
    { action: 'position.create' },
  ]);
});

test('a correction that makes two of one position is refused, one that changes nothing writes nothing', async () => {
  const { id: userId } = await person('Twice');
  await enter(secretary(userId, { since: '2020-01-01', until: '2025-12-31' }));
  const { body: present } = await enter(secretary(userId));
  const held = { title: ['This person holds this position in that time already.'] };
  expect((await edit(present.id, { since: '2025-12-31' })).body).toEqual(held);
  expect((await edit(present.id, { since: present.since, title: present.title })).body).toEqual(present);
  const { body: treasurer } = await enter(secretary(userId, { title: 'Treasurer' }));
  expect((await edit(treasurer.id, { title: 'Secretary' })).body).toEqual(held);
  // Of two at once that would meet, one is refused.
  const { body: auditor } = await enter(secretary(userId, { title: 'Auditor' }));
  const both = await Promise.all([treasurer, auditor].map(({ id }) => edit(id, { title: 'Convener' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('the usual titles have their Malayalam by themselves, others as entered; both are found', async () => {
  const { id: userId } = await person('Asha');
  await enter(secretary(userId, { title: 'joint secretary' }));
  await enter(secretary(userId, { title: 'Auditor', title_ml: 'ഓഡിറ്റർ' }));
  await enter(secretary(userId, { title: 'Convener' }));
  await enter({ ...secretary(userId, { title: 'Member' }), level: 'area', area_id: area.id });
  const shown = async (prefix: string) =>
    (await site.call('GET', `${prefix}/api/committees/`)).body.district.map(({ title }: { title: string }) => title);
  expect(await shown('/ml')).toEqual(['ജോയിന്റ് സെക്രട്ടറി', 'ഓഡിറ്റർ', 'Convener']);
  expect(await shown('')).toEqual(['joint secretary', 'Auditor', 'Convener']);
  expect((await site.call('GET', '/ml/api/committees/')).body.areas[0].members).toEqual(['Asha K']);
  for (const [search, title] of [
    ['ഓഡിറ്റർ', 'Auditor'],
    ['ജോയിന്റ്', 'joint secretary'],
    ['convener', 'Convener'],
  ] as const)
    expect((await list(`?search=${encodeURIComponent(search)}`)).results).toMatchObject([{ title }]);
});

test('the titles of an audience are those held or to come, once each, in the order of a committee', async () => {
  const [a, b] = [await person('Asha'), await person('Babu')];
  await enter(secretary(a.id, { title: 'Convener', title_ml: 'കൺവീനർ' }));
  await enter(secretary(b.id, { title: 'CONVENER' }));
  await enter(secretary(b.id, { title: 'Auditor', since: '2020-01-01', until: '2021-01-01' }));
  await enter(secretary(a.id, { title: 'Patron', since: dayFromNow(30) }));
  await enter(secretary(a.id, { title: 'Member' }));
  await enter(secretary(a.id, { title: 'president' }));
  const areaAdmin = await signIn(site, 'area_admin', { areaId: area.id });
  const { body } = await site.call('GET', '/api/admin/positions/titles/', { token: areaAdmin.token });
  expect(body.titles.map(({ title }: { title: string }) => title.toLowerCase())).toEqual([
    'president',
    'convener',
    'patron',
    'member',
  ]);
  expect(body.titles[1].title_ml).toBe('കൺവീനർ');
});

test('impossible positions are refused by field, and nothing is stored', async () => {
  const { id } = await person('Good');
  const pending = await person('Waiting', { isApproved: false, role: 'user' });
  const refused = async (more: object) => {
    const { status, body } = await enter(secretary(id, more));
    return [status, body];
  };
  expect((await enter({})).body).toEqual({
    user_id: ['Choose a person.'],
    title: ['Title is required.'],
    level: ['Choose the committee.'],
    since: ['The first day is required.'],
  });
  expect(await refused({ user_id: 999_999 })).toEqual([400, { user_id: ['Person not found.'] }]);
  expect(await refused({ user_id: pending.id })).toEqual([
    400,
    { user_id: ['This person has not been approved yet.'] },
  ]);
  expect(await refused({ level: 'state' })).toEqual([400, { level: ['Choose the committee.'] }]);
  expect(await refused({ level: 'area' })).toEqual([400, { area_id: ['Choose the area.'] }]);
  expect(await refused({ level: 'area', area_id: 999_999 })).toEqual([400, { area_id: ['Area not found.'] }]);
  expect(await refused({ level: 'area', area_id: area.id, unit_id: area.units[0]!.id })).toEqual([
    400,
    { unit_id: ['Only a position of a unit has a unit.'] },
  ]);
  expect(await refused({ level: 'unit', area_id: area.id, unit_id: '' })).toEqual([
    400,
    { unit_id: ['Choose the unit.'] },
  ]);
  expect(await refused({ level: 'unit', unit_id: 999_999 })).toEqual([400, { unit_id: ['Unit not found.'] }]);
  expect(await refused({ level: 'unit', area_id: other.id, unit_id: area.units[0]!.id })).toEqual([
    400,
    { unit_id: ['This unit is in another area.'] },
  ]);
  expect(await refused({ area_id: area.id })).toEqual([
    400,
    { area_id: ['Only a position of an area or a unit has an area.'] },
  ]);
  expect(await refused({ since: '2026-02-30' })).toEqual([400, { since: ['Enter a valid date.'] }]);
  expect(await refused({ since: '2026-05-01', until: '2026-04-30' })).toEqual([
    400,
    { until: ['The last day cannot be before the first.'] },
  ]);
  expect((await list()).count).toBe(0);
  expect((await enter(secretary(id, { since: '2026-05-01', until: '2026-05-01' }))).status).toBe(201);
});

test('of two clerks who enter the same at once, one is refused', async () => {
  const { id } = await person('Twice');
  const both = await Promise.all([enter(secretary(id)), enter(secretary(id))]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(both.find(({ status }) => status === 400)!.body).toEqual({
    title: ['This person holds this position in that time already.'],
  });
  // Another office, committee or time is no repetition.
  expect((await enter(secretary(id, { title: 'Treasurer' }))).status).toBe(201);
  expect((await enter(secretary(id, { level: 'area', area_id: area.id }))).status).toBe(201);
  expect((await enter(secretary(id, { since: '2020-01-01', until: '2025-12-31' }))).status).toBe(201);
});

test('the list is in the order of a committee, narrowed and paged', async () => {
  const [a, b] = [await person('Asha', { membershipId: 'TSTQ1' }), await person('Babu')];
  const unit = area.units[0]!.id;
  await enter({ ...secretary(b.id), level: 'unit', unit_id: unit });
  await enter({ ...secretary(a.id), level: 'area', area_id: area.id, title: 'Member' });
  await enter({ ...secretary(b.id), level: 'area', area_id: area.id, title: 'President' });
  await enter({ ...secretary(a.id), since: dayFromNow(2) });
  await enter({ ...secretary(b.id), since: '2020-01-01', until: '2021-01-01', title: 'Auditor' });
  const shown = async (query: string) =>
    (await list(query)).results.map(
      ({ full_name, title, level }: Record<string, string>) => `${level} ${title} ${full_name}`,
    );
  expect(await shown('')).toEqual([
    'district Secretary Asha K',
    'district Auditor Babu K',
    'area President Babu K',
    'area Member Asha K',
    'unit Secretary Babu K',
  ]);
  expect(await shown('?level=area')).toEqual(['area President Babu K', 'area Member Asha K']);
  expect(await shown('?state=coming')).toEqual(['district Secretary Asha K']);
  expect(await shown('?state=past')).toEqual(['district Auditor Babu K']);
  expect(await shown('?state=current&level=')).toHaveLength(3);
  expect(await shown(`?area=${area.id}`)).toHaveLength(3);
  expect(await shown(`?unit=${unit}`)).toEqual(['unit Secretary Babu K']);
  expect(await shown(`?user=${a.id}`)).toHaveLength(2);
  expect(await shown('?search=asha%20secr')).toEqual(['district Secretary Asha K']);
  expect(await shown('?search=tstq1')).toHaveLength(2);
  expect(await list('?page=2&page_size=2&level=')).toMatchObject({
    count: 5,
    previous: '/api/admin/positions/?page=1&page_size=2',
    next: '/api/admin/positions/?page=3&page_size=2',
  });
  expect((await site.call('GET', '/api/admin/positions/?level=state', { token: registrar.token })).body).toEqual({
    level: ['Unknown value.'],
  });
  const csv = String(
    (await site.call('GET', '/api/admin/positions/export/?state=coming', { token: registrar.token })).body,
  );
  expect(csv).toBe(
    '\ufeffName,Membership ID,Title,Committee,Area,Unit,First day,Last day,Today\r\n' +
      `Asha K,TSTQ1,Secretary,District,,,${dayFromNow(2)},,To come\r\n`,
  );
  const book = await readXlsx(
    (await site.call('GET', '/api/admin/positions/export/?state=coming&format=xlsx', { token: registrar.token }))
      .body as Buffer,
  );
  expect(book.sheets[0]!.rows[1]![6]).toEqual(new Date(`${dayFromNow(2)}T00:00:00Z`));
});

test('the page shows the written committees until the first position, and again when none is left', async () => {
  const written = await onPage();
  expect([written.leaders.length, written.district.length, written.areas.length]).toEqual([3, 10, 7]);
  expect(written.areas[0]).toMatchObject({
    area: 'Palakkad',
    officers: [{ title: 'President', name: 'M. Sethumadhavan' }, {}, {}],
  });
  const { id } = await person('Mini');
  const { body } = await enter({ ...secretary(id), level: 'area', area_id: area.id });
  expect(await onPage()).toEqual({
    leaders: written.leaders,
    district: written.district,
    areas: [{ area: area.name, officers: [{ title: 'Secretary', name: 'Mini K' }], members: [], units: [] }],
  });
  const inDistrict = (await enter(secretary(id))).body.id;
  const { leaders, district } = await onPage();
  expect([leaders, district]).toEqual([[], [{ title: 'Secretary', name: 'Mini K', photo: null }]]);
  await remove(inDistrict);
  await remove(body.id);
  expect(await onPage()).toEqual(written);
});

test('the page follows the people: another name, a withdrawn approval, a deleted account', async () => {
  const { id } = await person('Sini');
  await enter(secretary(id));
  const names = async () => (await onPage()).district?.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(['Sini K']);
  const change = (method: 'PATCH' | 'POST' | 'DELETE', url: string, body?: object) =>
    site.call(method, url, { token: superuser.token, body });
  await change('PATCH', `/api/users/${id}/`, { full_name: 'Sini Thomas' });
  expect(await names()).toEqual(['Sini Thomas']);
  await change('POST', `/api/admin/revoke-approval/${id}/`);
  expect(await names()).toEqual([]);
  expect((await list()).results).toMatchObject([{ full_name: 'Sini Thomas', is_approved: false }]);
  await change('DELETE', `/api/users/${id}/`);
  expect((await list()).count).toBe(0);
});

test('an area or a unit with positions cannot be deleted', async () => {
  const free = (await readAreas(site)).at(-1)!;
  const { id } = await person('Held');
  const { body } = await enter({ ...secretary(id), level: 'unit', unit_id: free.units[0]!.id });
  const gone = (url: string) => site.call('DELETE', url, { token: superuser.token });
  expect(await gone(`/api/unit/delete/${free.units[0]!.id}/`)).toMatchObject({
    status: 409,
    body: { code: 'unit_in_use', detail: '1 position of the committee belongs to this unit. Remove it first.' },
  });
  await enter({ ...secretary(id), level: 'area', area_id: free.id });
  expect(await gone(`/api/areas/${free.id}/`)).toMatchObject({
    status: 409,
    body: { code: 'area_in_use', detail: '2 positions of the committee belong to this area. Remove them first.' },
  });
  await remove(body.id);
  expect((await gone(`/api/unit/delete/${free.units[0]!.id}/`)).status).toBe(204);
});

// The last test, because it moves the clock.
test('under /ml areas and units have their Malayalam names if any, titles of the list are as entered', async () => {
  const { id } = await person('Leela');
  const [unit] = area.units;
  await enter({ user_id: id, title: 'പ്രസിഡന്റ്', level: 'unit', unit_id: unit!.id, since: '2026-01-01' });
  await enter({ user_id: id, title: 'Secretary', level: 'area', area_id: other.id, since: '2026-01-01' });
  const { db } = site.site;
  await db.update(units).set({ nameMl: null });
  await db.update(areas).set({ nameMl: sql`case when ${areas.id} = ${area.id} then 'ആലത്തൂർ' end` });
  const { body } = await site.call('GET', '/ml/api/admin/positions/', { token: registrar.token });
  const shown = (body.results as { area_name: string; unit_name: string | null; title: string }[]).map((row) => [
    row.area_name,
    row.unit_name,
    row.title,
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      ['ആലത്തൂർ', unit!.name, 'പ്രസിഡന്റ്'],
      [other.name, null, 'Secretary'],
    ]),
  );
  const today = toIso(site.clock.now()).slice(0, 10);
  const named = async (language: 'en' | 'ml') =>
    (await committeesOn(site.site, today, language))!.areas.map((one) => one.area).sort();
  expect(await named('ml')).toEqual(['ആലത്തൂർ', other.name].sort());
  expect(await named('en')).toEqual([area.name, other.name].sort());
});

test('leaders of the home page are ticked and in office, with photo and phone by their leave', async () => {
  const standIns = (await onPage()).leaders;
  expect(standIns.map(({ title }: { title: string }) => title)).toEqual(['President', 'Secretary', 'Treasurer']);
  const holder = await signIn(site, 'member', { firstName: 'Leela', lastName: 'K', phone: '9847012345' });
  await site.site.write((tx) =>
    tx
      .update(users)
      .set({
        fullNameMl: 'ലീല കെ',
        photo: { version: 'v1', large: 'photos/a/large.webp', small: 'photos/a/small.webp' },
      })
      .where(eq(users.id, holder.user.id)),
  );
  const { body: entered } = await enter({
    ...secretary(holder.user.id, { title: 'President' }),
    until: dayFromNow(5),
    show_on_home: true,
  });
  expect(entered).toMatchObject({ show_on_home: true, shows_contact: false });
  expect((await onPage()).leaders).toEqual([{ title: 'President', name: 'Leela K', photo: null, phone: null }]);
  const decide = (agreed: boolean) =>
    site.call('PUT', '/api/privacy/consents/', {
      token: holder.token,
      body: { purpose: 'office', version: 1, given: agreed },
    });
  expect((await decide(true)).status).toBe(200);
  expect((await site.call('GET', '/ml/api/committees/')).body.leaders).toEqual([
    {
      title: 'പ്രസിഡന്റ്',
      name: 'ലീല കെ',
      phone: '+91 98470 12345',
      photo: expect.stringMatching(/^\/api\/photos\/.*large/),
    },
  ]);
  expect((await onPage()).district).toMatchObject([{ name: 'Leela K', photo: expect.any(String) }]);
  await decide(false);
  expect((await onPage()).leaders).toMatchObject([{ photo: null, phone: null }]);
  expect((await edit(entered.id, { show_on_home: false })).body).toMatchObject({ show_on_home: false });
  expect((await onPage()).leaders).toEqual([]);
  await edit(entered.id, { show_on_home: true, until: dayFromNow(-1) });
  expect((await onPage()).leaders).toEqual([]);
});

test('an office of an area alone leaves the leaders that ship; hidden leaders and photos are on no page', async () => {
  const { id } = await person('Leela');
  await enter({ ...secretary(id), level: 'area', area_id: area.id });
  expect((await onPage()).leaders).toHaveLength(3);
  const settings = (body: object) =>
    site.call('PATCH', '/api/admin/settings/people/', { token: superuser.token, body });
  await settings({ officer_photos: 'hidden' });
  const { leaders, district } = await onPage();
  expect([...leaders, ...district].every(({ photo }: { photo: string | null }) => photo === null)).toBe(true);
  await settings({ leaders: 'hidden' });
  expect((await onPage()).leaders).toEqual([]);
  await settings({ leaders: null, officer_photos: null });
});

test('a term begins and ends with the day in India, to the second', async () => {
  const { id } = await signIn(site, 'member', { firstName: 'Day', lastName: 'One' }).then(({ user }) => user);
  const [first, last] = [dayFromNow(1), dayFromNow(2)];
  await enter(secretary(id, { since: first, until: last }));
  const now = site.clock.now().getTime();
  const toMidnight = new Date(`${first}T00:00:00+05:30`).getTime() - now;
  const names = async () => (await onPage()).district.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual([]);
  site.clock.pass({ seconds: toMidnight / 1000 - 1 });
  expect(await names()).toEqual([]);
  site.clock.pass({ seconds: 1 });
  expect(await names()).toEqual(['Day One']);
  site.clock.pass({ days: 2, seconds: -1 });
  expect(await names()).toEqual(['Day One']);
  site.clock.pass({ seconds: 1 });
  expect(await names()).toEqual([]);
});
