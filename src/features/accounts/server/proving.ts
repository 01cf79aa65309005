import { eq, inArray } from 'drizzle-orm';
import { invalid, unauthorized } from '~/platform/errors/http-error';
import type { Taken } from '~/platform/rate-limit';
import type { Site } from '~/platform/site';
import { topicOf } from '~/shared/contract';
import { proofMinutes } from '../contract';
import * as texts from '../texts';
import { countersOfFactor, countersOfPassword } from './limits';
import { checkPassword } from './passwords';
import { callersTopic } from './sessions';
import { sessions, users } from './tables';
import { hashToken } from './tokens';

export type Proving = ReturnType<typeof createProving>;

/** What it takes to prove anew who somebody is who is logged in (docs/product/security.md, "A fresh proof"). */
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
    /** Goes on with the right password; 400 on `password`, 429 after too many wrong ones. */
    async byPassword(id: number, password: string, network: string): Promise<void> {
      const user = await account(id);
      const taken = await tries.take(countersOfPassword(user, network));
      if (!(await checkPassword(user.passwordHash, password))) throw invalid({ password: [texts.notYourPassword] });
      await taken.giveBack();
    },
    /** Counts a try of a code; 429 after too many. */
    async tryCode(id: number, network: string): Promise<Taken> {
      return tries.take(countersOfFactor(await account(id), network));
    },
    /** Marks the session of this token as proved now, all of its pairs. Gives until when the proof holds. */
    async mark(id: number, token: string): Promise<Date> {
      const now = clock.now();
      await write(async (tx, invalidate) => {
        // The person first, as everywhere.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('share');
        const family = tx
          .select({ family: sessions.family })
          .from(sessions)
          .where(eq(sessions.accessHash, hashToken(token)));
        await tx.update(sessions).set({ provedAt: now }).where(inArray(sessions.family, family));
        invalidate(topicOf(callersTopic, id));
      });
      return new Date(now.getTime() + proofMinutes * 60_000);
    },
  };
}
