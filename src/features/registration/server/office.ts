import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { exportList, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { daysUntil, events, hasTime, stageOf } from '~/features/events/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import { pagesOf, type Column } from '~/platform/sheets';
import { matchesWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import type { Db } from '~/platform/database';
import type { z } from 'zod';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { searchWords } from '~/shared/search';
import { registrationCalls } from '../contract';
import type { Diet } from '../contract/choices';
import type { Attendee } from '../contract/schemas';
import { both } from '../texts/both';
import { selectWithEvents } from './of-person';
import { presentOwn } from './register';
import { settleDue, type Registering } from './settle';
import { countHeads, readEvent, readOpened } from './state';
import { registrations, scans } from './tables';

type Query = z.output<typeof registrationCalls.attendees.query>;

/** The place of a waiting registration in the list, as SQL; null for others. */
const place = sql<number | null>`case when ${registrations.status} = 'waiting' then (
  select count(*)::int from registrations w
   where w.event_id = ${registrations.eventId} and w.status = 'waiting' and w.turn <= ${registrations.turn}) end`;

const columns = {
  id: registrations.id,
  user_id: registrations.userId,
  full_name: fullNameColumn(),
  full_name_ml: users.fullNameMl,
  area_name: areas.name,
  guests: registrations.guests,
  people: sql<number>`${registrations.guests} + 1`,
  diets: registrations.diets,
  status: registrations.status,
  since: registrations.since,
  place,
  people_in: registrations.peopleIn,
};
const sortColumns = {
  ...columns,
  full_name: asText(columns.full_name),
  full_name_ml: asText(users.fullNameMl),
  area_name: asText(areas.name),
  diets: sql`cardinality(${registrations.diets})`,
  status: asText(registrations.status),
};

const searched = sql`(${users.nameFolded} || chr(10) || coalesce(fold(${users.membershipId}), ''))`;

/** Returns a page of the people registered for an event. */
export async function listAttendees(site: Registering, eventId: number, query: Query) {
  await readEvent(site.db, eventId, true);
  await settleDue(site, eventId);
  const where: SQL | undefined = and(
    eq(registrations.eventId, eventId),
    query.status ? eq(registrations.status, query.status) : undefined,
    ...searchWords(query.search ?? '').map((word) => matchesWord(word, searched, users.nameSound)),
  );
  const { offset, limit } = rowsOf(query);
  const rows = await site.db
    .select(columns)
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(where)
    .orderBy(
      ...sortedBy(query.sort, { columns: sortColumns, id: registrations.id, usual: [sql`${registrations.turn}`] }),
    )
    .limit(limit)
    .offset(offset);
  const [count] = await site.db
    .select({ count: sql<number>`count(*)::int` })
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .where(where);
  const found = rows.map((row) => ({ ...row, since: toIso(row.since) }));
  const path = registrationCalls.attendees.path.replace(':id', String(eventId));
  return pageOf(path, query, count!.count, found);
}

/** Exports the people registered for an event. */
export const exportAttendees = (
  site: Registering,
  context: ExportContext,
  eventId: number,
  { format, ...filter }: ExportQuery<Query>,
) =>
  exportList(site, context, {
    action: 'registration.export',
    target: { type: 'registration', id: eventId },
    after: { ...filter },
    name: 'attendees',
    format,
    columns: sheetColumns(context.language),
    batches: pagesOf((page) => listAttendees(site, eventId, { ...filter, ...page })),
  });

const countOf = ({ diets }: Attendee, diet: Diet) => diets.filter((head) => head === diet).length;

/** Returns the columns of the file, with states in a language; paper-twin.tsx reads the first four. */
const sheetColumns = (language: Language): readonly Column<Attendee>[] => [
  { heading: 'Name', value: (row) => row.full_name },
  { heading: 'Name in Malayalam', value: (row) => row.full_name_ml },
  { heading: 'Area', value: (row) => row.area_name },
  { heading: 'People', kind: 'number', value: (row) => row.people },
  { heading: 'Vegetarian', kind: 'number', value: (row) => countOf(row, 'veg') },
  { heading: 'Non-vegetarian', kind: 'number', value: (row) => countOf(row, 'non_veg') },
  { heading: 'Status', value: (row) => both[language].statusNames[row.status] },
  { heading: 'Since', kind: 'day', value: (row) => row.since },
  { heading: 'Place', kind: 'number', value: (row) => row.place },
  { heading: 'In', kind: 'number', value: (row) => row.people_in },
];

/** Returns the kitchen's numbers: frozen, once they are due, and as they are now. */
export async function readNumbers(site: Registering, eventId: number) {
  await readOpened(site.db, eventId, true);
  await settleDue(site, eventId);
  const { settings } = await readOpened(site.db, eventId, true);
  return {
    frozen_at: settings.frozenAt && toIso(settings.frozenAt),
    frozen: settings.frozen,
    now: await countHeads(site.db, eventId),
  };
}

/** Returns the numbers of registered and attending people, and the pace of the doors. */
export async function readStatistics(site: Registering, eventId: number) {
  await readOpened(site.db, eventId, true);
  await settleDue(site, eventId);
  const { db } = site;
  const sums = await db
    .select({
      status: registrations.status,
      area_name: areas.name,
      people: sql<number>`sum(${registrations.guests} + 1)::int`,
    })
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(eq(registrations.eventId, eventId))
    .groupBy(registrations.status, areas.name);
  const came = await db
    .select({
      area_name: areas.name,
      people: sql<number>`coalesce(sum(${scans.people}) filter (where ${scans.walkIn} is null), 0)::int`,
      walkIns: sql<number>`coalesce(sum(${scans.people}) filter (where ${scans.walkIn} is not null), 0)::int`,
    })
    .from(scans)
    .leftJoin(areas, eq(scans.areaId, areas.id))
    .where(eq(scans.eventId, eventId))
    .groupBy(areas.name);
  const total = (of: readonly { people: number }[]) => of.reduce((sum, { people }) => sum + people, 0);
  const going = sums.filter(({ status }) => status === 'going');
  const areaNames = [...new Set([...going, ...came.filter(({ people }) => people > 0)].map((row) => row.area_name))];
  const inArea = <T extends { area_name: string | null }>(rows: T[], name: string | null) =>
    rows.filter((row) => row.area_name === name);
  return {
    people: total(going),
    waiting: total(sums.filter(({ status }) => status === 'waiting')),
    came: total(came),
    walk_ins: came.reduce((sum, { walkIns }) => sum + walkIns, 0),
    seconds_per_scan: await secondsPerScan(db, eventId),
    areas: areaNames.map((name) => ({
      area_name: name,
      people: total(inArea(going, name)),
      came: total(inArea(came, name)),
    })),
  };
}

/** Returns the mean time between scans of a door that follow each other within a minute; null without any. */
async function secondsPerScan(db: Db, eventId: number): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select round(avg(gap)::numeric, 1)::float8 as seconds from (
      select extract(epoch from corrected - lag(corrected) over (partition by pass_id order by corrected)) as gap
        from scans where event_id = ${eventId}) gaps
     where gap > 0 and gap <= 60`);
  return rows[0]?.seconds ?? null;
}

/** Returns a person's tickets, the nearest event first, and the hours of all events they came to. */
export async function readTickets(site: Registering, caller: Caller, language: Language) {
  const { db } = site;
  const now = site.clock.now();
  const open = await db
    .select({ event: registrations.eventId })
    .from(registrations)
    .where(and(eq(registrations.userId, caller.id), inArray(registrations.status, ['waiting', 'offered'])));
  for (const { event } of open) await settleDue(site, event);
  const rows = await selectWithEvents(db, eq(registrations.userId, caller.id)).orderBy(events.eventDate, events.id);
  const waiting = await db
    .select({ eventId: registrations.eventId, turn: registrations.turn })
    .from(registrations)
    .where(
      and(
        eq(registrations.status, 'waiting'),
        sql`${registrations.eventId} in (select event_id from registrations where user_id = ${caller.id})`,
      ),
    );
  const attended = rows.filter(({ row }) => row.peopleIn > 0);
  return {
    tickets: rows
      .filter(({ row, event }) => row.peopleIn > 0 || (row.status !== 'cancelled' && event.isActive))
      .map(({ row, event, hours }) => ({
        ...presentOwn(
          row,
          waiting.filter(({ eventId }) => eventId === row.eventId).map(({ turn }) => turn),
        ),
        event_id: event.id,
        title: inLanguage(language, event.title, event.titleMl),
        event_date: toIso(event.eventDate),
        has_time: hasTime(event.eventDate),
        days_until: daysUntil(event.eventDate, now),
        is_past: stageOf(event.eventDate, now) === 'past',
        location: inLanguage(language, event.location, event.locationMl),
        people_in: row.peopleIn,
        cpd_hours: hours,
        has_certificate: row.peopleIn > 0,
      })),
    cpd_hours: attended.reduce((sum, { hours }) => sum + (hours ?? 0), 0),
  };
}
