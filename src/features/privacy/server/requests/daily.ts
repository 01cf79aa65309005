import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { lockSuperusers, lockUser, otherSuperusers } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import type { Daily } from '~/platform/jobs';
import type { Invalidate } from '~/platform/topics';
import { dayOf } from '~/shared/dates';
import { warningHours } from '../../contract/request-choices';
import { both } from '../../texts/both';
import { privacyRequests } from '../tables';
import type { Requests } from './context';
import { tellPerson } from './tell';

const HOUR_MS = 3_600_000;

/** Every morning at half past seven: warnings go out, and the erasures that are due are carried out. */
export const dailyRequests = (requests: Requests): Daily => ({
  name: 'privacy.daily',
  hour: 7.5,
  run: (signal) => everyMorning(requests, signal),
});

/** What the feature does every morning (docs/product/privacy.md, "Erasure"); each person on their own, whole or not at all. */
export async function everyMorning(requests: Requests, signal: AbortSignal): Promise<void> {
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
    if (userId !== null) await oneOf(requests, id, userId);
  }
  // Somebody whom the office deleted meanwhile is as good as erased.
  await requests.write((tx) =>
    tx
      .update(privacyRequests)
      .set({ state: 'done', text: '', decidedAt: clock.now(), updatedAt: clock.now() })
      .where(and(isOpen, isNull(privacyRequests.userId))),
  );
}

/** Warns, or erases whoever was warned two days ago: a warning that an outage delayed still leaves its 48 hours. */
async function oneOf(requests: Requests, id: number, userId: number): Promise<void> {
  const { clock, write, erasePerson } = requests;
  const find = and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open'));
  const now = clock.now();
  const isRipe = ({ due, warnedAt }: typeof privacyRequests.$inferSelect) =>
    due <= now && warnedAt !== null && dayOf(now) - dayOf(warnedAt) >= warningHours / 24;

  const [found] = await requests.db.select().from(privacyRequests).where(find);
  if (!found) return;
  if (!isRipe(found)) {
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
      await tellPerson(requests, tx, invalidate, person, { ...row, due: erasedAt }, 'warning');
    });
  }
  let farewell: ((tx: Tx) => Promise<void>) | undefined;
  const first = async (tx: Tx, invalidate: Invalidate) => {
    await lockSuperusers(tx);
    const person = await lockUser(tx, userId);
    // Decided by the rows as they are now: undone meanwhile, or carried out by another instance.
    const [row] = await tx.select().from(privacyRequests).where(find).for('update');
    if (!person || !row || !isRipe(row)) return false;
    const ended = { decidedAt: now, updatedAt: now };
    if (person.role === 'superuser' && (await otherSuperusers(tx, userId)) === 0) {
      const answer = both[person.language].lastSuperuserKeeps;
      const [refused] = await tx
        .update(privacyRequests)
        .set({ ...ended, state: 'refused', answer })
        .where(find)
        .returning();
      await tellPerson(requests, tx, invalidate, person, refused!, 'refused');
      return false;
    }
    const [done] = await tx
      .update(privacyRequests)
      .set({ ...ended, state: 'done', text: '' })
      .where(find)
      .returning();
    farewell = (after) => tellPerson(requests, after, invalidate, person, done!, 'erased');
    return true;
  };
  await erasePerson(requests, requests.personal(), userId, { now, first, last: async (tx) => farewell?.(tx) });
}
