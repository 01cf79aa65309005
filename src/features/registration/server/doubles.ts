import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '~/features/audit/server/public';
import { events } from '~/features/events/server/public';
import { fullNameColumn, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Queue } from '~/platform/feature';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { doublesTopic } from '../contract';
import { both } from '../texts/both';
import { refuse } from './refusals';
import { readEvent } from './state';
import { doorPasses, registrations, scans } from './tables';

/* Two doors, one ticket (docs/product/registration.md, "Two doors, one ticket"). */

const again = alias(scans, 'again');
const before = alias(scans, 'before');
const againPass = alias(doorPasses, 'again_pass');
const beforePass = alias(doorPasses, 'before_pass');

/** Selects the scan that had let people in when a ticket was scanned once more. */
const lastBefore = sql`(
  select s.scan_id from scans s
   where s.registration_id = ${again.registrationId} and s.people > 0 and s.at_server <= ${again.atServer}
   order by s.corrected desc, s.scan_id limit 1)`;

/** The office has not looked at it since the ticket was scanned once more. */
const isOpen = sql<boolean>`(
  ${registrations.doublesSeenAt} is null or ${registrations.doublesSeenAt} < ${again.atServer})`;

/** Selects the newest pair of scans of each ticket that two doors scanned. */
const doubles = (db: Db | Tx, where: SQL | undefined) =>
  db
    .selectDistinctOn([again.registrationId], {
      eventId: again.eventId,
      title: events.title,
      registrationId: registrations.id,
      userId: registrations.userId,
      name: fullNameColumn(),
      isOpen,
      scannedAt: again.atServer,
      again: { gate: againPass.gate, at: again.corrected, clockSet: again.clockSet },
      before: { gate: beforePass.gate, at: before.corrected, clockSet: before.clockSet },
    })
    .from(again)
    .innerJoin(before, eq(before.scanId, lastBefore))
    .innerJoin(registrations, eq(again.registrationId, registrations.id))
    .innerJoin(users, eq(registrations.userId, users.id))
    .innerJoin(events, eq(again.eventId, events.id))
    .innerJoin(againPass, eq(again.passId, againPass.id))
    .innerJoin(beforePass, eq(before.passId, beforePass.id))
    .where(and(eq(again.result, 'again'), isNull(again.undoneAt), ne(before.passId, again.passId), where))
    .orderBy(again.registrationId, desc(again.atServer), desc(again.corrected));

type DoubleRow = Awaited<ReturnType<typeof doubles>>[number];

/** Returns a pair with its doors in the order of the corrected clocks. */
function present(row: DoubleRow) {
  const [first, second] = row.before.at <= row.again.at ? [row.before, row.again] : [row.again, row.before];
  const passing = ({ gate, at }: typeof first) => ({ gate, at: toIso(at) });
  return {
    event_id: row.eventId,
    title: row.title,
    registration_id: row.registrationId,
    user_id: row.userId,
    full_name: row.name,
    first: passing(first),
    second: passing(second),
    is_order_unsure: first.clockSet || second.clockSet,
    is_open: row.isOpen,
  };
}

/** Returns pairs, the most recently scanned first. */
async function find(db: Db, where: SQL | undefined) {
  const rows = await doubles(db, where);
  return rows.toSorted((a, b) => b.scannedAt.getTime() - a.scannedAt.getTime());
}

/** Returns the tickets of an event that two doors scanned. */
export async function listDoubles({ db }: Pick<Site, 'db'>, eventId: number) {
  await readEvent(db, eventId, true);
  return (await find(db, eq(again.eventId, eventId))).map(present);
}

/** Returns the tickets of all events that two doors scanned and that the office has not looked at. */
export async function listOpenDoubles({ db }: Pick<Site, 'db'>) {
  const rows = await find(db, isOpen);
  return { count: rows.length, results: rows.map(present) };
}

/** Marks a ticket as looked at, or takes that back; throws 404 where no two doors scanned it. */
export function markDouble(
  { write, clock }: Site,
  actor: Caller,
  { id, registrationId }: { id: number; registrationId: number },
  isSeen: boolean,
): Promise<void> {
  return write(async (tx, invalidate) => {
    const event = await readEvent(tx, id, true);
    const found = await doubles(tx, and(eq(again.eventId, id), eq(registrations.id, registrationId)));
    if (found.length === 0) throw refuse.notFound((t) => t.noDouble);
    if (found[0]!.isOpen !== isSeen) return;
    const now = clock.now();
    await tx
      .update(registrations)
      .set({ doublesSeenAt: isSeen ? now : null })
      .where(eq(registrations.id, registrationId));
    invalidate(doublesTopic);
    await recordAudit(tx, {
      at: now,
      actor,
      action: isSeen ? 'registration.look' : 'registration.look_again',
      target: { type: 'registration', id, name: event.title },
      person: found[0]!.userId,
    });
  });
}

/** The tickets that wait for a look of the office. */
export const doublesQueue: Queue = {
  key: 'doubles',
  access: 'staff',
  link: '/app/admin/events/doubles',
  label: (language) => both[language].doublesWaiting,
  topics: [doublesTopic],
  measure: async ({ db }) => {
    const rows = await find(db, isOpen);
    return { count: rows.length, oldest: rows.at(-1)?.scannedAt ?? null, due: null };
  },
};
