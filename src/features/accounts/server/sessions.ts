import { randomUUID } from 'node:crypto';
import { and, countDistinct, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Config } from '~/platform/config';
import type { Db, Tx } from '~/platform/database';
import { facts } from '~/platform/facts/tables';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { accessTokenHours, roles } from '~/shared/access';
import { topicOf } from '~/shared/contract';
import { proofMinutes, refreshTokenDays, sessionDays } from '../contract';
import { dutiesOf, flagsOf, secondFactorDue } from '../rules';
import { fullNameOf } from './present';
import { hashToken, newToken } from './tokens';
import { requiredFact } from './required-since';
import { sessions, users } from './tables';

export interface TokenPair {
  token: string;
  refresh_token: string;
}

/**
 * Invalidated for a person (`topicOf`) whenever a session of theirs ends, or something changes that a Caller says of them:
 * until then it is remembered who is behind a token (callers.ts). Without a person it means everybody.
 */
export const callersTopic = 'callers';

/** After a refresh the old access token still serves the calls that were under way with it. */
const GRACE_MS = 60_000;

/** What the pairs of one session have in common. */
export interface Family {
  family: string;
  startedAt: Date;
  agent: string | null;
  provedAt: Date | null;
}

/** A new session, by somebody who has just shown who they are, on a device in plain words. */
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

/** When a session ends however often it is renewed. */
const lastsUntil = (startedAt: Date) => new Date(startedAt.getTime() + sessionDays * 86_400_000);

/** A pair of a session, and the row that knows it. */
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
    accessExpiresAt: until(accessTokenHours * 3_600_000),
    refreshExpiresAt: until(refreshTokenDays * 86_400_000),
    createdAt: now,
    lastUsedAt: now,
  };
  return { pair, row };
}

/** Makes a pair of a session. Clears away expired ones, no matter whose they were. */
export async function openSession(tx: Tx, userId: number, now: Date, family: Family): Promise<TokenPair> {
  const { pair, row } = newPair(userId, now, family);
  await tx.insert(sessions).values(row);
  // Somebody who never comes back clears nothing. What another transaction holds is left for next time.
  const old = tx.select({ id: sessions.id }).from(sessions).where(lt(sessions.refreshExpiresAt, now));
  await tx.delete(sessions).where(inArray(sessions.id, old.for('update', { skipLocked: true })));
  return pair;
}

export type Refreshed = { state: 'fresh'; user: typeof users.$inferSelect; pair: TokenPair } | { state: 'dead' };

/**
 * A new pair for a refresh token. It works once: used again it was stolen, from one side or the other, so the whole
 * family ends. Of two uses at the same moment the row's lock lets one go first. The person is locked before the
 * session, as everywhere: a password change that ends all sessions can't miss the one that is just being made.
 */
export async function refreshSession(
  tx: Tx,
  invalidate: Invalidate,
  refreshToken: string,
  now: Date,
): Promise<Refreshed> {
  const mine = and(eq(sessions.refreshHash, hashToken(refreshToken)), gt(sessions.refreshExpiresAt, now));
  const owner = tx.select({ userId: sessions.userId }).from(sessions).where(mine);
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, sql`(${owner})`))
    .for('share');
  const [found] = await tx.select().from(sessions).where(mine).for('update');
  if (!user || !found) return { state: 'dead' };
  if (found.replacedAt) {
    await tx.delete(sessions).where(eq(sessions.family, found.family));
    invalidate(topicOf(callersTopic, user.id));
    return { state: 'dead' };
  }
  if (!user.isApproved) return { state: 'dead' };
  const grace = new Date(now.getTime() + GRACE_MS).toISOString();
  await tx
    .update(sessions)
    .set({ replacedAt: now, accessExpiresAt: sql`least(${sessions.accessExpiresAt}, ${grace}::timestamptz)` })
    .where(eq(sessions.id, found.id));
  invalidate(topicOf(callersTopic, user.id));
  return { state: 'fresh', user, pair: await openSession(tx, user.id, now, familyOf(found)) };
}

/** The id of the person whose session an access token is of, whatever has become of either; undefined when there is none. */
export async function findSessionOwner(db: Db, token: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(eq(sessions.accessHash, hashToken(token)));
  return found?.id;
}

/** The person behind an access token, and until when it stands; null when it is unknown, over, revoked, or no longer an approved person's. */
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
      requiredSince: facts.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(facts, eq(facts.name, requiredFact.name))
    .where(and(eq(sessions.accessHash, hashToken(token)), gt(sessions.accessExpiresAt, now), users.isApproved));
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
    provedUntil: asked ? new Date((found.provedAt?.getTime() ?? 0) + proofMinutes * 60_000) : null,
    overdue,
  };
  // Until then at most: from that moment on they are somebody else.
  return { caller, until: due !== null && !overdue && due < found.until ? due : found.until };
}

/** How many staff, superusers included, were signed in at some time since `since`. Sessions ended by logout are not counted. */
export async function countActiveStaff(db: Db, since: Date, now: Date): Promise<number> {
  const [found] = await db
    .select({ staff: countDistinct(users.id) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        users.isApproved,
        inArray(
          users.role,
          roles.filter((role) => flagsOf(role).is_staff),
        ),
        or(gte(sessions.createdAt, since), gt(sessions.accessExpiresAt, now)),
      ),
    );
  return found?.staff ?? 0;
}

/** Either of a session's tokens, as they were sent. */
export interface Tokens {
  token?: string | undefined;
  refreshToken?: string | undefined;
}

const ofTokens = ({ token, refreshToken }: Tokens) =>
  or(
    token === undefined ? undefined : eq(sessions.accessHash, hashToken(token)),
    refreshToken === undefined ? undefined : eq(sessions.refreshHash, hashToken(refreshToken)),
  );

/** Whether either token is, or was, one of a session that has not been cleared away. */
export async function isKnownToken(db: Db, tokens: Tokens): Promise<boolean> {
  const mine = ofTokens(tokens);
  return mine !== undefined && (await db.$count(sessions, mine)) > 0;
}

/**
 * Ends the session that either token belongs to, with all that came before and after it in its family; a token that has
 * run out or was used still names it. The person is locked first: a pair that is just being made can't be missed.
 */
export async function endSession(tx: Tx, invalidate: Invalidate, tokens: Tokens): Promise<void> {
  const mine = ofTokens(tokens);
  if (!mine) return;
  const found = await tx.select({ userId: sessions.userId, family: sessions.family }).from(sessions).where(mine);
  for (const { userId, family } of found) {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx.delete(sessions).where(eq(sessions.family, family));
    invalidate(topicOf(callersTopic, userId));
  }
}

/** Ends all sessions of a person: password change or reset, withdrawn approval. Deletion does it by itself. */
export async function endAllSessions(tx: Tx, invalidate: Invalidate, userId: number): Promise<void> {
  invalidate(topicOf(callersTopic, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
