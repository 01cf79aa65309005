import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { formOf, picture, signIn, testPerson, tokenOf } from '~test/factories';
import { toIso } from '~/shared/dates';

const site = testApp();
const admin = testPerson(site, 'admin');

const get = (url: string, as?: string) => site.call('GET', `/api/events/${url}`, { token: as });
const inDays = (days: number) => toIso(new Date(site.clock.now().getTime() + days * 86_400_000)).slice(0, 19);
const make = async (more: object = {}) => {
  const body = { title: 'Workshop', description: 'About slabs', event_date: inDays(3), location: 'Palakkad', ...more };
  return site.call('POST', '/api/events/create/', { token: admin.token, body });
};
const poster = async (id: number, bytes: Buffer) =>
  site.call('POST', `/api/events/${id}/posters/upload/`, {
    token: admin.token,
    form: formOf({}, { image: { bytes, name: 'p.jpg' } }),
  });
const titles = async (list: string) => (await get(list)).body.map((event: { title: string }) => event.title);
const files = async () =>
  (await readdir(path.join(site.site.config.dataDir, 'files/events'), { recursive: true }).catch(() => [])).length;

test('a new event is on the public lists at once, in its zone, with null for what was not given', async () => {
  await get('upcoming/');
  const { status, body } = await make({ title: 'First', event_date: '2099-01-05T10:30' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    event_date: '2099-01-05T10:30:00.000+05:30',
    has_time: true,
    is_upcoming: true,
    is_past: false,
  });
  expect(body).toMatchObject({
    category: null,
    links: null,
    website: null,
    image: null,
    poster_count: 0,
    is_active: true,
  });
  expect(await titles('upcoming/')).toContain('First');
  expect((await get(`event/${body.id}/`)).body).toMatchObject({ title: 'First', posters: [] });
});

test('lists are sorted and the summary counts them', async () => {
  await make({ title: 'Late', event_date: inDays(9) });
  await make({ title: 'Soon', event_date: inDays(1) });
  await make({ title: 'Long ago', event_date: '2020-01-01T10:00' });
  await make({ title: 'Lately', event_date: inDays(-2) });
  await make({ title: 'Hidden', is_active: false });
  const upcoming: string[] = await titles('upcoming/');
  expect(upcoming.indexOf('Soon')).toBeLessThan(upcoming.indexOf('Late'));
  expect(await titles('past/')).toEqual(['Lately', 'Long ago']);
  const { body } = await get('summary/');
  expect(body).toMatchObject({ total_events: upcoming.length + 2, upcoming_events: upcoming.length, past_events: 2 });
});

test('an inactive event is there for staff only', async () => {
  const { body: event } = await make({ title: 'Secret', is_active: false });
  for (const url of [`event/${event.id}/`, `${event.id}/posters/`, `${event.id}/event.ics`])
    expect((await get(url)).status).toBe(404);
  expect((await get(`event/${event.id}/`, admin.token)).body.title).toBe('Secret');
  expect(await titles('')).not.toContain('Secret');
  await make({ title: 'Old secret', is_active: false, event_date: '2020-05-01T10:00' });
  expect(await titles('past/')).not.toContain('Old secret');
  expect(String((await get('calendar.ics')).body)).not.toMatch(/secret/i);
  expect((await get('', admin.token)).body.map((found: { title: string }) => found.title)).toContain('Secret');
});

