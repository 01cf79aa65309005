import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '~test/app';
import { formOf, picture, signIn } from '~test/factories';
import { beginSetUp } from './service';

let sites: TestApp[] = [];
let here: { site: TestApp; token: string };
let elsewhere: typeof here;

async function open() {
  const site = await openTestApp({ DEMO_DATA: '0' });
  sites.push(site);
  await beginSetUp(site.site);
  return { site, token: (await signIn(site, 'superuser')).token };
}
beforeEach(async () => {
  here = await open();
  elsewhere = await open();
});
afterEach(async () => {
  for (const site of sites) await site.close();
  sites = [];
});

type Place = typeof here;
const path = '/api/admin/settings/';
const exported = async ({ site, token }: Place) => (await site.call('GET', `${path}export/`, { token })).body;
function take({ site, token }: Place, content: unknown, apply?: string) {
  const form = new FormData();
  form.append('file', new File([typeof content === 'string' ? content : JSON.stringify(content)], 'settings.json'));
  if (apply !== undefined) form.append('apply', apply);
  return site.call('POST', `${path}import/`, { token, form });
}
const edit = ({ site, token }: Place, group: string, body: object) =>
  site.call('PATCH', `${path}${group}/`, { token, body });
const phoneOf = async ({ site }: Place) => (await site.call('GET', '/api/site/')).body.values.phone;
const areasOf = async ({ site }: Place) =>
  (await site.call('GET', '/api/areas/')).body.map(({ name }: { name: string }) => name);
const file = { format: 'sangham-settings', version: 1, settings: {}, areas: [] };

test('a file carries settings and areas over: the difference first, then whole', async () => {
  await edit(here, 'contact', { phone: '0495 2700001', address: '<script>alert(1)</script>', address_ml: 'കോഴിക്കോട്' });
  await edit(here, 'hours', { sunday: '10:00-11:00' });
  const text = 'Mavoor / മാവൂർ: East / കിഴക്ക്, West';
  await here.site.call('POST', '/api/admin/setup/areas/', { token: here.token, body: { text } });
  const { headers } = await here.site.call('GET', `${path}export/`, { token: here.token });
  expect(headers['content-disposition']).toBe('attachment; filename="settings.json"');
  const carried = await exported(here);
  expect(JSON.stringify(carried)).not.toMatch(/@|password|secret/i);

  const shown = await take(elsewhere, carried);
  expect([shown.status, shown.body.applied]).toEqual([200, false]);
  const changes = shown.body.changes.map(({ group, key, before, after }: Record<string, string>) => [
    group,
    key,
    before,
    after,
  ]);
  expect(changes).toContainEqual(['contact', 'phone', null, '0495 2700001']);
  expect(changes).toContainEqual(['contact', 'address', null, '<script>alert(1)</script>']);
  expect(changes).toContainEqual(['areas', 'Mavoor', null, 'East, West']);
  expect(changes).toContainEqual(['areas', 'Alathur', '', null]);
  expect(await phoneOf(elsewhere)).toBe('+91 90000 00001');
  expect(await areasOf(elsewhere)).toHaveLength(7);

  expect((await take(elsewhere, carried, 'true')).body.changes).toEqual(shown.body.changes);
  expect(await phoneOf(elsewhere)).toBe('0495 2700001');
  expect(await areasOf(elsewhere)).toEqual(['Mavoor']);
  expect((await take(elsewhere, carried, 'true')).body).toEqual({ applied: true, changes: [] });
  expect(await exported(elsewhere)).toEqual(carried);
  const { site, token } = elsewhere;
  const { body } = await site.call('GET', '/api/admin/audit/?action=settings.import', { token });
  expect(body.count).toBe(2);
});

test('a bad file is refused with what is wrong, and nothing of it is written', async () => {
  const settings = (values: object) => ({ ...file, settings: { contact: { phone: '0495 2700001', ...values } } });
  for (const [content, message] of [
    ['no JSON', 'This is no file of settings.'],
    ['[]', 'This is no file of settings.'],
    [{ ...file, format: 'other' }, 'This is no file of settings.'],
    [{ ...file, version: 2 }, 'This file is of another version of this software.'],
    [{ ...file, settings: { nothing: {} } }, 'nothing: There is no such group of settings.'],
    [settings({ nothing: 'x' }), 'contact.nothing: There is no such setting in this group.'],
    [settings({ hotline: '12' }), 'contact.hotline: Enter a telephone number with ten digits, with or without +91.'],
    [settings({ email: 'a'.repeat(2_000_000) }), 'settings.contact.email: this cannot be read.'],
    [{ ...settings({}), areas: [{ name: '', units: [] }] }, 'areas.0.name: this cannot be read.'],
    [{ ...file, settings: { look: { __proto__x: 'x' } } }, 'look.__proto__x: There is no such setting in this group.'],
  ] as const) {
    const { status, body } = await take(elsewhere, content, 'true');
    expect([status, body]).toEqual([400, { file: [message] }]);
  }
  expect((await take(elsewhere, file, 'maybe')).status).toBe(400);
  expect(await phoneOf(elsewhere)).toBe('+91 90000 00001');
});

