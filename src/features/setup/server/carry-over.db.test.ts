import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '~test/app';
import { signIn } from '~test/factories';
import { beginSetUp } from './service';

let sites: TestApp[] = [];
let here: { site: TestApp; token: string };
let there: typeof here;

async function open() {
  const site = await openTestApp({ DEMO_DATA: '0' });
  sites.push(site);
  await beginSetUp(site.site);
  return { site, token: (await signIn(site, 'superuser')).token };
}
beforeEach(async () => {
  here = await open();
  there = await open();
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

  const shown = await take(there, carried);
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
  expect(await phoneOf(there)).toBe('+91 90000 00001');
  expect(await areasOf(there)).toHaveLength(7);

  expect((await take(there, carried, 'true')).body.changes).toEqual(shown.body.changes);
  expect(await phoneOf(there)).toBe('0495 2700001');
  expect(await areasOf(there)).toEqual(['Mavoor']);
  expect((await take(there, carried, 'true')).body).toEqual({ applied: true, changes: [] });
  expect(await exported(there)).toEqual(carried);
  const { site, token } = there;
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
    const { status, body } = await take(there, content, 'true');
    expect([status, body]).toEqual([400, { file: [message] }]);
  }
  expect((await take(there, file, 'maybe')).status).toBe(400);
  expect(await phoneOf(there)).toBe('+91 90000 00001');
});
