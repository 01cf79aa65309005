import { and, asc, count, eq, gt, inArray, isNull, lt, min, ne, or, sql } from 'drizzle-orm';
import { privacyRequests, breaches } from '../tables';
import type { Db } from '~/platform/database';
import type { Waiting as Queued } from '~/platform/feature';
import { DAY_MS, HOUR_MS, toIso } from '~/shared/dates';
import { breachHours, decisions, type RequestKind } from '../../contract/request-choices';
import type { Waiting } from '../../contract/requests';
import type { Requests } from './context';

const YEAR_MS = 365 * DAY_MS;

/** The kinds that the office answers; the site carries out erasures and exports. */
const officeKinds = ['correct', 'grievance'] as const satisfies RequestKind[];

/** Whether a request waits for the office's answer. */
const awaitsAnswer = (kinds: readonly RequestKind[] = officeKinds) =>
  and(eq(privacyRequests.state, 'open'), inArray(privacyRequests.kind, [...kinds]))!;

/** Selects the number of a person's requests that wait for the office. */
export const countOpen = (userId: number) => sql<number>`(
  select count(*)::int from ${privacyRequests} where ${privacyRequests.userId} = ${userId} and ${awaitsAnswer()})`;

/** Returns the person whose request is due first, other than this one; null without any. */
export async function findNextRequester(db: Db, userId: number): Promise<number | null> {
  const [next] = await db
    .select({ id: privacyRequests.userId })
    .from(privacyRequests)
    .where(and(awaitsAnswer(), ne(privacyRequests.userId, userId)))
    .orderBy(asc(privacyRequests.due), asc(privacyRequests.id))
    .limit(1);
  return next?.id ?? null;
}

/** Returns how many requests wait for the office, since when the oldest does, and when the next has to be answered. */
export async function measureRequests(db: Db, ...kinds: RequestKind[]): Promise<Queued> {
  const [open] = await db
    .select({ count: count(), oldest: min(privacyRequests.createdAt), due: min(privacyRequests.due) })
    .from(privacyRequests)
    .where(awaitsAnswer(kinds));
  return open!;
}

const isUntold = or(isNull(breaches.toldPeopleAt), isNull(breaches.toldBoardAt));
const dueOf = (found: Date) => new Date(found.getTime() + breachHours * HOUR_MS);

/** Returns how many breaches have to be told yet, since when the oldest is known, and until when. */
export async function measureBreaches(db: Db): Promise<Queued> {
  const [untold] = await db
    .select({ count: count(), oldest: min(breaches.foundAt) })
    .from(breaches)
    .where(isUntold);
  return { ...untold!, due: untold!.oldest && dueOf(untold!.oldest) };
}

/**
 * Returns the office's open work: requests to answer, without erasures and exports, which the site carries out, and
 * breaches with a pending notification; and how many requests were answered in time.
 */
export async function readWaiting({ db, clock }: Requests): Promise<Waiting> {
  const now = clock.now();
  const requests = await measureRequests(db, ...officeKinds);
  const late = await db.$count(privacyRequests, and(awaitsAnswer(), lt(privacyRequests.due, now)));
  const [answers] = await db
    .select({
      all: count(),
      inTime: count(sql`case when ${privacyRequests.decidedAt} <= ${privacyRequests.due} then 1 end`),
    })
    .from(privacyRequests)
    .where(
      and(
        inArray(privacyRequests.kind, [...officeKinds]),
        inArray(privacyRequests.state, [...decisions]),
        gt(privacyRequests.decidedAt, new Date(now.getTime() - YEAR_MS)),
      ),
    );
  const untold = await measureBreaches(db);
  const lateCount = await db.$count(
    breaches,
    and(isUntold, lt(breaches.foundAt, new Date(now.getTime() - breachHours * HOUR_MS))),
  );
  return {
    requests: {
      open: requests.count,
      late,
      nearest_due: requests.due && toIso(requests.due),
      answered: answers!.all,
      in_time: answers!.inTime,
    },
    breaches: {
      open: untold.count,
      late: lateCount,
      nearest_due: untold.due && toIso(untold.due),
    },
  };
}
