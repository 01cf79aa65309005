import { and, countDistinct, desc, eq, gt, isNull, max, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '~/platform/database';
import { unauthorized } from '~/platform/errors/http-error';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { lockUser } from '~/features/people/server/public';
import { callersTopic } from '~/shared/topics';
import { sessions } from './tables';
import { hashToken } from './tokens';

/** A session of a person, however often its tokens were renewed. */
interface OwnSession {
  family: string;
  /** The device in plain words; null for an unknown one. */
  device: string | null;
  startedAt: Date;
  /** Accurate to five minutes. */
  lastUsedAt: Date;
  /** Whether it is the session of the token of this request. */
  current: boolean;
}

/** Sessions in the list; more exist only where a program logs in again and again. */
const MAX_LISTED = 100;

/** Returns the access token of a request; undefined without one. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /\S+ +(\S+)/.exec(request.headers.authorization ?? '')?.[1];

/** Returns the sessions that can continue, that of `token` included; newest use first, at most a hundred. */
export async function listSessions(db: Db, userId: number, token: string, now: Date): Promise<OwnSession[]> {
  const currentOne = await currentFamily(db, token);
  const current = sql<boolean>`${sessions.family} = ${currentOne ?? null}`;
  const used = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;
  const found = await db
    .select()
    .from(sessions)
    // Only the newest pair of a session has no replacement.
    .where(and(eq(sessions.userId, userId), isNull(sessions.replacedAt), gt(sessions.refreshExpiresAt, now)))
    .orderBy(desc(sql`coalesce(${current}, false)`), desc(used), desc(sessions.id))
    .limit(MAX_LISTED);
  return found
    .map(({ family, agent, startedAt, createdAt, lastUsedAt }) => ({
      family,
      device: agent,
      startedAt: startedAt ?? createdAt,
      // This request is a use.
      lastUsedAt: family === currentOne ? now : (lastUsedAt ?? createdAt),
      current: family === currentOne,
    }))
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
}

/** Returns how many sessions of a person can continue, on how many devices, and when one was last used. */
export async function countSessions(db: Db, userId: number, now: Date) {
  const [found] = await db
    .select({
      sessions: countDistinct(sessions.family),
      devices: countDistinct(sessions.agent),
      lastUsedAt: max(sessions.lastUsedAt),
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.replacedAt), gt(sessions.refreshExpiresAt, now)));
  return found!;
}

/** Ends one session. Returns its device, in plain words or null; undefined for an unknown session. */
export async function endOwnSession(
  tx: Tx,
  invalidate: Invalidate,
  userId: number,
  family: string,
): Promise<string | null | undefined> {
  // The person is locked first, as everywhere: so no pair that is just being created is missed.
  await lockUser(tx, userId);
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.family, family)))
    .returning({ agent: sessions.agent });
  if (!ended[0]) return undefined;
  invalidate(topicOf(callersTopic, userId));
  return ended[0].agent;
}

/** Ends all other sessions; returns their number. Throws 401 when the token's own session has ended. */
export async function endOtherSessions(tx: Tx, invalidate: Invalidate, userId: number, token: string): Promise<number> {
  await lockUser(tx, userId);
  const currentOne = await currentFamily(tx, token);
  if (currentOne === undefined) throw unauthorized();
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.family, currentOne)))
    .returning({ family: sessions.family });
  if (ended.length > 0) invalidate(topicOf(callersTopic, userId));
  return new Set(ended.map(({ family }) => family)).size;
}

/** Returns the session of an access token, by name; undefined when it has ended. */
export async function currentFamily(db: Db | Tx, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ family: sessions.family })
    .from(sessions)
    .where(eq(sessions.accessHash, hashToken(token)));
  return found?.family;
}

/** Returns a condition for the names of sessions that can continue at a moment. */
export const isOpenSession = (family: SQLWrapper, now: Date): SQL =>
  sql`exists (select from ${sessions} where ${sessions.family} = ${family}
    and ${sessions.refreshExpiresAt} > ${now.toISOString()}::timestamptz)`;

/** Selects the device of a session by its name, in plain words; null for an unknown one. */
export const sessionDevice = (family: SQLWrapper): SQL<string | null> =>
  // In a fragment of its own the column keeps the name of its table: else it is that of the sessions.
  sql<string | null>`(select ${sessions.agent} from ${sessions} where ${sessions.family} = ${sql`${family}`} limit 1)`;

/** Returns a condition for people who were here since a moment, as far as their sessions are left. */
export const hasVisitedSince = (userId: SQLWrapper, since: Date): SQL =>
  sql`exists (select from ${sessions} where ${sessions.userId} = ${userId}
    and coalesce(${sessions.lastUsedAt}, ${sessions.createdAt}) >= ${since.toISOString()}::timestamptz)`;
