import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { makeUser, readAreas, signIn } from '~test/factories';

const site = testApp();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(site, 'superuser'));
});

const areas = async (query = '') => (await site.call('GET', `/api/areas/${query}`)).body;
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('a new database has the seven areas and 36 units', async () => {
  expect(names(await areas())).toEqual([
    'Alathur',
    'Chittur',
    'Mannarkkad',
    'Ottapalam',
    'Palakkad',
    'Palakkad Rural',
    'Pattambi',
  ]);
  const all = (await site.call('GET', '/api/units/')).body;
  expect(all).toHaveLength(36);
  const [{ id }] = await areas();
  const unitsOfArea = (await site.call('GET', `/api/units/?area_id=${id}`)).body;
  expect(
    unitsOfArea.every((unit: { area: number; area_name: string }) => unit.area === id && unit.area_name === 'Alathur'),
  ).toBe(true);
  expect((await site.call('GET', `/api/unit/${id}/`)).body).toEqual(unitsOfArea);
  const tree = await readAreas(site);
  expect(tree.flatMap((area: { units: object[] }) => area.units)).toHaveLength(36);
});

test('the one district has all areas', async () => {
  const [district] = (await site.call('GET', '/api/districts/')).body;
  expect(await areas(`?district_id=${district.id}`)).toHaveLength(7);
  expect(await areas('?district_id=99')).toEqual([]);
  // A select with nothing chosen.
  expect(await areas('?district_id=')).toHaveLength(7);
  expect((await site.call('GET', '/api/units/?area_id=')).body).toHaveLength(36);
  expect((await site.call('GET', '/api/unit/99/')).body).toEqual([]);
});

test('a new area and its units are in the next answer; names are unique whatever their case', async () => {
  await areas();
  const create = (name: string) => site.call('POST', '/api/areas/', { token, body: { name } });
  const { status, body: area } = await create('  Kollengode ');
  expect([status, area.name]).toEqual([201, 'Kollengode']);
  expect(names(await areas())).toContain('Kollengode');
  expect((await create('KOLLENGODE')).body).toEqual({ name: ['An area with this name already exists.'] });
  expect((await create(' ')).body).toEqual({ name: ['Area name is required.'] });
  for (const body of [{}, { name: null }]) {
    expect((await site.call('POST', '/api/areas/', { token, body })).body).toEqual({
      name: ['Area name is required.'],
    });
  }
  const add = (body: object) => site.call('POST', '/api/unit/create/', { token, body });
  expect((await add({ name: 'Town', area: area.id })).body).toMatchObject({ area: area.id, area_name: 'Kollengode' });
  expect((await add({ name: 'TOWN', area: area.id })).status).toBe(400);
  expect((await add({ name: '', area: area.id })).body).toEqual({ name: ['Unit name is required.'] });
  expect((await add({})).body).toEqual({ name: ['Unit name is required.'], area: ['Area is required'] });
  expect((await add({ name: 'Hill', area: String(area.id) })).status).toBe(201);
  expect((await add({ name: 'Town', area: 999_999 })).body).toEqual({ area: ['Area not found.'] });
  expect((await site.call('GET', `/api/unit/${area.id}/`)).body).toHaveLength(2);
  expect((await site.call('DELETE', `/api/areas/${area.id}/`, { token })).status).toBe(204);
  expect((await site.call('GET', `/api/unit/${area.id}/`)).body).toEqual([]);
  expect(names(await areas())).not.toContain('Kollengode');
  const [entry] = (await site.call('GET', `/api/admin/audit/?target=area:${area.id}&action=area.delete`, { token }))
    .body.results;
  expect(entry.before).toEqual({ name: 'Kollengode', units: 'Hill, Town' });
});

test("an area or unit that people belong to can't be deleted, and the refusal has their number", async () => {
  const [area] = await readAreas(site);
  await makeUser(site, { areaId: area.id, unitId: area.units[0]!.id });
  await makeUser(site, { areaId: area.id, isApproved: false, role: 'user' });
  expect(await site.call('DELETE', `/api/areas/${area.id}/`, { token })).toMatchObject({
    status: 409,
    body: { code: 'area_in_use', detail: '2 people belong to this area. Move them first.' },
  });
  expect(await site.call('DELETE', `/api/unit/delete/${area.units[0]!.id}/`, { token })).toMatchObject({
    status: 409,
    body: { code: 'unit_in_use', detail: '1 person belongs to this unit. Move them first.' },
  });
  expect((await site.call('DELETE', `/api/unit/delete/${area.units[1]!.id}/`, { token })).status).toBe(204);
  expect((await site.call('DELETE', '/api/areas/999999/', { token })).status).toBe(404);
});

