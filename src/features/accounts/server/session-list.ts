import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '~/platform/database';
import { unauthorized } from '~/platform/errors/http-error';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { lockUser } from './profile';
import { callersTopic } from './sessions';
import { sessions } from './tables';
import { hashToken } from './tokens';

/** Where somebody is logged in: one entry for a session, however often its tokens were renewed. */
interface OwnSession {
  family: string;
  /** The device in plain words; null when it is none that is known by name. */
  device: string | null;
  startedAt: Date;
  /** To some minutes. */
  lastUsedAt: Date;
  /** Whether it is the session of the token that asks. */
  current: boolean;
}

/** More are not listed; there are so many only where a program logs in again and again. */
const most = 100;

/** The access token that a request came with; undefined without one. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  /\S+ +(\S+)/.exec(request.headers.authorization ?? '')?.[1];

/** The sessions of a person that can go on, the one of `token` among them; newest use first, at most a hundred. */
export async function listSessions(db: Db, userId: number, token: string, now: Date): Promise<OwnSession[]> {
  const own = await currentFamily(db, token);
  const current = sql<boolean>`${sessions.family} = ${own ?? null}`;
  const used = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;
  const found = await db
    .select()
    .from(sessions)
    // Of a session that was renewed only the newest pair has not been replaced.
    .where(and(eq(sessions.userId, userId), isNull(sessions.replacedAt), gt(sessions.refreshExpiresAt, now)))
    .orderBy(desc(sql`coalesce(${current}, false)`), desc(used), desc(sessions.id))
    .limit(most);
  return found
    .map(({ family, agent, startedAt, createdAt, lastUsedAt }) => ({
      family,
      device: agent,
      startedAt: startedAt ?? createdAt,
      // The asking is a use.
      lastUsedAt: family === own ? now : (lastUsedAt ?? createdAt),
      current: family === own,
    }))
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
}

/** Ends one session of a person. Gives its device, in plain words or null; undefined when the person has no such session. */
export async function endOwnSession(
  tx: Tx,
  invalidate: Invalidate,
  userId: number,
  family: string,
): Promise<string | null | undefined> {
  // The person first, as everywhere: a pair that is just being made of the session can't be missed.
  await lockUser(tx, userId);
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.family, family)))
    .returning({ agent: sessions.agent });
  if (!gone[0]) return undefined;
  invalidate(topicOf(callersTopic, userId));
  return gone[0].agent;
}

/** Ends all sessions of a person but that of the token. Gives how many there were; 401 when the token's own has ended meanwhile. */
export async function endOtherSessions(tx: Tx, invalidate: Invalidate, userId: number, token: string): Promise<number> {
  await lockUser(tx, userId);
  const own = await currentFamily(tx, token);
  if (own === undefined) throw unauthorized();
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.family, own)))
    .returning({ family: sessions.family });
  if (gone.length > 0) invalidate(topicOf(callersTopic, userId));
  return new Set(gone.map(({ family }) => family)).size;
}

async function currentFamily(db: Db | Tx, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ family: sessions.family })
    .from(sessions)
    .where(eq(sessions.accessHash, hashToken(token)));
  return found?.family;
}
