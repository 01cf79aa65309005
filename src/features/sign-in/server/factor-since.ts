import { eq } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Config } from '~/platform/config';
import { storedSettings } from '~/platform/settings-store/tables';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { flagsOf } from '~/shared/person/role-rules';
import { secondFactorDue } from '../rules';
import { requiredSetting } from './required-since';
import { callersTopic } from '~/shared/topics';
import { toPerson, users } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import { queueMail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { SecondFactor } from './context';
import { factorReset } from './mails';
import { endAllSessions } from './sessions';

/** Records whether a person, whose row is locked, has a second factor: since `now` unless they had one already. */
export async function setSecondFactor(
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

interface Removal {
  /** Null: an engineer with access to the machine. */
  actor: Caller | null;
  /** What the audit log records beside the action. */
  after: Record<string, unknown>;
  removeAll: SecondFactor['removeAll'];
}

/** Removes all second factors of a person, whose row is locked; ends their sessions, records it, and mails them. */
export async function resetFactors(
  site: Pick<Site, 'config' | 'jobs' | 'clock' | 'names'>,
  tx: Tx,
  invalidate: Invalidate,
  user: typeof users.$inferSelect,
  { actor, after, removeAll }: Removal,
): Promise<void> {
  const now = site.clock.now();
  await removeAll(tx, user.id);
  await setSecondFactor(tx, invalidate, user, false, now);
  await endAllSessions(tx, invalidate, user.id);
  const target = { type: 'user', id: user.id, name: user.username };
  await recordAudit(tx, { at: now, actor, action: 'user.factor_reset', target, after });
  const mail = factorReset(toPerson(user), site.config);
  await queueMail(site, tx, mail, { kind: 'factor-reset', reader: user.id, about: [] });
}

/** Returns the rule of second factors for a person, and its deadline; `off` for people outside the staff. */
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
      requiredSince: storedSettings.updatedAt,
    })
    .from(users)
    .leftJoin(storedSettings, eq(storedSettings.name, requiredSetting.name))
    .where(eq(users.id, id));
  if (!found || !flagsOf(found.role).is_staff) return { rule: 'off', due: null };
  return { rule, due: rule === 'required' ? secondFactorDue(found) : null };
}
