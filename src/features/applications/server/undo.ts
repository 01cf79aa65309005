import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { endAllSessions } from '~/features/sign-in/server/public';
import type { Tx } from '~/platform/database';
import { revivedRow } from '~/platform/undo';
import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import { recordOn, type By } from './approval';
import type { ApplicationsSite } from './context';
import { takeApproval, type KeptApproval } from './kept-approval';
import { refuse } from './refusals';
import { applications } from './tables';

type User = typeof users.$inferSelect;

/**
 * Takes back the caller's own approvals of the last ten seconds, before their mails go out: the people are applicants
 * again, as they were, but for the membership id, which is never given twice. Returns the ids of those taken back;
 * leaves out people who were changed since. Throws 409 `too_late` when none is left.
 */
export async function undoApprovals(site: ApplicationsSite, actor: Caller, ids: readonly number[]) {
  return site.write(async (tx, invalidate) => {
    const by = { tx, invalidate, actor, now: site.clock.now() };
    // By id, so that two of these calls wait for each other instead of deadlocking.
    const people = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(asc(users.id))
      .for('update');
    const undone: number[] = [];
    for (const user of people) {
      const isUnchanged = user.isApproved && user.approvedAt !== null && +user.approvedAt === +user.updatedAt;
      const kept = isUnchanged && (await takeApproval(tx, actor, user.id));
      if (!kept) continue;
      await restore(site, by, user, kept);
      undone.push(user.id);
    }
    if (undone.length === 0) throw refuse.conflict('too_late', (t) => t.undoTooLate);
    return { undone };
  });
}

async function restore({ dropPosition }: ApplicationsSite, by: By, user: User, kept: KeptApproval): Promise<void> {
  const { tx, invalidate, actor, now } = by;
  const { id } = user;
  await tx
    .update(users)
    .set({ ...revivedRow(users, kept.user), isApproved: false, updatedAt: now })
    .where(eq(users.id, id));
  if (kept.application) await insertAgain(tx, kept.application);
  if (kept.positionId !== null) await dropPosition(tx, invalidate, kept.positionId, { actor, at: now });
  await endAllSessions(tx, invalidate, id);
  invalidate(peopleTopic);
  await recordOn(by, user, 'user.undo_approval', {
    before: { is_approved: true, role: user.role },
    after: { is_approved: false, role: kept.user.role },
  });
}

const insertAgain = (tx: Tx, application: typeof applications.$inferInsert) =>
  tx.insert(applications).values(revivedRow(applications, application)).onConflictDoNothing();
