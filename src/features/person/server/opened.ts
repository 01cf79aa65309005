import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { seenBy, users, viewerOf } from '~/features/people/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { MINUTE_MS, toIso } from '~/shared/dates';
import { openedMinutes } from '~/shared/opened';
import type { PersonHead } from '~/shared/person/head';
import { personOpenings } from './tables';

const opener = alias(users, 'opener');
const { id, firstName, lastName, username, email, phone, photo, areaId, hidePhone, hideEmail } = opener;
/** What `seenBy` reads of the opener. */
const openerColumns = { id, firstName, lastName, username, email, phone, photo, areaId, hidePhone, hideEmail };

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

/**
 * Returns what the head's statement on `users` selects of openings: the last of another person, and whether the
 * caller's own was noted within a minute. `by` is to be joined laterally, then `opener`.
 */
export function openingsFor(db: Site['db'], caller: Caller, now: Date) {
  const { userId, openedBy, openedAt } = personOpenings;
  const by = db
    .select({ openedBy, openedAt })
    .from(personOpenings)
    .where(and(eq(userId, users.id), ne(openedBy, caller.id), gt(openedAt, minutesBefore(now, openedMinutes))))
    .orderBy(desc(openedAt))
    .limit(1)
    .as('last_opening');
  const isNoted = sql<boolean>`exists (
    select 1 from ${personOpenings}
    where ${userId} = ${users.id} and ${openedBy} = ${caller.id} and ${openedAt} > ${minutesBefore(now, 1)})`;
  return { by, opener, columns: { openedAt: by.openedAt, opener: openerColumns, isNoted } };
}

/** Returns who else opened the page of a person last. */
export const openedOf = (
  caller: Caller,
  { openedAt, opener: by }: { openedAt: Date | null; opener: Parameters<typeof seenBy>[1] | null },
): PersonHead['opened'] =>
  by && openedAt && { id: by.id, name: seenBy(viewerOf(caller), by).fullName, at: toIso(openedAt) };

/** How long the head waits for the note, in ms: a transaction that has locked the person may take long. */
const patienceMs = 100;

/**
 * Notes that the caller opens the page of a person, and deletes what is too old to be shown. A failure is logged: the
 * page is shown without the note.
 */
export async function noteOpening(
  { db, clock, log }: Pick<Site, 'db' | 'clock' | 'log'>,
  caller: Caller,
  person: number,
) {
  const now = clock.now();
  const values = { userId: person, openedBy: caller.id, openedAt: now };
  const { userId, openedBy, openedAt } = personOpenings;
  const gone = db.$with('gone').as(db.delete(personOpenings).where(lt(openedAt, minutesBefore(now, openedMinutes))));
  const noted = db
    .with(gone)
    .insert(personOpenings)
    .values(values)
    .onConflictDoUpdate({ target: [userId, openedBy], set: { openedAt: now } })
    .then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'an opening of a person’s page is not noted'),
    );
  await Promise.race([noted, sleep(patienceMs, undefined, { ref: false })]);
}
