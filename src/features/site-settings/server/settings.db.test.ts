import { beforeEach, expect, test } from 'vitest';
import { siteSettings } from '~/platform/site-settings';
import { testApp } from '~test/app';
import { testPerson } from '~test/factories';
import { settingVersions } from './tables';

const site = testApp();
const superuser = testPerson(site, 'superuser', { firstName: 'Anu', lastName: 'Raj' });
const staff = testPerson(site, 'admin');

beforeEach(() =>
  site.site.write(async (tx) => {
    await tx.delete(siteSettings);
    await tx.delete(settingVersions);
  }),
);

const read = async (group: string, token = superuser.token) =>
  (await site.call('GET', `/api/admin/settings/${group}/`, { token })).body;
const edit = async (group: string, body: object, token = superuser.token) =>
  site.call('PATCH', `/api/admin/settings/${group}/`, { token, body });
const versions = async (group: string) =>
  (await site.call('GET', `/api/admin/settings/${group}/versions/`, { token: superuser.token })).body;
const restore = (group: string, version: number) =>
  site.call('POST', `/api/admin/settings/${group}/${version}/restore/`, { token: superuser.token });
const withdraw = (group: string, version: number) =>
  site.call('DELETE', `/api/admin/settings/${group}/versions/${version}/`, { token: superuser.token });
const onSite = async (prefix = '') => (await site.call('GET', `${prefix}/api/site/`)).body;

test('an untouched site has the standard values, in both languages', async () => {
  const { values, hours, counted } = await onSite();
  expect(values).toMatchObject({ phone: '+91 90000 00001', monday_friday: '09:00-17:00', statistics: 'claimed' });
  expect(hours[0]).toEqual({ days: 'Monday to Friday', time: '9:00 AM to 5:00 PM' });
  expect(counted).toBeNull();
  const malayalam = await onSite('/ml');
  expect(malayalam.values.intro).not.toBe(values.intro);
  expect(malayalam.hours[2]).toEqual({ days: 'ഞായർ', time: 'അവധി' });
  const group = await read('contact');
  expect(group).toMatchObject({ group: 'contact', gaps: [], values: { phone: '+91 90000 00001' } });
  expect(group.values.address_ml).toContain('കോട്ടമൈതാനം');
  expect(group.fields[0]).toMatchObject({
    key: 'phone',
    standard: '+91 90000 00001',
    shown_in: ['/', '/about', '/contact'],
  });
});

test('a new value is in the next answer, and null brings the standard one back', async () => {
  const { updated_at } = await read('contact');
  const changed = await edit('contact', {
    phone: '0491 2522222',
    address: 'Court Road',
    address_ml: 'കോടതി റോഡ്',
    updated_at,
  });
  expect([changed.status, changed.body.values]).toMatchObject([200, { phone: '0491 2522222', address: 'Court Road' }]);
  expect((await onSite()).values).toMatchObject({ phone: '0491 2522222', address: 'Court Road' });
  expect((await onSite('/ml')).values).toMatchObject({ phone: '0491 2522222', address: 'കോടതി റോഡ്' });
  await edit('contact', { phone: null });
  expect((await onSite()).values.phone).toBe('+91 90000 00001');
});

test('a text in English alone is shown in Malayalam too, and is a gap', async () => {
  const { body } = await edit('pages', { intro: 'We build.' });
  expect(body.gaps).toEqual(['intro']);
  expect((await onSite('/ml')).values.intro).toBe('We build.');
  expect((await edit('pages', { intro_ml: 'ഞങ്ങൾ പണിയുന്നു.' })).body.gaps).toEqual([]);
  const pages = (await site.call('GET', '/api/admin/settings/', { token: superuser.token })).body.find(
    ({ group }: { group: string }) => group === 'pages',
  );
  expect(pages).toMatchObject({ group: 'pages', edited: 1, gaps: 0 });
});

test('staff edit the pages alone', async () => {
  const listed = (await site.call('GET', '/api/admin/settings/', { token: staff.token })).body;
  expect(listed.map(({ group }: { group: string }) => group)).toEqual(['pages']);
  expect((await edit('pages', { mission: 'To build.' }, staff.token)).status).toBe(200);
  for (const [method, path] of [
    ['GET', 'contact/'],
    ['PATCH', 'contact/'],
    ['GET', 'contact/versions/'],
    ['DELETE', 'contact/versions/1/'],
    ['POST', 'contact/1/restore/'],
  ] as const)
    expect((await site.call(method, `/api/admin/settings/${path}`, { token: staff.token, body: {} })).status).toBe(403);
  expect((await site.call('GET', '/api/admin/settings/no-group/', { token: superuser.token })).status).toBe(404);
});

