import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { eventCalls } from '~test/events';
import { signIn, testPerson } from '~test/factories';

const site = testApp();
const clerk = testPerson(site, 'admin');

const { office, inHours, openEvent, callOwn, come, stateOf, pass: passOf, scan: scanAt } = eventCalls(site, clerk);
const person = () => signIn(site, 'member');

test('a code of any kind is stored, and a clock that was set is marked', async () => {
  const event = await openEvent(10, { capacity: 9 });
  const [one, two] = [await passOf(event, 'Gate 1'), await passOf(event, 'Gate 2')];
  const who = await person();
  const { code } = (await come(who, event)).body;
  const { body } = await scanAt(
    event,
    one.token,
    { code: 'x'.repeat(3000) },
    { code: 'BEGIN:VCARD\nN:Nair\u0000\n' },
    { walk_in: 'Unni '.repeat(40) },
    { code: 'HELLO', wall: '1970-01-01T00:00:00Z' },
    { code, clock_set: true },
  );
  expect(body.results.map(({ result }: { result: string }) => result)).toEqual([
    'unknown',
    'unknown',
    'ok',
    'unknown',
    'ok',
  ]);
  site.clock.pass({ minutes: 1 });
  await scanAt(event, two.token, { code });
  const doubles = async () => (await office('GET', `${event}/doubles/`)).body;
  expect(await doubles()).toMatchObject([{ user_id: who.user.id, is_order_unsure: true, is_open: true }]);
});

test('a double is a scan once more at another door, until one is undone; the office marks them', async () => {
  const event = await openEvent(10, { capacity: 9 });
  const [one, two] = [await passOf(event, 'Gate 1'), await passOf(event, 'Gate 2')];
  const [a, b] = [await person(), await person()];
  const [first, second] = [(await come(a, event, 1)).body.code, (await come(b, event)).body.code];
  const doubles = async () => (await office('GET', `${event}/doubles/`)).body;
  const open = async () =>
    (await office('GET', 'doubles/')).body.results.filter((row: { event_id: number }) => row.event_id === event);
  // A party in two parts through two doors, and a scan once more at the same door, are none.
  await scanAt(event, one.token, { code: first, people: 1 });
  site.clock.pass({ minutes: 1 });
  await scanAt(event, two.token, { code: first }, { code: first });
  expect(await doubles()).toEqual([]);

  const scanId = randomUUID();
  await scanAt(event, one.token, { scan_id: scanId, code: second });
  site.clock.pass({ minutes: 1 });
  await scanAt(event, two.token, { code: second });
  const [double] = await doubles();
  expect(double).toMatchObject({ first: { gate: 'Gate 1' }, second: { gate: 'Gate 2' }, is_order_unsure: false });
  expect(await open()).toHaveLength(1);
  const seen = `${event}/doubles/${double.registration_id}/seen/`;
  expect((await office('POST', seen)).status).toBe(204);
  expect([await open(), (await doubles())[0].is_open]).toEqual([[], false]);
  expect((await office('DELETE', seen)).status).toBe(204);
  expect(await open()).toHaveLength(1);
  await office('POST', seen);
  site.clock.pass({ minutes: 1 });
  await scanAt(event, two.token, { code: second });
  expect(await open()).toHaveLength(1);
  await scanAt(event, one.token, { undo: scanId });
  expect(await doubles()).toEqual([]);
  expect((await office('POST', seen)).status).toBe(404);
});

test('an offer is taken after registration has closed, and a list is asked for without encoding', async () => {
  const event = await openEvent(20, { capacity: 1, closes: inHours(1) });
  const [a, b] = [await person(), await person()];
  await come(a, event);
  await come(b, event);
  site.clock.pass({ hours: 2 });
  await callOwn(a, event, 'DELETE');
  expect(await stateOf(b, event)).toMatchObject({ status: 'offered' });
  expect((await come(b, event)).body).toMatchObject({ status: 'going', offer_until: null });
  expect((await come(a, event)).body.code).toBe('closed');
  expect((await come(b, event)).body.code).toBe('closed');

  const door = { headers: { authorization: `Door ${(await passOf(event, 'Gate 1')).token}` } };
  const { at } = (await site.call('GET', `/api/events/${event}/door/`, door)).body;
  expect((await site.call('GET', `/api/events/${event}/door/?since=${at}`, door)).status).toBe(200);
  // As phones show it.
  expect(at).toMatch(/\+05:30$/);
});

test('who was there keeps the certificate of an event that the office hides', async () => {
  const event = await openEvent(10, { capacity: 2 });
  const [a, b] = [await person(), await person()];
  const { code } = (await come(a, event)).body;
  await come(b, event);
  await scanAt(event, (await passOf(event, 'Gate 1')).token, { code });
  await office('PATCH', `${event}/edit/`, { is_active: false });
  const certificate = (who: { token: string }) =>
    site.call('GET', `/api/events/${event}/certificate.pdf`, { token: who.token });
  expect([(await certificate(a)).status, (await certificate(b)).status]).toEqual([200, 404]);
});

test('Find finds a ticket by its code, for the office alone', async () => {
  const event = await openEvent(10, { capacity: 2 });
  const who = await person();
  const { code } = (await come(who, event)).body;
  const find = async (token: string) =>
    (await site.call('GET', `/api/admin/find/?q=${code.toLowerCase().replace(/.{5}(?=.)/g, '$&-')}`, { token })).body;
  const { results } = await find(clerk.token);
  expect(results).toMatchObject([{ kind: 'person', id: who.user.id }]);
  expect(results[0].detail).toContain('Convention');
  expect(results[0].link).toContain(`/app/admin/events/${event}/registration?search=`);
  const areaAdmin = await signIn(site, 'area_admin');
  expect((await find(areaAdmin.token)).results).toEqual([]);
});
