import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** Work to do after the commit of the transaction that queued it. docs/decisions/0003 */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What to do; the worker of that name does it. */
    name: text().notNull(),
    /** Names the event behind it: one event, one job. */
    key: text(),
    /** Removed once the job is done: it may hold what must not stay afterwards. */
    data: jsonb().$type<unknown>(),
    /** The accounts in the data, by id; removed with the data. Null where the caller named none. */
    people: integer().array(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Not to be run before this. Set again after a failure. */
    runAt: instant('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Until then an instance is running it; an instance that died no longer extends this. */
    leaseUntil: instant('lease_until'),
    /** When it was done, or given up if there is an error. */
    endedAt: instant('ended_at'),
    /** The error of the last failed attempt. */
    error: text(),
  },
  (table) => [
    unique('jobs_name_key').on(table.name, table.key),
    index('jobs_open_idx')
      .on(table.name, table.runAt)
      .where(sql`${table.endedAt} is null`),
    index('jobs_ended_idx')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);
