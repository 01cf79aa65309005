import { randomUUID } from 'node:crypto';
import { and, countDistinct, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/shared/dates';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import { storedSettings } from '~/platform/settings-store/tables';
import type { Invalidate } from '~/platform/topics';
import { accessTokenHours, refreshTokenDays, roles, type Caller } from '~/shared/access';
import { topicOf } from '~/shared/contract';
import { proofMinutes, sessionDays } from '../contract';
import { callersTopic } from '~/shared/topics';
import { dutiesOf, flagsOf } from '~/shared/person/role-rules';
import { secondFactorDue } from '../rules';
import { activePeople, fullNameOf, isActive, users } from '~/features/people/server/public';
import { hashToken, newToken } from './tokens';
import { requiredSetting } from './required-since';
import { deleteExpired } from './sweep';
import { sessions } from './tables';

export interface TokenPair {
  token: string;
  refresh_token: string;
}

/** Milliseconds that the old access token is valid after a refresh, for calls in progress with it. */
const GRACE_MS = 60_000;

/** The columns that all pairs of one session share. */
export interface Family {
  family: string;
  startedAt: Date;
  agent: string | null;
  provedAt: Date | null;
}

/** Returns a new session of a person who has just proved their identity, on a device in plain words. */
export const newFamily = (now: Date, agent: string | null): Family => ({
  family: randomUUID(),
  startedAt: now,
  agent,
  provedAt: now,
});

const familyOf = ({ family, startedAt, createdAt, agent, provedAt }: typeof sessions.$inferSelect): Family => ({
  family,
  startedAt: startedAt ?? createdAt,
  agent,
  provedAt,
});

/** Returns when a session ends, however often it is renewed. */
const lastsUntil = (startedAt: Date) => new Date(startedAt.getTime() + sessionDays * DAY_MS);

/** Returns a pair of tokens of a session, and its row. */
export function newPair(
  userId: number,
  now: Date,
  family: Family,
): { pair: TokenPair; row: typeof sessions.$inferInsert } {
  const pair = { token: newToken(), refresh_token: newToken() };
  const end = lastsUntil(family.startedAt);
  const until = (ms: number) => new Date(Math.min(now.getTime() + ms, end.getTime()));
  const row = {
    ...family,
    userId,
    accessHash: hashToken(pair.token),
    refreshHash: hashToken(pair.refresh_token),
    accessExpiresAt: until(accessTokenHours * HOUR_MS),
    refreshExpiresAt: until(refreshTokenDays * DAY_MS),
    createdAt: now,
    lastUsedAt: now,
  };
  return { pair, row };
}

/** Creates a pair of tokens of a session; deletes expired pairs of all people. */
export async function openSession(tx: Tx, userId: number, now: Date, family: Family): Promise<TokenPair> {
  const { pair, row } = newPair(userId, now, family);
  await tx.insert(sessions).values(row);
  await deleteExpired(tx, sessions, sessions.refreshExpiresAt, now);
  return pair;
}

export type Refreshed = { state: 'fresh'; user: typeof users.$inferSelect; pair: TokenPair } | { state: 'dead' };

/**
 * Returns a new pair for a refresh token. It works once: a second use means that it was stolen, so the whole family
 * ends. Of two uses at the same moment the lock of the row lets one win. The person is locked before the session, as
 * everywhere: so a password change that ends all sessions can't miss one that is just being created.
 */
export async function refreshSession(
  tx: Tx,
  invalidate: Invalidate,
  refreshToken: string,
  now: Date,
): Promise<Refreshed> {
  const ofToken = and(eq(sessions.refreshHash, hashToken(refreshToken)), gt(sessions.refreshExpiresAt, now));
  const owner = tx.select({ userId: sessions.userId }).from(sessions).where(ofToken);
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, sql`(${owner})`))
    .for('share');
  const [found] = await tx.select().from(sessions).where(ofToken).for('update');
  if (!user || !found) return { state: 'dead' };
  if (found.replacedAt) {
    await tx.delete(sessions).where(eq(sessions.family, found.family));
    invalidate(topicOf(callersTopic, user.id));
    return { state: 'dead' };
  }
  if (!isActive(user)) return { state: 'dead' };
  const grace = new Date(now.getTime() + GRACE_MS).toISOString();
  await tx
    .update(sessions)
    .set({ replacedAt: now, accessExpiresAt: sql`least(${sessions.accessExpiresAt}, ${grace}::timestamptz)` })
    .where(eq(sessions.id, found.id));
  invalidate(topicOf(callersTopic, user.id));
  return { state: 'fresh', user, pair: await openSession(tx, user.id, now, familyOf(found)) };
}