test('an event moves through its stages by the clock alone', async () => {
  const { body: event } = await make({ title: 'Today', event_date: `${inDays(1).slice(0, 10)}T12:00` });
  const state = async () => {
    const { is_upcoming, is_past, days_until } = (await get(`event/${event.id}/`)).body;
    return [is_upcoming, is_past, days_until];
  };
  const until = (text: string) => (new Date(`${text}+05:30`).getTime() - site.clock.now().getTime()) / 1000;
  expect(await state()).toEqual([true, false, 1]);
  site.clock.pass({ seconds: until(`${inDays(1).slice(0, 10)}T00:01`) });
  expect(await state()).toEqual([true, false, 0]);
  site.clock.pass({ seconds: until(`${inDays(0).slice(0, 10)}T12:00:01`) });
  expect(await state()).toEqual([false, false, 0]);
  expect(await titles('upcoming/')).toContain('Today');
  site.clock.pass({ seconds: until(`${inDays(1).slice(0, 10)}T00:00:01`) });
  expect(await state()).toEqual([false, true, -1]);
  expect(await titles('past/')).toContain('Today');
  admin.token = await tokenOf(site, admin.user);
});

test.each([
  ['title', '', 'Title, description, date, and location are required'],
  ['description', undefined, 'Title, description, date, and location are required'],
  ['location', '  ', 'Title, description, date, and location are required'],
  ['event_date', undefined, 'Title, description, date, and location are required'],
  ['event_date', '31/12/2026', 'Invalid date'],
  ['event_date', '2026-02-31T10:00', 'Invalid date'],
  ['event_date', '0001-01-01', 'Invalid date'],
  ['event_date', '9999-12-31T23:59:59-10:00', 'Invalid date'],
  ['links', 'a.example, nonsense', 'Every link must be a web address.'],
  ['website', 'javascript:alert(1)', 'Every link must be a web address.'],
  ['category', 'Party', 'Unknown category.'],
  ['title', 'x'.repeat(201), 'At most 200 characters.'],
])('an event with %s %j is refused at that field', async (field, value, message) => {
  const { status, body } = await make({ [field]: value });
  expect([status, body]).toEqual([400, { [field]: [message] }]);
});

test('an edit changes only what is sent, and a stale one nothing', async () => {
  const { body: event } = await make({ category: 'Workshop', links: 'a.example' });
  const edit = (body: object) => site.call('PATCH', `/api/events/${event.id}/edit/`, { token: admin.token, body });
  const edited = (await edit({ title: 'New title', updated_at: event.updated_at })).body;
  expect(edited).toMatchObject({ title: 'New title', category: 'Workshop', links: 'a.example' });
  site.clock.pass({ seconds: 1 });
  await edit({ links: '' });
  expect((await edit({ title: 'Mine', updated_at: edited.updated_at })).body).toMatchObject({ code: 'stale' });
  expect((await get(`event/${event.id}/`)).body).toMatchObject({ title: 'New title', links: null });
  expect((await site.call('PATCH', '/api/events/999999/edit/', { token: admin.token, body: {} })).status).toBe(404);
});

test('the log keeps what of an edit is new, not all that the form sent', async () => {
  const { body: event } = await make({ links: 'a.example' });
  const { title, description, event_date, location, is_active, links } = event;
  const same = { title, description, event_date, location, is_active, links, category: null, website: null };
  await site.call('PATCH', `/api/events/${event.id}/edit/`, {
    token: admin.token,
    body: { ...same, event_date: inDays(4), links: '' },
  });
  const superuser = await signIn(site, 'superuser');
  const { body: log } = await site.call('GET', `/api/admin/audit/?target=event:${event.id}&action=event.edit`, {
    token: superuser.token,
  });
  expect(log.results).toMatchObject([
    { before: { event_date, links: 'a.example' }, after: { event_date: `${inDays(4)}.000+05:30`, links: null } },
  ]);
  expect(Object.keys(log.results[0].after).sort()).toEqual(['event_date', 'links']);
});

