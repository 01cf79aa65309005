import { eq } from 'drizzle-orm';
import { undoOnPeople, users } from '~/features/people/server/public';
import { endAllSessions } from '~/features/sign-in/server/public';
import type { Tx } from '~/platform/database';
import { revivedRow } from '~/platform/undo';
import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import { recordOn, type By } from './approval';
import type { ApplicationsSite } from './context';
import { approval, type KeptApproval } from './kept-approval';
import { applications } from './tables';

type User = typeof users.$inferSelect;

/**
 * Takes back the caller's own approvals of the last ten seconds, before their mails go out: the people are applicants
 * again, as they were, but for the membership id, which is never given twice. Returns the ids of those taken back;
 * leaves out people who were changed since. Throws 409 `too_late` when none is left.
 */
export const undoApprovals = (site: ApplicationsSite, actor: Caller, ids: readonly number[]) =>
  site.write(async (tx, invalidate) => {
    const by = { tx, invalidate, actor, now: site.clock.now() };
    return {
      undone: await undoOnPeople<KeptApproval>(tx, approval, { ids, by: actor.id }, (user, before) =>
        restore(site, by, user, before),
      ),
    };
  });

async function restore({ dropPosition }: ApplicationsSite, by: By, user: User, before: KeptApproval): Promise<void> {
  const { tx, invalidate, actor, now } = by;
  const { id } = user;
  await tx
    .update(users)
    .set({ ...revivedRow(users, before.user), isApproved: false, updatedAt: now })
    .where(eq(users.id, id));
  if (before.application) await insertAgain(tx, before.application);
  if (before.positionId !== null) await dropPosition(tx, invalidate, before.positionId, { actor, at: now });
  await endAllSessions(tx, invalidate, id);
  invalidate(peopleTopic);
  await recordOn(by, user, 'user.undo_approval', {
    before: { is_approved: true, role: user.role },
    after: { is_approved: false, role: before.user.role },
  });
}

const insertAgain = (tx: Tx, application: typeof applications.$inferInsert) =>
  tx.insert(applications).values(revivedRow(applications, application)).onConflictDoNothing();
