import { randomBytes } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { users } from '~/features/people/server/public';
import { demoRows, rememberDemo } from '~/platform/settings-store/demo-rows';
import type { DemoData } from '~/platform/feature';
import { createSeal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import { lockOwner, settleFactors } from '~/features/security/server/factors';
import { makeCodes, newSecret } from '~/features/security/server/factors-codes';
import { passkeys, totp } from '~/features/security/server/tables';

const clerk = 'clerk@demo.test';

/**
 * The clerk's alone: visitors of the demo may have set up factors, which go with their people, and those of superusers
 * stay.
 */
export const demoData: DemoData = {
  rows: [
    { table: passkeys, only: sql`${passkeys.userId} in (select id from ${users} where ${users.email} = ${clerk})` },
  ],
  topics: [],
};

/**
 * Adds an authenticator app and a passkey without a device to the demo's clerk, whom no visitor can sign in as, so that
 * the office sees which of its staff have a second factor; visitors of the demo sign in with a password alone. Returns
 * whether it loaded them. They are deleted with the person.
 */
export async function loadDemoFactors({ db, write, clock, config }: Site): Promise<boolean> {
  // Once: what the office has reset since stays so.
  if ((await demoRows(db))?.[getTableName(passkeys)]) return false;
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, clerk));
  if (!person) return false;
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await write(async (tx, invalidate) => {
    const owner = await lockOwner(tx, person);
    await tx.insert(totp).values({
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