test('saving what is saved already changes nothing', async () => {
  const { body: event } = await make({ links: 'a.example', category: 'Workshop' });
  site.clock.pass({ minutes: 1 });
  const { title, description, event_date, location, is_active, links, category, website } = event;
  const same = { title, description, event_date, location, is_active, links, category, website };
  for (const body of [same, {}]) {
    const answer = await site.call('PATCH', `/api/events/${event.id}/edit/`, { token: admin.token, body });
    expect([answer.status, answer.body.updated_at]).toEqual([200, event.updated_at]);
  }
  const superuser = await signIn(site, 'superuser');
  const { body: log } = await site.call('GET', `/api/admin/audit/?target=event:${event.id}`, {
    token: superuser.token,
  });
  expect(log.results).toMatchObject([{ action: 'event.create' }]);
});

test('posters come in several widths with a preview of 1200 × 630 under 300 KB, and go with their files', async () => {
  const { body: event } = await make();
  const before = await files();
  const first = (await poster(event.id, await picture('png', 900, 1200))).body;
  expect(first).toMatchObject({
    id: expect.any(Number),
    image: first.image_url,
    picture: { width: 900, height: 1200 },
  });
  await Promise.all([1, 2, 3].map(async () => poster(event.id, await picture())));
  const shown = (await get(`event/${event.id}/`)).body;
  expect([shown.poster_count, shown.posters.length, shown.first_poster]).toEqual([4, 4, first.image]);
  const social = await site.call('GET', shown.social_image);
  const { width, height } = await sharp(social.body).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(social.body.length).toBeLessThan(300 * 1024);
  expect((await site.call('DELETE', `/api/posters/${first.id}/delete/`, { token: admin.token })).status).toBe(204);
  expect((await get(`${event.id}/posters/`)).body.posters).toHaveLength(3);
  expect((await site.call('GET', first.image)).status).toBe(404);
  expect((await site.call('DELETE', `/api/events/${event.id}/delete/`, { token: admin.token })).status).toBe(204);
  expect((await site.call('DELETE', `/api/events/${event.id}/delete/`, { token: admin.token })).status).toBe(404);
  expect(await files()).toBe(before);
});

test('what is no picture, and a poster for an event that is gone, leave nothing', async () => {
  const { body: event } = await make();
  const before = await files();
  expect((await poster(event.id, Buffer.from('<svg onload=alert(1)>'))).body).toEqual({
    image: ['Please select a valid image file'],
  });
  expect((await poster(999_999, await picture())).status).toBe(404);
  const none = await site.call('POST', `/api/events/${event.id}/posters/upload/`, {
    token: admin.token,
    form: formOf({ a: 'b' }),
  });
  expect(none.body).toEqual({ image: ['Please select files to upload'] });
  expect(await files()).toBe(before);
});

test('the calendar speaks the zone, whole days for events without a time, and escapes', async () => {
  const { body: timed } = await make({
    title: 'Slabs; beams, and "more"',
    event_date: '2099-03-01T09:30',
    category: 'Workshop',
  });
  const { body: day } = await make({ title: 'Open day', event_date: '2099-03-02' });
  const one = await get(`${timed.id}/event.ics`);
  expect(one.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = String(one.body).replace(/\r\n /g, '');
  expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Kolkata\r\n[\s\S]*TZOFFSETFROM:\+0530\r\nTZOFFSETTO:\+0530\r\n/);
  expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20990301T093000');
  expect(text).toContain('SUMMARY:Slabs\\; beams\\, and "more"');
  expect(text).toContain(`URL;VALUE=URI:https://sangham.test/events/event/${timed.id}`);
  const all = String((await get('calendar.ics')).body);
  expect(all).toContain('DTSTART;VALUE=DATE:20990302');
  expect(all).toContain('SUMMARY:Slabs');
  expect(day.has_time).toBe(false);
});

