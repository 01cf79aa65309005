import { eq } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Config } from '~/platform/config';
import { facts } from '~/platform/facts/tables';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { flagsOf, secondFactorDue } from '../rules';
import { requiredFact } from './required-since';
import { callersTopic } from './sessions';
import { users } from './tables';

/** Remembers whether somebody, whose row is locked, has a second factor: since `now` unless they had one already. */
export async function keepSecondFactor(
  tx: Tx,
  invalidate: Invalidate,
  { id, secondFactorSince }: Pick<typeof users.$inferSelect, 'id' | 'secondFactorSince'>,
  has: boolean,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ secondFactorSince: has ? (secondFactorSince ?? now) : null })
    .where(eq(users.id, id));
  invalidate(topicOf(callersTopic, id));
}

/** What the site asks of a person: nothing of who is no staff, and until when they have to have a second factor if they must. */
export async function factorRule(
  db: Db,
  rule: Config['staffSecondFactor'],
  id: number,
): Promise<{ rule: Config['staffSecondFactor']; due: Date | null }> {
  const [found] = await db
    .select({
      role: users.role,
      secondFactorSince: users.secondFactorSince,
      approvedAt: users.approvedAt,
      requiredSince: facts.updatedAt,
    })
    .from(users)
    .leftJoin(facts, eq(facts.name, requiredFact.name))
    .where(eq(users.id, id));
  if (!found || !flagsOf(found.role).is_staff) return { rule: 'off', due: null };
  return { rule, due: rule === 'required' ? secondFactorDue(found) : null };
}
