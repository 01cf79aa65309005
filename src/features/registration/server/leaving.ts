import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving, PersonalData } from '~/platform/feature';
import { plainRows } from '~/platform/database/plain-rows';
import { insertJob } from '~/platform/jobs';
import { toIso } from '~/shared/dates';
import { freeze, settleJob } from './settle';
import { lockEvent } from './state';
import { registrations, scans } from './tables';

/** Assigns the seats of a person who is no longer approved to the waiting list, after the commit. */
export async function releaseSeats(tx: Tx, userId: number): Promise<void> {
  const found = await tx
    .select({ event: registrations.eventId })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), ne(registrations.status, 'cancelled')));
  for (const { event } of found) await insertJob(tx, { name: settleJob, data: { event } });
}

/** Deletes the registrations of people who leave: their seats go to the waiting list, and the doors' counts stay. */
export async function eraseRegistrations(tx: Tx, { ids }: Leaving): Promise<string[]> {
  const theirs = isAmong(registrations.userId, ids);
  const found = await tx
    .selectDistinct({ event: registrations.eventId })
    .from(registrations)
    .where(theirs)
    .orderBy(registrations.eventId);
  for (const { event } of found) {
    await lockEvent(tx, event);
    await freeze(tx, event, new Date());
    await insertJob(tx, { name: settleJob, data: { event } });
  }
  const gone = tx.select({ id: registrations.id }).from(registrations).where(theirs);
  await tx.update(scans).set({ code: null }).where(inArray(scans.registrationId, gone));
  await tx.delete(registrations).where(theirs);
  return [];
}

/** Returns a person's registrations with their times of entry. */
export const registrationRows: PersonalData['rows'] = async ({ db }, userId) => {
  const rows = await db.select().from(registrations).where(eq(registrations.userId, userId)).orderBy(registrations.id);
  const ids = rows.map(({ id }) => id);
  const came = await db
    .select({ id: scans.registrationId, at: scans.corrected })
    .from(scans)
    .where(inArray(scans.registrationId, ids))
    .orderBy(scans.corrected);
  const cameIn = (id: unknown) => came.filter((scan) => scan.id === id).map(({ at }) => toIso(at));
  return {
    event_registrations: plainRows(registrations, rows, { without: ['userId', 'turn'] }).map((row) => ({
      ...row,
      came_in: cameIn(row.id).join(', '),
    })),
  };
};
