import { and, asc, count, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Db } from '~/platform/database';
import type { Waiting } from '~/platform/feature';
import { refusePerson } from '~/platform/errors/refusals';
import { createIdLists, createTopicCache, idsOnPage } from '~/platform/topics';
import { hasAccess, type Caller } from '~/shared/access';
import { DAY_MS, dayOf, startOfDay, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { pageOf } from '~/shared/paging';
import { peopleTopic } from '~/shared/topics';
import {
  applicationCalls,
  type Application,
  type ApplicationFilter,
  type ApplicationSection,
  type applicationsQuery,
  type ApplicationState,
} from '../contract';
import { ageOf } from '../rules';
import type { ApplicationsSite } from './context';
import { findUsers, fullNameOf, refuseUnseen, users, type UserRow } from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import { applications } from './tables';
import { lastDayToReopen } from './decide';
import { deciders, orderOfDesk, sinceColumn, stateColumn } from './desk-order';
import { isUnconfirmedAddress } from './approval';
import { findDuplicates } from './duplicates';

/** A row of `applications`: the office's decisions. */
export type ApplicationRow = typeof applications.$inferSelect;
const sinceOf = (user: UserRow, row: ApplicationRow | undefined) => withdrawnAt(row) ?? user.dateJoined;

/** When an approval was withdrawn. Old rows have it as the date of a pending decision. */
const withdrawnAt = (row: ApplicationRow | undefined): Date | null =>
  row?.waitingSince ?? (row?.state === 'pending' ? row.decidedAt : null);

/** Days that the median wait looks back. */
const measuredDays = 90;

/**
 * Returns the function that reads a page of the desk, longest waiting first, rejected applications by the end of their
 * time (docs/product/applications.md, "The desk"). Who stands in which list, and the median wait of the day, are cached
 * until people or their applications change.
 */
export function createDesk(site: ApplicationsSite) {
  const { db, clock, topics } = site;
  const lists = createIdLists(topics, [peopleTopic]);
  const waits = createTopicCache<{ days: number | null }>(topics, { maxBytes: 100_000, weigh: () => 0 });

  return async (query: z.output<typeof applicationsQuery>, language: Language) => {
    const { area, sort } = query;
    const now = clock.now();
    // The wait in days, and so an order by it, changes at midnight.
    const listOf = (state: ApplicationState) => {
      const order = state === query.state ? sort : undefined;
      return lists([state, area, order, order && dayIso(now)], async () => ({
        ids: await findApplicants(db, { state, area, sort: order }, now),
      }));
    };
    const counts = {
      pending: (await listOf('pending')).ids.length,
      correction: (await listOf('correction')).ids.length,
      rejected: (await listOf('rejected')).ids.length,
    };
    const results = await describeApplications(site, idsOnPage(await listOf(query.state), query), language);
    const { days } = await waits.get(dayIso(now), [peopleTopic], async () => ({ days: await medianWait(db, now) }));
    const page = pageOf(applicationCalls.applications.path, query, counts[query.state], results);
    return { ...page, counts, median_wait_days: days };
  };
}

/** Returns the desk's data of these applicants, in their order; without people who no longer exist. */
export async function describeApplications(
  site: ApplicationsSite,
  ids: readonly number[],
  language: Language = 'en',
): Promise<Application[]> {
  const { db, clock, present } = site;
  const now = clock.now();
  const found = ids.length > 0 ? await findUsers(db, inArray(users.id, [...ids]), undefined, language) : [];
  const people = new Map(found.map((user) => [user.id, user]));
  const rows = await applicationsOf(db, ids);
  const alike = await findDuplicates(db, site, ids, language);
  const names = await namesOf(db, [...rows.values()]);
  return ids.flatMap((id): Application[] => {
    const user = people.get(id);
    if (!user) return [];
    const row = rows.get(id);
    const since = sinceOf(user, row);
    const days = Math.max(0, dayOf(now) - dayOf(since));
    return [
      {
        ...present.presentPending(user),
        email: row?.email ?? user.email ?? '',
        phone: row?.phone ?? user.phone,
        state: row?.state ?? 'pending',
        waiting_since: toIso(since),
        waiting_days: days,
        age: ageOf(days),
        unconfirmed: isUnconfirmedAddress(user),
        duplicates: alike.get(id) ?? [],
        recommendation: recommendationOf(row, names),
        fields: row?.fields ?? [],
        note: row?.note ?? null,
        decided_at: row?.decidedAt ? toIso(row.decidedAt) : null,
        decided_by_id: row?.decidedBy ?? null,
        decided_by: (row?.decidedBy && names.get(row.decidedBy)) || null,
        until: untilOf(row),
      },
    ];
  });
}

/** Returns how many applications wait, by the filter of the desk's list, and since when the oldest does. */
export async function measureDesk(db: Db): Promise<Waiting> {
  const [found] = await db
    .select({ count: count(), oldest: sql<Date | null>`min(${sinceColumn})`.mapWith(users.dateJoined) })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .where(inState('pending'));
  return { count: found!.count, oldest: found!.oldest, due: null };
}

/**
 * Returns the application of a person; for area admins without the Aadhaar number, people who may be the same, who are
 * of all areas, and the clerk's name. Throws 404 for a person whom the caller may not open.
 */
export async function readApplication(
  site: ApplicationsSite,
  caller: Caller,
  id: number,
  language: Language,
): Promise<ApplicationSection> {
  await refuseUnseen(site.db, caller, id);
  const [application] = await describeApplications(site, [id], language);
  if (!application) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
  const { aadhaar, duplicates, decided_by, ...shown } = application;
  return {
    ...shown,
    ...(application.is_approved && { state: null }),
    ...(hasAccess(caller, 'registrar') && { aadhaar, duplicates, decided_by }),
  };
}

/** Selects 1 for a person whose application waits for the office. */
export const countWaiting = (userId: number) =>
  sql<number>`(${new QueryBuilder()
    .select({ waiting: sql`count(*)::int` })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .where(and(eq(users.id, userId), inState('pending')))})`;

/** Returns the applicant who waits longest, other than this person; null without any. */
export async function findNextApplicant(db: Db, userId: number): Promise<number | null> {
  const [next] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .where(and(inState('pending'), ne(users.id, userId)))
    .orderBy(asc(sinceColumn), asc(users.id))
    .limit(1);
  return next?.id ?? null;
}

/** Whether a person's application is in this state, as a condition on `users` left joined with `applications`. */
const inState = (state: ApplicationState): SQL => and(eq(users.isApproved, false), sql`${stateColumn} = ${state}`)!;

/** Returns the ids of the applicants that a filter leaves, in the desk's order. */
export async function findApplicants(db: Db, filter: ApplicationFilter, now: Date): Promise<number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .leftJoin(deciders, eq(deciders.id, applications.decidedBy))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(units, eq(units.id, users.unitId))
    .where(and(inState(filter.state), filter.area === undefined ? undefined : eq(users.areaId, filter.area)))
    .orderBy(...orderOfDesk(filter, now));
  return found.map(({ id }) => id);
}

