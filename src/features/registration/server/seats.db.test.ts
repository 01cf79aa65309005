import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { openTestApp, type TestApp } from '~test/app';
import { testKind } from '~test/database';
import { eventCalls } from '~test/events';
import { newPeople, signIn } from '~test/factories';
import { takenBy } from '../rules';
import { findParties } from './state';
import { registrations } from './tables';

/* On PostgreSQL two instances on one database; the embedded database has one, which is both. */
let a: TestApp;
let b: TestApp;
let calls: ReturnType<typeof eventCalls>[];
let chief: { token: string };

beforeAll(async () => {
  a = await openTestApp();
  b = testKind === 'postgres' ? await openTestApp({}, { databaseUrl: a.databaseUrl }) : a;
  chief = await signIn(a, 'superuser');
  nextPerson = newPeople(a, 'member');
  calls = [eventCalls(a, chief), eventCalls(b, chief)];
});
afterAll(async () => {
  for (const one of new Set([b, a])) await one.close();
});

interface Person {
  id: number;
  token: string;
}
let nextPerson: ReturnType<typeof newPeople>;
const peopleOf = async (count: number): Promise<Person[]> => {
  const found: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const { user, token } = await nextPerson();
    found.push({ id: user.id, token });
  }
  return found;
};

/** Numbers below `most` that look random and are the same each time. */
function createNumbers(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

/** The waiting list as it was agreed on, in a few lines: parties in their order, and the first that fits moves up. */
function createModel(capacity: number) {
  let queue: { user: number; people: number; seated: boolean }[] = [];
  const giveOut = () => {
    for (const party of queue) {
      if (party.seated) continue;
      const taken = queue.reduce((sum, { people, seated }) => sum + (seated ? people : 0), 0);
      if (taken + party.people > capacity) return;
      party.seated = true;
    }
  };
  return {
    join: (user: number, people: number) => {
      queue.push({ user, people, seated: false });
      giveOut();
    },
    change: (user: number, people: number) => {
      queue.find((party) => party.user === user)!.people = people;
      giveOut();
    },
    cancel: (user: number) => {
      queue = queue.filter((party) => party.user !== user);
      giveOut();
    },
    parties: () => queue.map(({ user, people, seated }) => [user, people, seated ? 'going' : 'waiting']),
  };
}

test('200 clients, 50 places, parties of 1 to 5: never over, and the order is that of the model', async () => {
  const capacity = 50;
  const event = await calls[0]!.openEvent(200, { capacity });
  const people = await peopleOf(200);
  const random = createNumbers(7);
  const taken = async () => takenBy(await findParties(a.site.db, event));

  let isOver = false;
  const watch = (async () => {
    const seen: number[] = [];
    while (!isOver) seen.push(await taken());
    return seen;
  })();
  const client = async (who: Person, at: number) => {
    const { come, callOwn } = calls[at % 2]!;
    const statuses = [(await come(who, event, random(5))).status];
    if (at % 4 === 0) statuses.push((await callOwn(who, event, 'DELETE')).status);
    if (at % 8 === 0) statuses.push((await come(who, event, random(5))).status);
    if (at % 3 === 0) statuses.push((await come(who, event, random(3))).status);
    return statuses;
  };
  const statuses = (await Promise.all(people.map(client))).flat();
  isOver = true;
  expect(new Set(statuses)).toEqual(new Set([200, 204, ...(statuses.includes(409) ? [409] : [])]));
  expect(Math.max(...(await watch))).toBeLessThanOrEqual(capacity);

  // Each entry was written under the event's lock: their order is the one in which it happened.
  const model = createModel(capacity);
  const entries = await a.site.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetType, 'registration'), eq(auditLog.targetId, event)))
    .orderBy(asc(auditLog.id));
  for (const { action, actorId, after } of entries) {
    const party = ((after as { guests?: number } | null)?.guests ?? 0) + 1;
    if (action === 'registration.join') model.join(actorId!, party);
    if (action === 'registration.change') model.change(actorId!, party);
    if (action === 'registration.cancel') model.cancel(actorId!);
  }
  const rows = await a.site.db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, event), inArray(registrations.status, ['going', 'waiting', 'offered'])))
    .orderBy(asc(registrations.turn));
  expect(rows.map(({ userId, guests, status }) => [userId, guests + 1, status])).toEqual(model.parties());
  expect(rows.some(({ status }) => status === 'waiting')).toBe(true);
}, 120_000);

const waysOut: [string, seats: number, leave: (who: Person, event: number) => Promise<{ status: number }>][] = [
  ['cancelling', 3, (who, event) => calls[0]!.callOwn(who, event, 'DELETE')],
  ['fewer guests', 2, (who, event) => calls[1]!.come(who, event, 0)],
  ['a withdrawn approval', 3, (who) => a.call('POST', `/api/admin/revoke-approval/${who.id}/`, chief)],
  ['erasure', 3, (who) => b.call('DELETE', `/api/users/${who.id}/`, chief)],
];

test.each(waysOut)('%s frees exactly its seats', async (_, seats, leave) => {
  const [{ openEvent, come, callOwn, stateOf }] = calls as [(typeof calls)[0]];
  const event = await openEvent(200, { capacity: 4 });
  const [leaving, staying, ...waiting] = (await peopleOf(7)) as [Person, Person, ...Person[]];
  await come(leaving, event, 2);
  for (const who of [staying, ...waiting]) await come(who, event);
  expect((await leave(leaving, event)).status).toBeLessThan(300);
  const states = await Promise.all(waiting.map(async (who) => (await stateOf(who, event)).status));
  expect(states).toEqual(waiting.map((__, at) => (at < seats ? 'going' : 'waiting')));
  expect((await callOwn(staying, event, 'GET')).body).toMatchObject({ left: 0, registration: { status: 'going' } });
});

test('an offer that is declined or ends frees its seats for the next', async () => {
  const [{ openEvent, come, callOwn, stateOf }] = calls as [(typeof calls)[0]];
  const event = await openEvent(20, { capacity: 2 });
  const [first, second, third, fourth] = (await peopleOf(4)) as [Person, Person, Person, Person];
  await come(first, event, 1);
  await come(second, event, 1);
  await come(third, event);
  await come(fourth, event);
  await callOwn(first, event, 'DELETE');
  expect((await stateOf(second, event)).status).toBe('offered');
  await callOwn(second, event, 'DELETE');
  expect((await stateOf(third, event)).status).toBe('offered');
  expect((await stateOf(fourth, event)).status).toBe('offered');
  await come(third, event);
  for (const one of new Set([a, b])) one.clock.pass({ hours: 2, minutes: 1 });
  expect((await stateOf(fourth, event)).status).toBe('cancelled');
  expect((await callOwn(fourth, event, 'GET')).body).toMatchObject({ left: 1 });
});
