import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { events } from '~/features/events/server/public';
import { refuseUnseen } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { registrationCalls } from '../contract';
import { eventRegistration, registrations } from './tables';

/** Selects registrations with their events and the hours that these count for. */
export const selectWithEvents = (db: Db, where: SQL | undefined) =>
  db
    .select({ row: registrations, event: events, hours: eventRegistration.cpdHours })
    .from(registrations)
    .innerJoin(events, eq(registrations.eventId, events.id))
    .innerJoin(eventRegistration, eq(eventRegistration.eventId, events.id))
    .where(where);

/** Returns the events of a person for the office; throws 404 for a person whom the caller may not open. */
export async function listEventsOf(
  db: Db,
  caller: Caller,
  userId: number,
  { before, language }: { before: number | undefined; language: Language },
) {
  await refuseUnseen(db, caller, userId);
  const theirs = eq(registrations.userId, userId);
  const [attended] = await db
    .select({ hours: sql<number>`coalesce(sum(${eventRegistration.cpdHours}), 0)::float8` })
    .from(registrations)
    .innerJoin(eventRegistration, eq(eventRegistration.eventId, registrations.eventId))
    .where(and(theirs, gt(registrations.peopleIn, 0)));
  const older = before === undefined ? undefined : lt(registrations.id, before);
  const rows = await selectWithEvents(db, and(theirs, older))
    .orderBy(desc(registrations.id))
    .limit(rowsAtOnce + 1);
  const found = rows.map(({ row, event, hours }) => ({
    id: row.id,
    event_id: event.id,
    title: (language === 'ml' && event.titleMl) || event.title,
    event_date: toIso(event.eventDate),
    status: row.status,
    people: row.guests + 1,
    people_in: row.peopleIn,
    cpd_hours: row.peopleIn > 0 ? hours : null,
    since: toIso(row.since),
  }));
  return {
    cpd_hours: attended!.hours,
    ...rowsPage(registrationCalls.personEvents.path, userId, found, ({ id }) => id),
  };
}
