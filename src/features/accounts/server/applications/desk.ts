import { and, asc, count, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '~/platform/database';
import { dayOf, startOfDay, toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import {
  applicationCalls,
  type Application,
  type ApplicationFilter,
  type applicationsQuery,
  type ApplicationState,
} from '../../contract';
import { ageOf } from '../../rules';
import type { Accounts } from '../context';
import { fullNameOf } from '../present';
import { applications, users } from '../tables';
import { findUsers, type UserRow } from '../views';
import { lastDayToReopen } from './decide';
import { findDuplicates } from './duplicates';

/** What the office has done with an application. */
export type ApplicationRow = typeof applications.$inferSelect;
const stateColumn = sql<ApplicationState>`coalesce(${applications.state}, 'pending')`;
/** Since when somebody waits: since they applied, or since an approval was withdrawn, whatever was asked of them since. */
const sinceColumn = sql`coalesce(${applications.waitingSince}, case when ${applications.state} = 'pending' then ${applications.decidedAt} end, ${users.dateJoined})`;
const sinceOf = (user: UserRow, row: ApplicationRow | undefined) => withdrawnAt(row) ?? user.dateJoined;

/** When an approval was withdrawn. The version before had no column for it: there a waiting one's decision was that. */
const withdrawnAt = (row: ApplicationRow | undefined): Date | null =>
  row?.waitingSince ?? (row?.state === 'pending' ? row.decidedAt : null);

/** Days that the median wait looks back. */
const measuredDays = 90;

/** One page of the desk (docs/product/applications.md, "The desk"): longest waiting first, rejected ones by when they end. */
export async function readDesk(accounts: Accounts, query: z.output<typeof applicationsQuery>, language: Language) {
  const { db, clock } = accounts;
  const counts = await countStates(db, query.area);
  const results = await describeApplications(accounts, await findApplicants(db, query, rowsOf(query)), language);
  const page = pageOf(applicationCalls.applications.path, query, counts[query.state], results);
  return { ...page, counts, median_wait_days: await medianWait(db, clock.now()) };
}

/** Everything that the desk knows of these applicants, in their order; who is not there any more is left out. */
export async function describeApplications(
  accounts: Accounts,
  ids: readonly number[],
  language: Language = 'en',
): Promise<Application[]> {
  const { db, clock, present } = accounts;
  const now = clock.now();
  const found = ids.length > 0 ? await findUsers(db, inArray(users.id, [...ids]), undefined, language) : [];
  const people = new Map(found.map((user) => [user.id, user]));
  const rows = await applicationsOf(db, ids);
  const alike = await findDuplicates(db, ids, language);
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
        email: row?.email ?? user.email,
        phone: row?.phone ?? user.phone,
        state: row?.state ?? 'pending',
        waiting_since: toIso(since),
        waiting_days: days,
        age: ageOf(days),
        unconfirmed: user.emailConfirmedAt === null,
        duplicates: alike.get(id) ?? [],
        recommendation: recommendationOf(row, names),
        fields: row?.fields ?? [],
        note: row?.note ?? null,
        decided_at: row?.decidedAt ? toIso(row.decidedAt) : null,
        decided_by: (row?.decidedBy && names.get(row.decidedBy)) || null,
        until: untilOf(row),
      },
    ];
  });
}

async function countStates(db: Db, area: number | undefined): Promise<Record<ApplicationState, number>> {
  const found = await db
    .select({ state: stateColumn, people: count() })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .where(ofDesk(area))
    .groupBy(stateColumn);
  const of = (state: ApplicationState) => found.find((row) => row.state === state)?.people ?? 0;
  return { pending: of('pending'), correction: of('correction'), rejected: of('rejected') };
}

const ofDesk = (area: number | undefined, more?: SQL) =>
  and(eq(users.isApproved, false), area === undefined ? undefined : eq(users.areaId, area), more);

/** The ids of those that a filter leaves, in the desk's order: a part of them, or all. */
export async function findApplicants(
  db: Db,
  filter: ApplicationFilter,
  part?: { offset: number; limit: number },
): Promise<number[]> {
  const order = filter.state === 'rejected' ? sql`${applications.decidedAt}` : sinceColumn;
  const all = db
    .select({ id: users.id })
    .from(users)
    .leftJoin(applications, eq(applications.userId, users.id))
    .where(ofDesk(filter.area, sql`${stateColumn} = ${filter.state}`))
    .orderBy(asc(order), asc(users.id))
    .$dynamic();
  const found = await (part ? all.offset(part.offset).limit(part.limit) : all);
  return found.map(({ id }) => id);
}

/** What the office has done with these people's applications so far, by their ids; nothing for those that only wait. */
export async function applicationsOf(db: Db, ids: readonly number[]): Promise<Map<number, ApplicationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(applications)
    .where(inArray(applications.userId, [...ids]));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The names of the clerks and area admins in these rows. */
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
  return { verdict: row.recommendation, note: row.recommendationNote, by, at: toIso(row.recommendedAt) };
}

function untilOf(row: ApplicationRow | undefined): string | null {
  if (row?.state === 'correction' && row.tokenExpires) return toIso(row.tokenExpires);
  if (row?.state !== 'rejected' || !row.decidedAt) return null;
  return toIso(new Date(startOfDay(lastDayToReopen(row.decidedAt) + 1).getTime() - 1));
}

/**
 * Days from the application to the approval of those who were approved in the last 90 days, the middle of them; null when nobody
 * was. Who never applied (imported, made by the machine's owner) was approved as they joined, and does not count.
 */
async function medianWait(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - measuredDays * 86_400_000);
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
