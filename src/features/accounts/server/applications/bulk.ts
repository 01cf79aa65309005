import { asc, inArray } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import { skipTexts, type Skip } from '../../contract';
import { approveIn } from '../approval';
import type { Accounts } from '../context';
import { applications, users } from '../tables';
import { findDuplicates } from './duplicates';

type User = typeof users.$inferSelect;

/**
 * Approves several applicants as members, all of them that can be without a look: left alone is who is decided already, may
 * be the same as somebody else, has no area or unit, or has not confirmed the address. One transaction, in the order given:
 * their membership numbers follow one another.
 */
export async function decideMany(accounts: Accounts, actor: Caller, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  return accounts.write(async (tx, invalidate) => {
    const now = accounts.clock.now();
    // By id, so that two who press at once wait for each other instead of one another.
    const locked = await tx.select().from(users).where(inArray(users.id, wanted)).orderBy(asc(users.id)).for('update');
    const people = new Map(locked.map((user) => [user.id, user]));
    const rows = await tx
      .select({ id: applications.userId, state: applications.state })
      .from(applications)
      .where(inArray(applications.userId, wanted));
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    const alike = await findDuplicates(tx, [...people.keys()]);
    const results = [];
    for (const id of wanted) {
      const user = people.get(id);
      const skipped = whyNot(user, states.get(id), alike.has(id));
      const membershipId =
        user && !skipped ? await approveIn(accounts, { tx, invalidate, actor, now }, user, { role: 'member' }) : null;
      results.push({ id, membership_id: membershipId, skipped, detail: skipped && skipTexts[skipped] });
    }
    return { results };
  });
}

function whyNot(user: User | undefined, state: string | undefined, isAlike: boolean): Skip | null {
  if (!user) return 'unknown';
  if (user.isApproved) return 'decided';
  if (state === 'correction' || state === 'rejected') return state;
  if (isAlike) return 'duplicate';
  if (user.areaId === null) return 'no_area';
  if (user.unitId === null) return 'no_unit';
  return user.emailConfirmedAt === null ? 'unconfirmed' : null;
}
