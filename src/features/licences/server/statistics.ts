import { and, between, eq, gte, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { membershipStatusColumn, users } from '~/features/people/server/public';
import type { Caller } from '~/shared/access';
import { dayOf, startOfDay } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import type { Statistics } from '../contract';
import { daysBetween, median, monthsAround } from '../rules';
import type { Licences } from './context';
import { areaOf } from './desk';
import { renewals } from './tables';
import { countPeople, countQueue, membersOf, ofList } from './views';

const yearDays = 365;
const decisionDays = 90;

/** Returns the office's figures (docs/product/licences.md, "Statistics"); an area admin's are of their area. */
export async function readStatistics({ db, clock }: Licences, caller: Caller): Promise<Statistics> {
  const now = clock.now();
  const today = dayIso(now);
  const where = membersOf({}, await areaOf(db, caller, undefined));
  const since = (days: number) => startOfDay(dayOf(now) - days);

  const status = membershipStatusColumn(today);
  const byStatus = await db
    .select({
      status,
      people: sql<number>`count(*)::int`,
      licence: sql<number>`count(${users.licenceUntil})::int`,
      membership: sql<number>`count(${users.membershipUntil})::int`,
    })
    .from(users)
    .where(where)
    .groupBy(sql`1`);
  const sum = (field: 'people' | 'licence' | 'membership') => byStatus.reduce((all, row) => all + row[field], 0);
  const of = (status: string) => byStatus.find((row) => row.status === status)?.people ?? 0;

  const months = monthsAround(today, 11, 6);
  const monthOf = sql<string>`to_char(${users.licenceUntil}, 'YYYY-MM')`;
  const runningOut = await db
    .select({ month: monthOf, people: sql<number>`count(*)::int` })
    .from(users)
    .where(and(where, isNotNull(users.licenceUntil), sql`${monthOf} between ${months[0]!} and ${months.at(-1)!}`))
    .groupBy(sql`1`);

  const decided = await db
    .select({
      kind: renewals.kind,
      status: renewals.status,
      createdAt: renewals.createdAt,
      decidedAt: renewals.decidedAt,
      previousUntil: renewals.previousUntil,
      byOffice: renewals.byOffice,
    })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId))
    .where(and(where, inArray(renewals.status, ['approved', 'rejected']), gte(renewals.decidedAt, since(yearDays))));
  const renewed = decided
    .filter(({ kind, status }) => kind === 'licence' && status === 'approved')
    .map((row) => ({
      month: dayIso(row.decidedAt!).slice(0, 7),
      isUnknown: row.previousUntil === null,
      inTime: row.previousUntil !== null && dayIso(row.createdAt) <= row.previousUntil,
    }));
  // A request that is still open is neither: its decision counts.
  const open = db
    .select({ id: renewals.id })
    .from(renewals)
    .where(
      and(
        eq(renewals.userId, users.id),
        eq(renewals.kind, 'licence'),
        inArray(renewals.status, ['queue', 'correction']),
      ),
    );
  const ranOut = between(users.licenceUntil, dayIso(since(yearDays)), dayIso(since(1)));
  // What the office recorded by hand was never waited for.
  const lately = decided.filter(({ decidedAt, byOffice }) => !byOffice && decidedAt! >= since(decisionDays));

  return {
    people: sum('people'),
    counts: {
      active: of('active'),
      expiring: of('expiring'),
      expired: of('expired'),
      lapsed: of('lapsed'),
      unknown: of('unknown'),
    },
    queue: await countQueue(db, where),
    unconfirmed: await countPeople(db, and(where, ofList('unconfirmed', today))),
    known_dates: { licence: sum('licence'), membership: sum('membership') },
    renewed_in_time: {
      in_time: renewed.filter(({ inTime }) => inTime).length,
      renewed: renewed.length,
      unknown: renewed.filter(({ isUnknown }) => isUnknown).length,
      never_renewed: await countPeople(db, and(where, ranOut, notExists(open))),
    },
    days_to_decision: {
      median: median(lately.map((row) => daysBetween(row.createdAt, row.decidedAt!))),
      decided: lately.length,
    },
    months: months.map((month) => {
      const inMonth = renewed.filter((row) => row.month === month);
      return {
        month,
        running_out: runningOut.find((row) => row.month === month)?.people ?? 0,
        renewed: inMonth.length,
        in_time: inMonth.filter(({ inTime }) => inTime).length,
      };
    }),
  };
}
