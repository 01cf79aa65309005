import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { readAreas, signIn } from '~test/factories';
import { recordAudit } from './public';

const site = testApp();
let token: string;
beforeAll(async () => {
  ({ token } = await signIn(site, 'superuser'));
  const anil = { id: 71, name: 'Anil Kumar' };
  const rema = { id: 72, name: 'Réma Devi' };
  const shop = { type: 'shop', id: 5, name: 'Malabar Cements' };
  const entries = [
    { at: '2026-03-01T23:30:00+05:30', actor: anil, action: 'shop.create', target: shop, after: { name: 'Malabar' } },
    { at: '2026-03-02T00:00:00+05:30', actor: rema, action: 'shop.edit', target: shop },
    {
      at: '2026-03-02T10:00:00+05:30',
      actor: rema,
      action: 'user.approve',
      target: { type: 'user', id: 5, name: 'anil.k' },
    },
    {
      at: '2026-03-03T00:00:00+05:30',
      actor: null,
      action: 'user.create',
      target: { type: 'user', id: 6, name: '100%_sure' },
    },
  ];
  await site.site.write(async (tx) => {
    for (const { at, ...entry } of entries) await recordAudit(tx, { ...entry, at: new Date(at) });
  });
});

const audit = (query: Record<string, string> = {}) =>
  site.call('GET', `/api/admin/audit/?${new URLSearchParams(query)}`, { token });
const actions = async (query: Record<string, string>) =>
  (await audit(query)).body.results.map(({ action }: { action: string }) => action);

test('the newest entry is first, with names as they were at that time', async () => {
  const { body } = await audit();
  expect(body).toMatchObject({ count: 4, next: null, previous: null });
  expect(body.results[0]).toMatchObject({ action: 'user.create', actor: null });
  expect(body.results[3]).toMatchObject({
    at: '2026-03-01T23:30:00.000+05:30',
    actor: { id: 71, name: 'Anil Kumar' },
    target: { type: 'shop', id: 5, name: 'Malabar Cements' },
    before: null,
    after: { name: 'Malabar' },
  });
});

test.each([
  [{ actor: '72' }, ['user.approve', 'shop.edit']],
  [{ actor: 'rema' }, ['user.approve', 'shop.edit']],
  [{ actor: 'system' }, ['user.create']],
  [{ actor: '99999999999999' }, []],
  [{ action: 'user' }, ['user.create', 'user.approve']],
  [{ action: 'shop.edit' }, ['shop.edit']],
  [{ action: '%' }, []],
  [{ target: 'user' }, ['user.create', 'user.approve']],
  [{ target: '6' }, ['user.create']],
  [{ target: 'shop:5' }, ['shop.edit', 'shop.create']],
  [{ target: 'ANIL' }, ['user.approve']],
  [{ target: '0%_s' }, ['user.create']],
  [{ from: '2026-03-02', to: '2026-03-02' }, ['user.approve', 'shop.edit']],
  [{ to: '2026-03-01' }, ['shop.create']],
  [{ from: '2026-03-02T10:00:00+05:30', to: '2026-03-02T10:00:00+05:30' }, ['user.approve']],
  [{ actor: 'rema', action: 'shop', from: '', target: '' }, ['shop.edit']],
])('filtered by %j', async (query, expected) => {
  expect(await actions(query)).toEqual(expected);
});

test('a page links to the next and the previous page, filters included', async () => {
  const first = (await audit({ page_size: '1', actor: 'rema' })).body;
  expect(first).toMatchObject({ count: 2, previous: null, results: [{ action: 'user.approve' }] });
  const second = (await site.call('GET', first.next, { token })).body;
  expect(second).toMatchObject({ count: 2, next: null, results: [{ action: 'shop.edit' }] });
  expect((await site.call('GET', second.previous, { token })).body).toEqual(first);
  expect((await audit({ page: '9' })).body).toMatchObject({
    count: 4,
    results: [],
    next: null,
    previous: expect.stringContaining('page=1'),
  });
});

test('no page has more than a hundred entries, and nonsense is a 400 on its field', async () => {
  expect((await audit({ page_size: '100000' })).body.results).toHaveLength(4);
  for (const [field, value] of [
    ['page', '0'],
    ['page', 'x'],
    ['page_size', '-1'],
    ['from', 'yesterday'],
    ['from', '0000-01-01'],
    ['to', '9999-12-31T23:59:59-10:00'],
    ['actor', 'a\0'],
  ]) {
    const { status, body } = await audit({ [field!]: value! });
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  }
});

test('people are found by their phone number, membership id and e-mail address of now', async () => {
  const { user } = await signIn(site, 'member', { phone: '9447012345', membershipId: 'PKD0777' });
  const clerk = { id: 71, name: 'Anil Kumar' };
  const at = new Date('2026-03-04T00:00:00+05:30');
  await site.site.write(async (tx) => {
    const target = { type: 'user', id: user.id, name: user.username };
    await recordAudit(tx, { at, actor: clerk, action: 'user.name', target, after: { full_name: 'X' } });
    await recordAudit(tx, {
      at,
      actor: clerk,
      action: 'card.create',
      target: { type: 'card', id: 3 },
      person: user.id,
    });
    const actor = { id: user.id, name: user.username };
    await recordAudit(tx, { at, actor, action: 'shop.edit', target: { type: 'shop', id: 5 } });
  });
  for (const key of ['9447012345', '+91 94470 12345', 'pkd0777', user.email]) {
    expect(await actions({ target: key }), key).toEqual(['card.create', 'user.name']);
    expect(await actions({ actor: key }), key).toEqual(['shop.edit']);
  }
});

test('the file has the names of areas and units, and a number of areas as it is', async () => {
  const [area] = await readAreas(site);
  const [unit] = (await site.call('GET', `/api/unit/${area.id}/`)).body as { id: number; name: string }[];
  const after = { audience: { areas: [area.id], units: [unit!.id], roles: [] }, area_id: area.id, areas: 4 };
  const target = { type: 'post', id: 9, name: 'Named places' };
  const entry = { at: new Date(), actor: null, action: 'post.create', target, after };
  await site.site.write((tx) => recordAudit(tx, entry));
  const { body } = await site.call('GET', '/api/admin/audit/export/?target=post:9', { token });
  const file = String(body).replaceAll('""', '"');
  expect(file).toContain(`areas: 4\narea_id: ${area.name}\n`);
  expect(file).toContain(`audience: {"areas":["${area.name}"],"roles":[],"units":["${unit!.name}"]}`);
});
