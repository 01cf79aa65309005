import { randomBytes } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { demoRows, rememberDemo } from '~/platform/facts/demo-rows';
import type { DemoData } from '~/platform/feature';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import { lockOwner, settleFactors } from './factors';
import { makeCodes, newSecret } from './factors-codes';
import { passkeys, totp } from './tables';

const DAY_MS = 86_400_000;
const clerk = 'clerk@demo.test';

/** The clerk's alone: who tries the site may have made some, which go with their people, and those of superusers stay. */
export const demoData: DemoData = {
  rows: [
    { table: passkeys, only: sql`${passkeys.userId} in (select id from ${users} where ${users.email} = ${clerk})` },
  ],
  topics: [],
};

/**
 * Gives the demo's clerk, whom nobody signs in as, an authenticator app and a passkey that nobody has, so that the office sees who of its staff
 * has a second factor; whoever tries the site signs in with a password alone. Gives whether it loaded them. They go with the person.
 */
export async function loadDemoFactors({ db, write, clock, config }: Site): Promise<boolean> {
  // Once: what the office has reset since stays so.
  if ((await demoRows(db))?.[getTableName(passkeys)]) return false;
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, clerk));
  if (!person) return false;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await write(async (tx, invalidate) => {
    const owner = await lockOwner(tx, person);
    await tx
      .insert(totp)
      .values({
        userId: owner.id,
        secretSealed: createSeal(config, 'totp').seal(newSecret()),
        createdAt: ago(40),
        confirmedAt: ago(40),
      });
    const key = { credential: randomBytes(32).toString('base64url'), publicKey: randomBytes(77), counter: 0 };
    await tx
      .insert(passkeys)
      .values({ userId: owner.id, ...key, name: 'Office laptop', createdAt: ago(33), lastUsedAt: ago(1) });
    await makeCodes(tx, owner.id, ago(40));
    await settleFactors(tx, invalidate, owner, ago(40));
    await rememberDemo(tx, [passkeys]);
  });
  return true;
}
