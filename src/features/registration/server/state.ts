import { and, eq, ne, sql } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { events } from '~/features/events/server/public';
import { users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Party } from '../rules';
import type { NumbersSheet } from '../contract/schemas';
import { refuse } from './refusals';
import { eventRegistration, registrations } from './tables';

export type EventRow = typeof events.$inferSelect;
export type SettingsRow = typeof eventRegistration.$inferSelect;
export type RegistrationRow = typeof registrations.$inferSelect;

/** An event with its registration. */
export interface Opened {
  event: EventRow;
  settings: SettingsRow;
}

/** Returns an event; throws 404, also for a hidden one unless `hidden` is true. */
export async function readEvent(db: Db | Tx, id: number, hidden: boolean): Promise<EventRow> {
  const [event] = await db.select().from(events).where(eq(events.id, id));
  if (!event || !(hidden || event.isActive)) throw refuse.notFound((t) => t.eventUnknown);
  return event;
}

/** Returns the settings of an event's registration; undefined without. */
export async function findSettings(db: Db | Tx, eventId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(eventRegistration).where(eq(eventRegistration.eventId, eventId));
  return row;
}

/** Returns whether an event has registration. */
export const hasRegistration = async (db: Db, eventId: number) => (await findSettings(db, eventId)) !== undefined;

/** Returns an event with its registration; throws 404 without either. */
export async function readOpened(db: Db | Tx, id: number, hidden = false): Promise<Opened> {
  const event = await readEvent(db, id, hidden);
  const settings = await findSettings(db, id);
  if (!settings) throw refuse.notFound((t) => t.noRegistration, 'no_registration');
  return { event, settings };
}

/** Locks an event's row, which orders everything that happens to its seats. */
export async function lockEvent(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('update');
}

/** Returns the parties that have a seat or wait for one, with the people behind them. */
export async function findParties(db: Db | Tx, eventId: number): Promise<(Party & { userId: number })[]> {
  const found = await db
    .select({ row: registrations, isApproved: users.isApproved })
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .where(and(eq(registrations.eventId, eventId), ne(registrations.status, 'cancelled')));
  return found.map(({ row, isApproved }) => ({
    id: row.id,
    userId: row.userId,
    status: row.status as Party['status'],
    people: row.guests + 1,
    turn: row.turn,
    offerUntil: row.offerUntil,
    left: !isApproved,
  }));
}

/** Returns the number of registered people by area and by diet. */
export async function countHeads(db: Db | Tx, eventId: number): Promise<NumbersSheet> {
  const found = await db
    .select({
      area_name: areas.name,
      diet: sql<string>`head.diet`,
      people: sql<number>`count(*)::int`,
    })
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .innerJoin(sql`lateral unnest(${registrations.diets}) as head(diet)`, sql`true`)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.status, 'going')))
    .groupBy(areas.name, sql`head.diet`)
    .orderBy(areas.name);
  const sheet: NumbersSheet = { people: 0, diets: {}, areas: [] };
  for (const { area_name, diet, people } of found) {
    let area = sheet.areas.find((known) => known.area_name === area_name);
    if (!area) sheet.areas.push((area = { area_name, people: 0, diets: {} }));
    for (const sum of [sheet, area]) {
      sum.people += people;
      sum.diets[diet] = (sum.diets[diet] ?? 0) + people;
    }
  }
  return sheet;
}
