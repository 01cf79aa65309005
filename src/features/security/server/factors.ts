import { and, asc, count, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { factorRule, setSecondFactor } from '~/features/sign-in/server/public';
import { flagsOf } from '~/shared/person/role-rules';
import { activePeople, lockUser, users } from '~/features/people/server/public';
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

/** Returns the caller's row, locked, as every change of factors requires. Throws 401 for a deleted person. */
export async function lockOwner(tx: Tx, caller: Pick<Caller, 'id'>): Promise<Owner> {
  const user = await lockUser(tx, caller.id);
  if (!user) throw unauthorized();
  return user;
}

/** Returns which kinds of working factors a person has. */
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

/** Updates, in the transaction of a change, whether a person has a factor; without one deletes the codes. */
export async function settleFactors(
  tx: Tx,
  invalidate: Invalidate,
  user: Pick<Owner, 'id' | 'secondFactorSince'>,
  now: Date,
): Promise<boolean> {
  const { totp: app, passkey } = await methodsOf(tx, user.id);
  const has = app || passkey;
  if (!has) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  await setSecondFactor(tx, invalidate, user, has, now);
  return has;
}

/** Deletes all factors of a person, with the codes and tickets; sign-in sets `second_factor_since`. */
export async function removeAllFactors(tx: Tx, userId: number): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId));
  await tx.delete(totp).where(eq(totp.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Deletes what was set up since a moment by another person than the owner: apps, passkeys, and recovery codes, which
 * that person has seen. Returns whether there was any. Earlier factors stay.
 */
export async function removeFactorsSince(
  tx: Tx,
  invalidate: Invalidate,
  user: Pick<Owner, 'id' | 'secondFactorSince'>,
  since: Date,
  now: Date,
): Promise<boolean> {
  const deleted = [
    await tx.delete(totp).where(and(eq(totp.userId, user.id), gte(totp.confirmedAt, since))),
    await tx.delete(passkeys).where(and(eq(passkeys.userId, user.id), gte(passkeys.createdAt, since))),
    await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, user.id), gte(recoveryCodes.createdAt, since))),
  ];
  if (deleted.every(({ rowCount }) => rowCount === 0)) return false;
  await settleFactors(tx, invalidate, user, now);
  return true;
}

/** Returns the caller's second factors and what the site requires; superusers also see the staff's numbers. */
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
  updated_at: toIso(key.updatedAt),
  synced: key.backedUp,
});

async function countStaff(db: Db): Promise<{ enrolled: number; of: number }> {
  const staff = roles.filter((role) => flagsOf(role).is_staff);
  const [found] = await db
    .select({ of: count(), enrolled: count(users.secondFactorSince) })
    .from(users)
    .where(and(activePeople(), inArray(users.role, staff)));
  return found ?? { enrolled: 0, of: 0 };
}
