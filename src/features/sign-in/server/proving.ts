import { eq, inArray } from 'drizzle-orm';
import { MINUTE_MS } from '~/shared/dates';
import { unauthorized } from '~/platform/errors/http-error';
import type { Taken } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { topicOf } from '~/shared/contract';
import { proofMinutes } from '../contract';
import { countersOfFactor, countersOfPassword } from './limits';
import { checkPassword } from './passwords';
import { callersTopic } from '~/shared/topics';
import { refuse } from './refusals';
import { sessions } from './tables';
import { users } from '~/features/people/server/public';
import { hashToken } from './tokens';

export type Proving = ReturnType<typeof createProving>;

/** Creates the ways to prove an identity again (docs/product/security.md, "A fresh proof"). */
export function createProving({ db, write, clock, limits: tries }: Site) {
  const account = async (id: number) => {
    const [user] = await db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, id));
    if (!user) throw unauthorized();
    return user;
  };
  return {
    /** Checks the password; throws 400 on `password`, 429 after too many wrong ones. */
    async byPassword(id: number, password: string, network: string): Promise<void> {
      const user = await account(id);
      const taken = await tries.take(countersOfPassword(user, network));
      if (!(await checkPassword(user.passwordHash, password)))
        throw refuse.invalid((t) => ({ password: [t.notYourPassword] }));
      await taken.refund();
    },
    /** Counts a try of a code; throws 429 after too many. */
    async tryCode(id: number, network: string): Promise<Taken> {
      return tries.take(countersOfFactor(await account(id), network));
    },
    /** Returns until when the last proof of this token's session holds; null without one. */
    async holdsUntil(token: string): Promise<Date | null> {
      const [session] = await db
        .select({ at: sessions.provedAt })
        .from(sessions)
        .where(eq(sessions.accessHash, hashToken(token)));
      return session?.at ? new Date(session.at.getTime() + proofMinutes * MINUTE_MS) : null;
    },
    /** Marks the session of this token as proved now, in all of its pairs. Returns until when the proof holds. */
    async mark(id: number, token: string): Promise<Date> {
      const now = clock.now();
      await write(async (tx, invalidate) => {
        // The person is locked first, as everywhere.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
        const family = tx
          .select({ family: sessions.family })
          .from(sessions)
          .where(eq(sessions.accessHash, hashToken(token)));
        await tx.update(sessions).set({ provedAt: now }).where(inArray(sessions.family, family));
        invalidate(topicOf(callersTopic, id));
      });
      return new Date(now.getTime() + proofMinutes * MINUTE_MS);
    },
  };
}