test('a faulty value is refused on its key, and nothing is saved', async () => {
  const faulty = {
    phone: '12345',
    email: 'office@committee.example',
    address: 7,
    hotline_ml: '98470 12345',
    mission: 'of another group',
    hotline: '98470 12345',
  };
  const { status, body } = await edit('contact', faulty);
  expect([status, Object.keys(body)]).toEqual([400, ['phone', 'email', 'address', 'hotline_ml', 'mission']]);
  expect((await onSite()).values.hotline).toBe('+91 90000 00024');
  expect((await edit('hours', { sunday: '17:00-09:00' })).body).toEqual({
    sunday: ['The hours end before they begin.'],
  });
  expect((await edit('pages', { statistics: 'guessed' })).body).toEqual({ statistics: ['Choose one of the values.'] });
  expect((await edit('pages', { terms: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await edit('pages', { terms: 'x'.repeat(20_001) })).status).toBe(400);
});

test('what a form sends back unchanged is not checked: a rule may be newer than a value', async () => {
  await edit('contact', { phone: '0491 2522222' });
  await site.site.write(async (tx) => {
    await tx.update(siteSettings).set({ value: '12' });
  });
  const { values } = await read('contact');
  const { status, body } = await edit('contact', { ...values, hotline: '1800 425 1234' });
  expect([status, body.values]).toMatchObject([200, { phone: '12', hotline: '1800 425 1234' }]);
  expect((await versions('contact')).results[0].changes.map(({ key }: { key: string }) => key)).toEqual(['hotline']);
});

test('of two edits of one state the second is stale', async () => {
  const { updated_at } = await read('hours');
  expect((await edit('hours', { sunday: '10:00-12:00', updated_at })).status).toBe(200);
  expect((await edit('hours', { sunday: '11:00-12:00', updated_at })).body).toMatchObject({ code: 'stale' });
});

test('a withdrawal changes the state that an edit has read, whichever version it withdraws', async () => {
  const publishAt = new Date(site.clock.now().getTime() + 3_600_000).toISOString();
  await edit('hours', { saturday: 'closed', publish_at: publishAt });
  site.clock.pass({ minutes: 1 });
  await edit('hours', { sunday: '10:00-12:00' });
  const { updated_at } = await read('hours');
  site.clock.pass({ minutes: 1 });
  expect((await withdraw('hours', 1)).status).toBe(204);
  expect((await edit('hours', { sunday: 'closed', updated_at })).body).toMatchObject({ code: 'stale' });
});

test('each change is a version with its difference; nothing new makes none', async () => {
  await edit('contact', { phone: '0491 2522222' });
  await edit('contact', { phone: '0491 2522222', email: 'office@flespalakkad.example' });
  await edit('contact', { phone: '0491 2533333' });
  const { count, results } = await versions('contact');
  expect(count).toBe(2);
  expect(results[0]).toMatchObject({
    version: 2,
    by: 'Anu Raj',
    by_id: superuser.user.id,
    state: 'published',
    changes: [{ key: 'phone', label: 'Telephone of the office', before: '0491 2522222', after: '0491 2533333' }],
  });
  expect(results[1].changes[0].before).toBeNull();
});

test('a version is put back as a new one', async () => {
  await edit('contact', { phone: '0491 2522222', hotline: '98470 12345' });
  const then = (await onSite()).values;
  await edit('contact', { phone: '0491 2533333', membership_phone: '0491 2544444' });
  const { status, body } = await restore('contact', 1);
  expect([status, body.values.phone]).toEqual([200, '0491 2522222']);
  expect((await onSite()).values).toEqual(then);
  expect((await versions('contact')).count).toBe(3);
  // What is so already makes no version.
  await restore('contact', 3);
  expect((await versions('contact')).count).toBe(3);
  expect((await restore('contact', 9)).status).toBe(404);
});

test('a version counts from its moment on, in answers cached before it, and can be withdrawn until then', async () => {
  const at = (hours: number) => new Date(site.clock.now().getTime() + hours * 3_600_000).toISOString();
  const { status, body } = await edit('hours', { saturday: 'closed', publish_at: at(2) });
  expect([status, body.values.saturday]).toEqual([200, '10:00-14:00']);
  expect((await onSite()).values.saturday).toBe('10:00-14:00');
  expect((await versions('hours')).results[0].state).toBe('scheduled');
  expect((await restore('hours', 1)).body).toMatchObject({ code: 'not_published' });
  site.clock.pass({ hours: 2 });
  expect((await onSite()).values.saturday).toBe('closed');
  expect((await withdraw('hours', 1)).body).toMatchObject({ code: 'published' });
  await edit('hours', { saturday: null, publish_at: at(2) });
  expect((await withdraw('hours', 2)).status).toBe(204);
  expect((await withdraw('hours', 2)).status).toBe(404);
  site.clock.pass({ hours: 3 });
  expect((await onSite()).values.saturday).toBe('closed');
  expect((await versions('hours')).results[0].state).toBe('withdrawn');
  for (const [publish_at, message] of [
    [at(-1), 'Choose a moment to come.'],
    [at(24 * 400), 'Choose a moment within a year.'],
    ['soon', 'Choose a day and a time.'],
  ])
    expect((await edit('hours', { saturday: null, publish_at })).body).toEqual({ publish_at: [message] });
});

test('fifty versions are stored, and each can be put back', async () => {
  for (let i = 0; i < 53; i += 1) await edit('hours', { sunday: `10:${String(i).padStart(2, '0')}-12:00` });
  await edit('hours', { saturday: 'closed' });
  const { count } = await versions('hours');
  expect(count).toBe(50);
  expect((await restore('hours', 5)).body.values).toMatchObject({ sunday: '10:04-12:00', saturday: '10:00-14:00' });
  expect((await restore('hours', 4)).status).toBe(404);
});

test('the figures are counted where the committee wants it', async () => {
  await edit('pages', { statistics: 'counted' });
  expect((await onSite()).counted).toMatchObject({ areas: 7, units: 36, annual_events: 0 });
});

test('a change is in the audit log with its texts', async () => {
  await edit('contact', { phone: '0491 2566666' });
  const { results } = (await site.call('GET', '/api/admin/audit/?action=settings.edit', { token: superuser.token }))
    .body;
  expect(results[0]).toMatchObject({ before: { phone: '+91 90000 00001' }, after: { phone: '0491 2566666' } });
});