/** Returns the rows of these people's applications, by person id; none for people who are only waiting. */
export async function applicationsOf(db: Db, ids: readonly number[]): Promise<Map<number, ApplicationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(applications)
    .where(inArray(applications.userId, [...ids]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Returns the names of the clerks and area admins in these rows, by id. */
async function namesOf(db: Db, rows: readonly ApplicationRow[]): Promise<Map<number, string>> {
  const ids = [
    ...new Set(rows.flatMap(({ decidedBy, recommendedBy }) => [decidedBy, recommendedBy]).filter((id) => id !== null)),
  ];
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName, username } = users;
  const people = await db.select({ id, firstName, lastName, username }).from(users).where(inArray(users.id, ids));
  return new Map(people.map((person) => [person.id, fullNameOf(person)]));
}

function recommendationOf(row: ApplicationRow | undefined, names: Map<number, string>): Application['recommendation'] {
  if (!row?.recommendation || !row.recommendedAt) return null;
  const by = (row.recommendedBy && names.get(row.recommendedBy)) || null;
  return {
    verdict: row.recommendation,
    note: row.recommendationNote,
    by_id: row.recommendedBy,
    by,
    at: toIso(row.recommendedAt),
  };
}

function untilOf(row: ApplicationRow | undefined): string | null {
  if (row?.state === 'correction' && row.tokenExpires) return toIso(row.tokenExpires);
  if (row?.state !== 'rejected' || !row.decidedAt) return null;
  return toIso(new Date(startOfDay(lastDayToReopen(row.decidedAt) + 1).getTime() - 1));
}

/**
 * Returns the median days from application to approval, of the approvals of the last 90 days; null without any. People
 * who never applied (imported, or created on the command line) were approved as they joined, and do not count.
 */
async function medianWait(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - measuredDays * DAY_MS);
  const waited = sql`extract(epoch from ${users.approvedAt} - ${users.dateJoined})`;
  const [found] = await db
    .select({
      days: sql<
        number | null
      >`round((percentile_cont(0.5) within group (order by ${waited}) / 86400)::numeric, 1)::float`,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.approvedAt),
        sql`${users.approvedAt} > ${since}`,
        sql`${users.approvedAt} > ${users.dateJoined}`,
      ),
    );
  return found?.days ?? null;
}
