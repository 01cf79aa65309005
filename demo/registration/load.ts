import { and, asc, eq, inArray, like, notInArray, type SQL } from 'drizzle-orm';
import { randomCode } from '~/features/cards/server/public';
import { events } from '~/features/events/server/public';
import { insertDemoNotices } from '~/features/notifications/server/public';
import { approvedMembers, users } from '~/features/people/server/public';
import { seatNotice } from '~/features/registration/server/settle';
import { countHeads, type EventRow } from '~/features/registration/server/state';
import { doorPasses, eventRegistration, registrations } from '~/features/registration/server/tables';
import type { Db, Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Site } from '~/platform/site';
import { DAY_MS, HOUR_MS } from '~/shared/dates';
import { insertScans } from './scans';

/** The registration of a demo event; moments are in hours from the event. */
interface DemoRegistration {
  title: string;
  capacity: number;
  guests: number;
  hours: number | null;
  /** Days before today on which registration began. */
  opened: number;
  closes: number;
  numbers: number | null;
  parties: number;
  /** How many of the parties registered after the numbers were due. */
  late?: number;
  /** People who can log in and are registered, by their place in the order. */
  known?: Readonly<Record<number, string>>;
  scanned?: true;
}

const reader = 'malayalam@demo.test';

/** One event with seats left, one of tomorrow, a full one, and one of yesterday. */
const opened: readonly DemoRegistration[] = [
  {
    title: 'Through the Gap: annual conference of licensed engineers',
    capacity: 400,
    guests: 4,
    hours: 6,
    opened: 18,
    closes: -72,
    numbers: -96,
    parties: 132,
  },
  {
    title: 'Roof to well: rainwater harvesting, hands on',
    capacity: 40,
    guests: 1,
    hours: 5,
    opened: 12,
    closes: -3,
    numbers: -40,
    parties: 27,
    late: 4,
  },
  {
    title: 'Laterite and lime: building with what the district gives',
    capacity: 60,
    guests: 2,
    hours: 4,
    opened: 14,
    closes: -12,
    numbers: -48,
    parties: 46,
    known: { 30: reader },
  },
  {
    title: 'What the ground says: reading soil reports',
    capacity: 45,
    guests: 0,
    hours: 3,
    opened: 21,
    closes: -24,
    numbers: -36,
    parties: 34,
    known: { 4: 'member@demo.test', 9: reader },
    scanned: true,
  },
];

/**
 * Loads the registration of some demo events. Returns false when an event has one already, or without the demo's events
 * and people.
 */
export async function loadDemoRegistrations({ db, write, clock }: Site): Promise<boolean> {
  if ((await db.$count(eventRegistration)) > 0) return false;
  const titles = opened.map(({ title }) => title);
  const found = await db.select().from(events).where(inArray(events.title, titles)).orderBy(asc(events.id));
  const others = await findPeople(db, notInArray(users.email, [...loginsOf(opened)]));
  if (found.length < opened.length || others.length < 200) return false;
  const logins = await findPeople(db, inArray(users.email, [...loginsOf(opened)]));
  const idOf = new Map(logins.map(({ id, email }) => [email, id]));
  await write(async (tx) => {
    for (const [at, demo] of opened.entries()) {
      const event = found.find(({ title }) => title === demo.title)!;
      const people = others.slice(at * 9, at * 9 + demo.parties).map(({ id }) => id);
      for (const [place, email] of Object.entries(demo.known ?? {})) people[Number(place)] = idOf.get(email)!;
      await insertRegistration(tx, { demo, event, people, now: clock.now() });
    }
    const full = found.find(({ title }) => title === opened[2]!.title)!;
    const at = new Date(clock.now().getTime() - 5 * DAY_MS);
    await insertDemoNotices(tx, () => [{ ...seatNotice(full, null), at }]);
    await rememberDemo(tx, [registrations, doorPasses]);
  });
  return true;
}

const loginsOf = (all: readonly DemoRegistration[]) => new Set(all.flatMap(({ known = {} }) => Object.values(known)));

/** Returns demo people who may register, in the order of their ids. */
const findPeople = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(approvedMembers(), like(users.email, '%@demo.test'), where))
    .orderBy(asc(users.id))
    .limit(200);

/** Inserts the settings of an event's registration with its parties, and what its doors scanned. */
async function insertRegistration(
  tx: Tx,
  { demo, event, people, now }: { demo: DemoRegistration; event: EventRow; people: number[]; now: Date },
): Promise<void> {
  const fromEvent = (hours: number) => new Date(event.eventDate.getTime() + hours * HOUR_MS);
  const opens = new Date(now.getTime() - demo.opened * DAY_MS);
  const numbersDue = demo.numbers === null ? null : fromEvent(demo.numbers);
  const isDue = numbersDue !== null && numbersDue <= now;
  await tx.insert(eventRegistration).values({
    eventId: event.id,
    opens,
    closes: fromEvent(demo.closes),
    capacity: demo.capacity,
    guestsMax: demo.guests,
    cpdHours: demo.hours,
    numbersDue,
    updatedAt: opens,
  });
  const rows = partiesOf(demo, { event, people, opens, now });
  const late = demo.late ?? 0;
  await tx.insert(registrations).values(rows.slice(0, rows.length - late));
  if (isDue) {
    const values = { frozen: await countHeads(tx, event.id), frozenAt: numbersDue };
    await tx.update(eventRegistration).set(values).where(eq(eventRegistration.eventId, event.id));
  }
  if (late > 0) await tx.insert(registrations).values(rows.slice(-late));
  if (demo.scanned) await insertScans(tx, event, opens);
}

/** Returns the registrations in their order: seats until a party does not fit, then the waiting list. */
function partiesOf(
  demo: DemoRegistration,
  { event, people, opens, now }: { event: EventRow; people: number[]; opens: Date; now: Date },
): (typeof registrations.$inferInsert)[] {
  const end = Math.min(now.getTime(), event.eventDate.getTime() + demo.closes * HOUR_MS);
  const step = (end - opens.getTime()) / (people.length + 1);
  let left = demo.capacity;
  let isFull = false;
  return people.map((userId, at) => {
    const guests = Math.min(demo.guests, [0, 1, 0, 0, 2, 0, 1, 3][at % 8]!);
    const isCancelled = at % 23 === 22;
    isFull ||= !isCancelled && guests + 1 > left;
    if (!isCancelled && !isFull) left -= guests + 1;
    const since = new Date(opens.getTime() + step * (at + 1));
    return {
      eventId: event.id,
      userId,
      status: isCancelled ? 'cancelled' : isFull ? 'waiting' : 'going',
      guests,
      diets: Array.from({ length: guests + 1 }, (_, head) => ((at + head) % 3 === 0 ? 'veg' : 'non_veg')),
      since,
      turn: at + 1,
      code: randomCode(),
      changedAt: since,
    };
  });
}
