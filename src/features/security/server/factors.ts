import { and, asc, count, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { factorRule, flagsOf, keepSecondFactor, lockUser, users } from '~/features/accounts/server/public';
import { unauthorized } from '~/platform/errors/http-error';
import type { Db, Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { roles, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { FactorState, Passkey } from '../contract/factors';
import { loginTickets, passkeys, recoveryCodes, totp } from './tables';

export type Owner = NonNullable<Awaited<ReturnType<typeof lockUser>>>;
type Row = typeof passkeys.$inferSelect;

/** The row of the caller, locked: whatever changes their factors goes through here first. 401 for who has gone meanwhile. */
export async function lockOwner(tx: Tx, caller: Pick<Caller, 'id'>): Promise<Owner> {
  const user = await lockUser(tx, caller.id);
  if (!user) throw unauthorized();
  return user;
}

/** What somebody has of factors that count. */
export async function methodsOf(
  db: Db | Tx,
  userId: number,
): Promise<{ totp: boolean; passkey: boolean; recovery: boolean }> {
  const [app, keys, codes] = [
    await db.$count(totp, and(eq(totp.userId, userId), isNotNull(totp.confirmedAt))),
    await db.$count(passkeys, eq(passkeys.userId, userId)),
    await db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ];
  return { totp: app > 0, passkey: keys > 0, recovery: codes > 0 };
}

/** After a change of somebody's factors, in its transaction: whether they have one still; without any the codes are for nothing. */
export async function settleFactors(
  tx: Tx,
  invalidate: Invalidate,
  user: Pick<Owner, 'id' | 'secondFactorSince'>,
  now: Date,
): Promise<boolean> {
  const { totp: app, passkey } = await methodsOf(tx, user.id);
  const has = app || passkey;
  if (!has) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  await keepSecondFactor(tx, invalidate, user, has, now);
  return has;
}

/** Takes all factors of a person away, with the codes and tickets; `second_factor_since` is accounts'. */
export async function removeAllFactors(tx: Tx, userId: number): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId));
  await tx.delete(totp).where(eq(totp.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Takes away what was set up since a moment, by somebody who was not the person: apps, passkeys, and recovery codes, which whoever made them has
 * seen. Gives whether there was any. What was there before stays.
 */
export async function removeFactorsSince(
  tx: Tx,
  invalidate: Invalidate,
  user: Pick<Owner, 'id' | 'secondFactorSince'>,
  since: Date,
  now: Date,
): Promise<boolean> {
  const gone = [
    await tx.delete(totp).where(and(eq(totp.userId, user.id), gte(totp.confirmedAt, since))),
    await tx.delete(passkeys).where(and(eq(passkeys.userId, user.id), gte(passkeys.createdAt, since))),
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, user.id), gte(recoveryCodes.createdAt, since))),
  ];
  if (gone.every(({ rowCount }) => rowCount === 0)) return false;
  await settleFactors(tx, invalidate, user, now);
  return true;
}

/** The own second factors, what the site asks of this person, and for superusers how many of the staff have one. */
export async function readFactors({ db, config }: Pick<Site, 'db' | 'config'>, caller: Caller): Promise<FactorState> {
  const { id } = caller;
  const [app] = await db.select({ since: totp.confirmedAt }).from(totp).where(eq(totp.userId, id));
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, id)).orderBy(asc(passkeys.id));
  const { rule, due } = await factorRule(db, config.staffSecondFactor, id);
  return {
    totp_since: app?.since ? toIso(app.since) : null,
    passkeys: keys.map(presentPasskey),
    codes_left: await db.$count(recoveryCodes, and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt))),
    rule,
    due: due && toIso(due),
    proof_asked: caller.provedUntil !== null,
    staff: caller.isSuperuser ? await countStaff(db) : null,
  };
}

export const presentPasskey = (key: Row): Passkey => ({
  id: key.id,
  name: key.name,
  created_at: toIso(key.createdAt),
  last_used_at: key.lastUsedAt && toIso(key.lastUsedAt),
  synced: key.backedUp,
});

async function countStaff(db: Db): Promise<{ enrolled: number; of: number }> {
  const staff = roles.filter((role) => flagsOf(role).is_staff);
  const [found] = await db
    .select({ of: count(), enrolled: count(users.secondFactorSince) })
    .from(users)
    .where(and(users.isApproved, inArray(users.role, staff)));
  return found ?? { enrolled: 0, of: 0 };
}