/** Returns the owner of an access token's session, valid or not; undefined when there is none. */
export async function findSessionOwner(db: Db, token: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(eq(sessions.accessHash, hashToken(token)));
  return found?.id;
}

/** Returns the caller behind an access token and until when that holds; null unless valid and approved. */
export async function findCaller(
  db: Db,
  token: string,
  now: Date,
  rule: Config['staffSecondFactor'],
): Promise<{ caller: Caller; until: Date } | null> {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      duties: users.duties,
      areaId: users.areaId,
      until: sessions.accessExpiresAt,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      approvedAt: users.approvedAt,
      secondFactorSince: users.secondFactorSince,
      provedAt: sessions.provedAt,
      requiredSince: storedSettings.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(storedSettings, eq(storedSettings.name, requiredSetting.name))
    .where(and(eq(sessions.accessHash, hashToken(token)), gt(sessions.accessExpiresAt, now), activePeople()));
  if (!found) return null;
  const flags = flagsOf(found.role);
  const due = rule === 'required' && flags.is_staff ? secondFactorDue(found) : null;
  const overdue = due !== null && due <= now;
  const asked = found.secondFactorSince !== null || (rule === 'required' && flags.is_staff);
  const caller: Caller = {
    id: found.id,
    name: fullNameOf(found),
    isMember: flags.is_member,
    isAreaAdmin: flags.is_area_admin && !overdue,
    isStaff: flags.is_staff && !overdue,
    isSuperuser: flags.is_superuser && !overdue,
    duties: overdue ? [] : dutiesOf(found.role, found.duties),
    areaId: found.areaId,
    provedUntil: asked ? new Date((found.provedAt?.getTime() ?? 0) + proofMinutes * MINUTE_MS) : null,
    overdue,
  };
  // Until then at most: from that moment on they have other rights.
  return { caller, until: due !== null && !overdue && due < found.until ? due : found.until };
}

/** Returns the number of staff signed in since `since`; sessions ended by logout are not counted. */
export async function countActiveStaff(db: Db, since: Date, now: Date): Promise<number> {
  const [found] = await db
    .select({ staff: countDistinct(users.id) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        activePeople(),
        inArray(
          users.role,
          roles.filter((role) => flagsOf(role).is_staff),
        ),
        or(gte(sessions.createdAt, since), gt(sessions.accessExpiresAt, now)),
      ),
    );
  return found?.staff ?? 0;
}

/** Either or both of a session's tokens, as they were sent. */
export interface Tokens {
  token?: string | undefined;
  refreshToken?: string | undefined;
}

const ofTokens = ({ token, refreshToken }: Tokens) =>
  or(
    token === undefined ? undefined : eq(sessions.accessHash, hashToken(token)),
    refreshToken === undefined ? undefined : eq(sessions.refreshHash, hashToken(refreshToken)),
  );

/** Returns whether either token belongs, or belonged, to a session that has not been deleted. */
export async function isKnownToken(db: Db, tokens: Tokens): Promise<boolean> {
  const matching = ofTokens(tokens);
  return matching !== undefined && (await db.$count(sessions, matching)) > 0;
}

/**
 * Ends the session that either token belongs to, with its whole family; an expired or used token identifies it too. The
 * person is locked first: so no pair that is just being created is missed.
 */
export async function endSession(tx: Tx, invalidate: Invalidate, tokens: Tokens): Promise<void> {
  const matching = ofTokens(tokens);
  if (!matching) return;
  const found = await tx.select({ userId: sessions.userId, family: sessions.family }).from(sessions).where(matching);
  for (const { userId, family } of found) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx.delete(sessions).where(eq(sessions.family, family));
    invalidate(topicOf(callersTopic, userId));
  }
}

/** Ends all sessions, after a change of password or a withdrawn approval; a deletion ends them by itself. */
export async function endAllSessions(tx: Tx, invalidate: Invalidate, userId: number): Promise<void> {
  invalidate(topicOf(callersTopic, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
