import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import type { Site } from '~/platform/site';
import { keepUndo, takeUndo, tooLate, undoSeconds } from '~/platform/undo';
import type { Caller } from '~/shared/access';
import { cardsTopic } from '../contract';
import { memberOf, targetOf } from './cards';
import type { Cards } from './context';
import { notifyHolder } from './notify';
import { lockHolder, replaceCard } from './store';
import { cards } from './tables';
import { findLive, findUnended } from './views';

/** What an undo of an issue restores: the card that it made, and the card that it ended. */
interface BeforeIssue {
  card: number;
  before: number | null;
}

/** The job that notifies a member of an issue when it can no longer be taken back. */
const noticeJob = 'cards.issued';
const noticeOf = z.object({ user: z.number(), card: z.number() });

const deedOf = (userId: number, { id: by }: Caller) => ({ key: `card:${userId}`, by });

/**
 * Issues a new card, also after a revocation, in place of a good card; the member is notified when it can no longer be
 * taken back. Throws 404 for a person who is not a member.
 */
export async function issueCard({ write, clock, jobs }: Cards, caller: Caller, userId: number): Promise<void> {
  return write(async (tx, invalidate) => {
    await lockHolder(tx, userId);
    const member = await memberOf(tx, userId);
    const now = clock.now();
    const before = await findUnended(tx, userId);
    const card = await replaceCard(tx, invalidate, userId, now);
    await recordAudit(tx, { at: now, actor: caller, action: 'card.issue', target: targetOf(member) });
    const waits = { name: noticeJob, key: String(card.id) };
    const data: z.input<typeof noticeOf> = { user: userId, card: card.id };
    await jobs.queue(tx, waits.name, data, { key: waits.key, delaySeconds: undoSeconds, people: [userId] });
    const state = { card: card.id, before: before?.id ?? null };
    await keepUndo<BeforeIssue>(tx, deedOf(userId, caller), { state, waits, people: [userId] });
  });
}

/**
 * Takes back the caller's own issue of the last ten seconds: the new card is gone, and the card before is as it was.
 * Throws 404 for a person who is not a member, 409 `too_late`, also when the new card was replaced, taken back or
 * printed since.
 */
export async function undoIssue({ write, clock }: Cards, caller: Caller, userId: number): Promise<void> {
  return write(async (tx, invalidate) => {
    await lockHolder(tx, userId);
    const member = await memberOf(tx, userId);
    const undo = await takeUndo<BeforeIssue>(tx, deedOf(userId, caller));
    if (!undo) throw tooLate();
    const untouched = and(eq(cards.id, undo.card), isNull(cards.revokedAt), isNull(cards.printedAt));
    const gone = await tx.delete(cards).where(untouched).returning({ id: cards.id });
    if (gone.length === 0) throw tooLate();
    if (undo.before !== null) await tx.update(cards).set({ revokedAt: null }).where(eq(cards.id, undo.before));
    invalidate(cardsTopic);
    await recordAudit(tx, { at: clock.now(), actor: caller, action: 'card.undo_issue', target: targetOf(member) });
  });
}

/** Registers the job that notifies members of an issue, while its card is still the good one. */
export function workOnIssues(site: Site & Pick<Cards, 'notices'>): void {
  site.jobs.work(noticeJob, async (data) => {
    const { user, card } = noticeOf.parse(data);
    await site.write(async (tx, invalidate) => {
      const live = await findLive(tx, user);
      if (live?.card.id !== card) return;
      const { member } = live;
      await notifyHolder(site, tx, invalidate, user, 'cards.issued', member.membershipId ?? targetOf(member).name);
    });
  });
}
