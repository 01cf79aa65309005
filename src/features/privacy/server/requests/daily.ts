import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { lockUser, otherSuperusers } from '~/features/people/server/public';
import type { Daily } from '~/platform/jobs';
import { dayOf, HOUR_MS } from '~/shared/dates';
import { warningHours } from '../../contract/request-choices';
import { both } from '../../texts/both';
import { bySite, erasing } from '../erasing';
import { privacyRequests } from '../tables';
import type { Requests } from './context';
import { forgetAtOffice } from './notify-office';
import { notifyPerson } from './notify-person';

/** Returns the daily job, at 07:30, that warns of erasures and carries out due erasures. */
export const dailyRequests = (requests: Requests): Daily => ({
  name: 'privacy.daily',
  hour: 7.5,
  run: (signal) => runDaily(requests, signal),
});

/** Runs the daily job (docs/product/privacy.md, "Erasure"), each person in an own transaction. Throws on `signal`. */
export async function runDaily(requests: Requests, signal: AbortSignal): Promise<void> {
  const { db, clock } = requests;
  const isOpen = and(eq(privacyRequests.kind, 'erase'), eq(privacyRequests.state, 'open'));
  const near = new Date(clock.now().getTime() + warningHours * HOUR_MS);
  const due = await db
    .select({ id: privacyRequests.id, userId: privacyRequests.userId })
    .from(privacyRequests)
    .where(and(isOpen, lte(privacyRequests.due, near)))
    .orderBy(asc(privacyRequests.id));
  for (const { id, userId } of due) {
    signal.throwIfAborted();
    if (userId !== null) await processErasure(requests, id, userId);
  }
  // An earlier version left the requests of deleted people open.
  await requests.write((tx) =>
    tx
      .update(privacyRequests)
      .set({ state: 'done', text: '', decidedAt: clock.now(), updatedAt: clock.now() })
      .where(and(isOpen, isNull(privacyRequests.userId))),
  );
}

/** Warns the person, or erases a person warned two days ago: a warning that an outage delayed still leaves 48 hours. */
async function processErasure(requests: Requests, id: number, userId: number): Promise<void> {
  const { clock, write, personal } = requests;
  const find = and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open'));
  const now = clock.now();
  const isDue = ({ due, warnedAt }: typeof privacyRequests.$inferSelect) =>
    due <= now && warnedAt !== null && dayOf(now) - dayOf(warnedAt) >= warningHours / 24;

  const [found] = await requests.db.select().from(privacyRequests).where(find);
  if (!found) return;
  if (!isDue(found)) {
    if (found.warnedAt !== null) return;
    return write(async (tx, invalidate) => {
      const person = await lockUser(tx, userId);
      const [row] = await tx
        .update(privacyRequests)
        .set({ warnedAt: now, updatedAt: now })
        .where(and(find, isNull(privacyRequests.warnedAt)))
        .returning();
      if (!person || !row) return;
      const erasedAt = new Date(Math.max(row.due.getTime(), now.getTime() + warningHours * HOUR_MS));
      await notifyPerson(requests, tx, invalidate, person, { ...row, due: erasedAt }, 'warning');
    });
  }
  await erasing(requests, personal(), async (tx, invalidate, erase) => {
    const person = await lockUser(tx, userId);
    // Read again under the lock: withdrawn in between, or carried out by another instance.
    const [row] = await tx.select().from(privacyRequests).where(find).for('update');
    if (!person || !row || !isDue(row)) return;
    const ended = { decidedAt: now, updatedAt: now };
    await forgetAtOffice(requests, tx, invalidate, id);
    if (person.role === 'superuser' && (await otherSuperusers(tx, userId)) === 0) {
      const answer = both[person.language].lastSuperuserKeeps;
      const [refused] = await tx
        .update(privacyRequests)
        .set({ ...ended, state: 'refused', answer })
        .where(find)
        .returning();
      return notifyPerson(requests, tx, invalidate, person, refused!, 'refused');
    }
    const [done] = await tx
      .update(privacyRequests)
      .set({ ...ended, state: 'done', text: '' })
      .where(find)
      .returning();
    await erase([userId], { at: now, ...bySite });
    // After the erasure, which deletes the person's queued mails.
    await notifyPerson(requests, tx, invalidate, person, done!, 'erased');
  });
}
