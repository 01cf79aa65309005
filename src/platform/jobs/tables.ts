import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Work to be done after the commit of what asked for it. docs/decisions/0003-jobs.md */
export const jobs = pgTable(
  'jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is to be done; the worker of that name does it. */
    name: text().notNull(),
    /** Names the event that asks for it: one event, one job. */
    key: text(),
    /** Gone once the job is done: it may hold what is nobody's business afterwards. */
    data: jsonb().$type<unknown>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Not before. Set anew after a failure. */
    runAt: instant('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Until then an instance has it in hand; one that died no longer moves it on. */
    leaseUntil: instant('lease_until'),
    /** Done, or given up if there is an error. */
    endedAt: instant('ended_at'),
    /** Of the last failed attempt. */
    error: text(),
  },
  (table) => [
    unique('jobs_name_key').on(table.name, table.key),
    index('jobs_open_idx').on(table.name, table.runAt).where(sql`${table.endedAt} is null`),
    index('jobs_ended_idx').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);