const media = async ({ site }: Place, key: string) => (await site.app.inject({ url: `/media/${key}` })).rawPayload;
const lookOf = async ({ site, token }: Place) => (await site.call('GET', `${path}look/`, { token })).body.values;
const storedIn = async ({ site }: Place) => {
  const keys: string[] = [];
  for await (const { key } of site.site.files.list('look')) keys.push(key);
  return keys.sort();
};
async function dress({ site, token }: Place) {
  for (const [key, bytes] of [
    ['logo', await picture('png', 600, 600)],
    ['hero', await picture('jpeg', 1400, 700)],
  ] as const)
    await site.call('POST', `${path}look/${key}/`, { token, form: formOf({}, { file: { bytes, name: 'a.png' } }) });
  await edit({ site, token }, 'look', { accent: 'blue' });
}

test('a file carries the look with its pictures: shown without a trace, then taken, and no change again', async () => {
  await dress(here);
  const carried = await exported(here);
  const ownLook = await lookOf(here);
  const shown = await take(elsewhere, carried);
  expect([shown.status, shown.body]).toMatchObject([200, { applied: false }]);
  const change = (key: string) => shown.body.changes.find((one: { key: string }) => one.key === key);
  expect(change('accent')).toMatchObject({ before: null, after: 'blue', preview: null });
  expect(change('logo')).toMatchObject({ before: null, after: `/media/${ownLook.logo}` });
  expect(change('hero').preview).toMatch(/^data:image\/png;base64,[\w+/]{100}/);
  expect([await storedIn(elsewhere), (await lookOf(elsewhere)).logo]).toEqual([[], '']);

  expect((await take(elsewhere, carried, 'true')).status).toBe(200);
  expect(await lookOf(elsewhere)).toEqual(ownLook);
  expect(await storedIn(elsewhere)).toEqual(await storedIn(here));
  expect((await media(elsewhere, ownLook.logo)).equals(await media(here, ownLook.logo))).toBe(true);
  expect((await take(elsewhere, carried, 'true')).body).toEqual({ applied: true, changes: [] });
  expect((await take(here, await exported(elsewhere))).body.changes).toEqual([]);

  // A picture that an earlier version here has is not stored again.
  await elsewhere.site.call('DELETE', `${path}look/logo/`, { token: elsewhere.token });
  const again = await take(elsewhere, carried, 'true');
  expect(again.body.changes.map(({ key, preview }: Record<string, string>) => [key, preview])).toEqual([
    ['logo', `/media/${ownLook.logo}`],
  ]);
  expect(await storedIn(elsewhere)).toEqual(await storedIn(here));
});

test('a file has no settings about money, and takes none', async () => {
  await edit(here, 'membership', { prefix: 'KKD', books_closed_until: '2026-01-31', cash_limit: '150000' });
  const carried = await exported(here);
  expect(carried.settings.membership).toEqual({ prefix: 'KKD' });
  const { status, body } = await take(elsewhere, { ...file, settings: { membership: { upi_id: 'a.b@bank' } } }, 'true');
  expect([status, body]).toEqual([400, { file: ['membership.upi_id: There is no such setting in this group.'] }]);
});

test('a file whose picture is none is refused whole: neither values nor files are written', async () => {
  await dress(here);
  const carried = await exported(here);
  const id = 'a'.repeat(32);
  const small = (await picture('png', 100, 100)).toString('base64');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString('base64');
  for (const [pictures, field] of [
    [{ ...carried.pictures, hero: { id, data: small } }, 'pictures.hero: '],
    [{ logo: { id, data: small } }, 'pictures.logo: '],
    [{ logo: { id, data: svg } }, 'pictures.logo: '],
    [{ logo: { id, data: '' } }, 'pictures.logo: '],
    [{ logo: { id: '../../users', data: small } }, 'pictures.logo.id: '],
    [{ accent: { id, data: small } }, 'pictures.accent: '],
    [{ upi_id: { id, data: small } }, 'pictures.upi_id: '],
    [[], 'pictures: '],
  ] as const) {
    const { status, body } = await take(elsewhere, { ...carried, pictures }, 'true');
    expect([status, body.file?.[0].slice(0, field.length)]).toEqual([400, field]);
  }
  const bad = { ...carried, settings: { ...carried.settings, contact: { hotline: '12' } } };
  expect((await take(elsewhere, bad, 'true')).status).toBe(400);
  expect(await storedIn(elsewhere)).toEqual([]);
  expect(await lookOf(elsewhere)).toMatchObject({ accent: 'green', logo: '' });
});
