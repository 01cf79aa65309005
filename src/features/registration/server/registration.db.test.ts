import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { eventCalls } from '~test/events';
import { signIn, testPerson } from '~test/factories';
import { registering, settleDue } from './settle';

const site = testApp();
const clerk = testPerson(site, 'admin');
const chief = testPerson(site, 'superuser');

const { office, inHours, openEvent, callOwn, come, stateOf, pass: passOf, scan: scanAt } = eventCalls(site, clerk);
const person = () => signIn(site, 'member');

test('seats count people, a full event has a waiting list, and who fits moves up in order', async () => {
  const event = await openEvent(100, { capacity: 3 });
  const [a, b, c, d] = [await person(), await person(), await person(), await person()];
  expect((await come(a, event, 1)).body).toMatchObject({ status: 'going', people: 2, place: null });
  expect((await callOwn(c, event, 'GET')).body).toMatchObject({ left: 1, is_full: false });
  expect((await come(b, event, 1)).body).toMatchObject({ status: 'waiting', place: 1 });
  expect((await callOwn(c, event, 'GET')).body).toMatchObject({ left: 1, is_full: true });
  expect((await come(c, event)).body).toMatchObject({ status: 'waiting', place: 2 });
  expect((await come(d, event)).body).toMatchObject({ status: 'waiting', place: 3 });
  const preview = await office('POST', `${event}/registration/settings/preview/`, { capacity: 5 });
  expect(preview.body.moves_up.map((row: { user_id: number }) => row.user_id)).toEqual([b.user.id, c.user.id]);
  expect((await come(b, event)).body).toMatchObject({ status: 'going', people: 1 });
  expect((await callOwn(a, event, 'DELETE')).status).toBe(204);
  expect(await stateOf(c, event)).toMatchObject({ status: 'going' });
  expect(await stateOf(d, event)).toMatchObject({ status: 'going' });
  expect((await come(a, event)).body).toMatchObject({ status: 'waiting', place: 1 });
});

test('fill_gaps lets smaller parties pass, at once when it is switched on', async () => {
  const event = await openEvent(100, { capacity: 3 });
  const [a, b, c] = [await person(), await person(), await person()];
  await come(a, event, 1);
  await come(b, event, 2);
  await come(c, event);
  expect(await stateOf(c, event)).toMatchObject({ status: 'waiting', place: 2 });
  await office('PUT', `${event}/registration/settings/`, { fill_gaps: true });
  expect(await stateOf(c, event)).toMatchObject({ status: 'going' });
  expect(await stateOf(b, event)).toMatchObject({ status: 'waiting', place: 1 });
});

test('in the last day a seat is offered for two hours, and then to the next', async () => {
  const event = await openEvent(20, { capacity: 1 });
  const [a, b, c] = [await person(), await person(), await person()];
  for (const who of [a, b, c]) await come(who, event);
  await callOwn(a, event, 'DELETE');
  expect(await stateOf(b, event)).toMatchObject({ status: 'offered' });
  site.clock.pass({ hours: 2, seconds: 1 });
  await settleDue(registering(site.site), event);
  expect(await stateOf(b, event)).toMatchObject({ status: 'cancelled' });
  expect((await come(c, event)).body).toMatchObject({ status: 'going' });
});

test('withdrawn approval and erasure free the seats', async () => {
  const event = await openEvent(100, { capacity: 1 });
  const [a, b, c] = [await person(), await person(), await person()];
  for (const who of [a, b, c]) await come(who, event);
  await site.call('POST', `/api/admin/revoke-approval/${a.user.id}/`, { token: chief.token });
  expect(await stateOf(b, event)).toMatchObject({ status: 'going' });
  expect((await site.call('DELETE', `/api/users/${b.user.id}/`, { token: chief.token })).status).toBeLessThan(300);
  expect(await stateOf(c, event)).toMatchObject({ status: 'going' });
});