test('a member who joins an area while it is deleted keeps an area', async () => {
  const { body: area } = await site.call('POST', '/api/areas/', { token, body: { name: 'Passing' } });
  const member = await signIn(site, 'member');
  const [deleted, joined] = await Promise.all([
    site.call('DELETE', `/api/areas/${area.id}/`, { token }),
    site.call('PATCH', '/api/profile/update/', { token: member.token, body: { area: area.id } }),
  ]);
  expect([
    [204, 400],
    [409, 200],
  ]).toContainEqual([deleted.status, joined.status]);
});

test('calls in Malayalam return the Malayalam name of a place, or the English name without one', async () => {
  const body = { name: 'Nelliyampathy', name_ml: 'നെല്ലിയാമ്പതി' };
  const area = (await site.call('POST', '/api/areas/', { token, body })).body;
  expect(area.name).toBe('Nelliyampathy');
  const unit = (await site.call('POST', '/api/unit/create/', { token, body: { name: 'Padagiri', area: area.id } }))
    .body;
  const both = async () => {
    const [english, malayalam] = [
      await site.call('GET', `/api/unit/${area.id}/`),
      await site.call('GET', `/ml/api/unit/${area.id}/`),
    ];
    return [english.body[0], malayalam.body[0]].map(({ name, area_name }) => `${area_name}: ${name}`);
  };
  expect(await both()).toEqual(['Nelliyampathy: Padagiri', 'നെല്ലിയാമ്പതി: Padagiri']);
  const edit = (path: string, names: object) => site.call('PATCH', path, { token, body: names });
  expect((await edit(`/api/unit/edit/${unit.id}/`, { name_ml: ' പടഗിരി ' })).body).toEqual({
    id: unit.id,
    name: 'Padagiri',
    name_ml: 'പടഗിരി',
    area: area.id,
  });
  expect(await both()).toEqual(['Nelliyampathy: Padagiri', 'നെല്ലിയാമ്പതി: പടഗിരി']);
  // Sorted by the Malayalam names.
  const malayalam = names((await site.call('GET', '/ml/api/areas/')).body);
  expect(malayalam).toContain('നെല്ലിയാമ്പതി');
  expect(malayalam).toEqual([...malayalam].sort(new Intl.Collator('ml-IN').compare));
  expect((await site.call('GET', '/ml/api/districts/')).body).toEqual([{ id: 1, name: 'പാലക്കാട്' }]);

  const other = (await site.call('POST', '/api/areas/', { token, body: { name: 'Parambikulam' } })).body;
  expect((await edit(`/api/areas/${other.id}/`, { name_ml: 'നെല്ലിയാമ്പതി' })).body).toEqual({
    name_ml: ['An area with this name already exists.'],
  });
  expect((await edit(`/api/areas/${other.id}/`, { name: 'nelliyampathy' })).body).toEqual({
    name: ['An area with this name already exists.'],
  });
  expect(
    (await edit(`/api/areas/${other.id}/`, { name: 'Thekkady', updated_at: '2020-01-01T00:00:00+05:30' })).status,
  ).toBe(409);
  expect((await edit('/api/areas/999999/', { name: 'Nowhere' })).status).toBe(404);
  expect((await edit('/api/unit/edit/999999/', { name: 'Nowhere' })).status).toBe(404);
  // Without a Malayalam name it is English again.
  expect((await edit(`/api/areas/${area.id}/`, { name_ml: '' })).body.name_ml).toBeNull();
  expect(await both()).toEqual(['Nelliyampathy: Padagiri', 'Nelliyampathy: പടഗിരി']);
  const [entry] = (await site.call('GET', `/api/admin/audit/?target=area:${area.id}&action=area.edit`, { token })).body
    .results;
  expect([entry.before, entry.after]).toEqual([{ name_ml: 'നെല്ലിയാമ്പതി' }, { name_ml: null }]);
  for (const { id } of [area, other])
    expect((await site.call('DELETE', `/api/areas/${id}/`, { token })).status).toBe(204);
});

test('a refusal of a call in Malayalam is in Malayalam', async () => {
  const answer = await site.call('POST', '/ml/api/areas/', { token, body: { name: '' } });
  expect([answer.status, answer.body]).toEqual([400, { name: ['ഏരിയയുടെ പേര് നൽകുക.'] }]);
});

test('the areas and units that a database begins with have Malayalam names', async () => {
  const tree = (await site.call('GET', '/ml/api/unit/')).body as { name: string; units: { name: string }[] }[];
  const shown = tree.flatMap(({ name, units }) => [name, ...units.map((unit) => unit.name)]);
  // Of 43: earlier tests have deleted and added a few.
  expect(shown.filter((name) => /^[\u0d00-\u0d7f ]+$/.test(name)).length).toBeGreaterThan(38);
});