test('a calendar file is whole, and a change rises in its sequence', async () => {
  const { body: event } = await make({ title: 'Footings', event_date: '2099-06-01T10:00' });
  const file = async (url = `${event.id}/event.ics`) => String((await get(url)).body);
  expect(await file()).toMatch(/\r\nSEQUENCE:0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  // One event joins a calendar that has a name of its own.
  expect(await file()).not.toMatch(/^(NAME|X-WR-CALNAME|REFRESH-INTERVAL|X-PUBLISHED-TTL|URL:)/m);
  const all = await file('calendar.ics');
  expect(all).toMatch(/\r\nX-WR-CALNAME:[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(all).toContain('REFRESH-INTERVAL');
  site.clock.pass({ minutes: 2 });
  await site.call('PATCH', `/api/events/${event.id}/edit/`, { token: admin.token, body: { title: 'Footing' } });
  expect(await file()).toContain('\r\nSEQUENCE:120\r\n');
});

test('a calendar is answered 304 until an event changes', async () => {
  const { etag } = (await get('calendar.ics')).headers;
  const ask = () => site.call('GET', '/api/events/calendar.ics', { headers: { 'if-none-match': String(etag) } });
  expect((await ask()).status).toBe(304);
  await make({ title: 'Lintels', event_date: '2099-06-02T10:00' });
  expect((await ask()).status).toBe(200);
});

test('in Malayalam it says what the office has written there, else the English; staff get both', async () => {
  const malayalam = { title_ml: 'പാലം', location_ml: 'പാലക്കാട്' };
  const { body: event } = await make({
    title: 'Bridge',
    event_date: '2099-04-01T10:00',
    category: 'Workshop',
    ...malayalam,
  });
  expect(event).toMatchObject({ title: 'Bridge', title_en: 'Bridge', ...malayalam, description_ml: null });
  const shown = { title: 'പാലം', location: 'പാലക്കാട്', description: 'About slabs' };
  const ask = (url: string, as?: string) => site.call('GET', `/ml/api/events/${url}`, { token: as });
  for (const url of ['upcoming/', '']) {
    const found = (await ask(url)).body.find(({ id }: { id: number }) => id === event.id);
    expect(found).toMatchObject(shown);
    expect(found).not.toHaveProperty('title_en');
  }
  expect((await ask(`event/${event.id}/`)).body).toMatchObject(shown);
  expect((await ask(`event/${event.id}/`, admin.token)).body).toMatchObject({
    ...shown,
    title_en: 'Bridge',
    ...malayalam,
  });
  // The two languages have separate cached answers.
  expect((await get(`event/${event.id}/`)).body).toMatchObject({ title: 'Bridge', location: 'Palakkad' });

  const edit = (body: object, prefix = '') =>
    site.call('PATCH', `${prefix}/api/events/${event.id}/edit/`, { token: admin.token, body });
  expect((await edit({ title_ml: 'x'.repeat(201) })).status).toBe(400);
  expect((await edit({ title: 'Bridges' }, '/ml')).body).toMatchObject({ title: 'പാലം', title_en: 'Bridges' });
  expect((await edit({ title_ml: ' ' })).body).toMatchObject({ title: 'Bridges', title_ml: null });
  expect((await ask(`event/${event.id}/`)).body).toMatchObject({ ...shown, title: 'Bridges' });
});

test('a calendar in Malayalam has the same events, in its words and with its pages', async () => {
  const { body: event } = await make({
    title: 'Roof',
    title_ml: 'മേൽക്കൂര',
    event_date: '2099-05-01T10:00',
    category: 'Workshop',
  });
  const read = async (url: string) => String((await site.call('GET', url)).body).replace(/\r\n /g, '');
  for (const url of [`/ml/api/events/${event.id}/event.ics`, '/ml/api/events/calendar.ics']) {
    const text = await read(url);
    expect(text).toContain('SUMMARY:മേൽക്കൂര');
    expect(text).toContain('CATEGORIES:ശില്പശാല');
    expect(text).toContain(`URL;VALUE=URI:https://sangham.test/ml/events/event/${event.id}`);
    expect(text).toContain(`UID:event-${event.id}@sangham.test`);
  }
  expect(await read(`/api/events/${event.id}/event.ics`)).toContain(`UID:event-${event.id}@sangham.test`);
});