test('closed, hidden and odd registrations are refused', async () => {
  const event = await openEvent(100, { capacity: 5, guests_max: 1, opens: inHours(1) });
  const who = await person();
  expect(await come(who, event)).toMatchObject({ status: 409, body: { code: 'closed' } });
  await office('PUT', `${event}/registration/settings/`, { opens: null });
  expect((await come(who, event, 2)).body).toHaveProperty('guests');
  expect((await callOwn(who, event, 'PUT', { guests: 1, diets: ['veg'] })).body).toHaveProperty('diets');
  expect((await come(who, event, 1)).status).toBe(200);
  await office('PUT', `${event}/registration/settings/`, { closes: inHours(-1) });
  expect((await come(who, event)).body.code).toBe('closed');
  expect((await callOwn(who, event, 'DELETE')).status).toBe(204);
});

test('the numbers are frozen when they are due', async () => {
  const event = await openEvent(100, { capacity: 5, numbers_due: inHours(1) });
  const [a, b] = [await person(), await person()];
  await come(a, event, 1);
  site.clock.pass({ hours: 2 });
  await come(b, event);
  const { body } = await office('GET', `${event}/registration/numbers/`);
  expect(body).toMatchObject({ frozen: { people: 2, diets: { veg: 2 } }, now: { people: 3 } });
});

test('a door takes each scan once, whatever it is', async () => {
  const event = await openEvent(10, { capacity: 9, cpd_hours: 3 });
  const [a, b] = [await person(), await person()];
  const { code } = (await come(a, event, 3)).body;
  await come(b, event);
  const pass = (gate: string) => passOf(event, gate);
  const [one, two] = [await pass('Gate 1'), await pass('Gate 2')];
  expect(one.url).toBe(`/events/${event}/door#${one.token}`);
  const asDoor = (token: string) => ({ headers: { authorization: `Door ${token}` } });
  const scan = (token: string, ...scans: object[]) => scanAt(event, token, ...scans);
  const results = async (token: string, ...scans: object[]) =>
    (await scan(token, ...scans)).body.results.map(({ result }: { result: string }) => result);

  const list = await site.call('GET', `/api/events/${event}/door/`, asDoor(one.token));
  expect(list.body.rows).toHaveLength(2);
  expect(list.body.rows[0].hash).toMatch(/^[0-9a-f]{16}$/);
  const id = randomUUID();
  const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
  const first = { scan_id: id, code: typed, people: 2 };
  expect(await results(one.token, first, { code: 'NONE' }, { scan_id: 7 }, { walk_in: 'A guest' })).toEqual([
    'partly',
    'unknown',
    'invalid',
    'ok',
  ]);
  expect(await results(one.token, first)).toEqual(['partly']);
  expect(await results(two.token, { code })).toEqual(['ok']);
  site.clock.pass({ seconds: 1 });
  expect((await scan(two.token, { code })).body.results[0]).toMatchObject({ result: 'again', gate: 'Gate 2' });
  expect((await scan(one.token, { code })).body.results[0].result).toBe('again');
  // A phone without a connection can say it, too.
  const [{ people_in: inside, gate, came_at: at }] = (
    await site.call('GET', `/api/events/${event}/door/?more=1`, asDoor(one.token))
  ).body.rows;
  expect({ inside, gate }).toEqual({ inside: 4, gate: 'Gate 2' });
  expect(site.clock.now().getTime() - Date.parse(at)).toBeLessThan(60_000);
  expect((await office('GET', `${event}/doubles/`)).body).toMatchObject([
    { first: { gate: 'Gate 2' }, second: { gate: 'Gate 1' } },
  ]);
  expect(await results(one.token, { undo: id })).toEqual(['ok']);
  const stats = (await office('GET', `${event}/registration/statistics/`)).body;
  expect(stats).toMatchObject({ people: 5, came: 2, walk_ins: 1 });
  const mine = await site.call('GET', '/api/events/mine/', { token: a.token });
  expect(mine.body).toMatchObject({ cpd_hours: 3, tickets: [{ event_id: event, people_in: 2 }] });
  await site.call('DELETE', `/api/users/${a.user.id}/`, { token: chief.token });
  expect((await office('GET', `${event}/registration/statistics/`)).body.came).toBe(2);

  expect((await scan(one.token, ...Array.from({ length: 201 }, () => ({})))).status).toBe(400);
  expect((await office('DELETE', `${event}/passes/${one.id}/`)).status).toBe(204);
  expect((await scan(one.token)).status).toBe(401);
  site.clock.pass({ hours: 60 });
  expect((await scan(two.token)).status).toBe(401);
});
