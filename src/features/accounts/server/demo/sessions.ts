import { inArray } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { newFamily, openSession } from '../sessions';
import { users } from '../tables';

const DAY_MS = 86_400_000;

/** Where demo people are logged in beside the device that somebody tries the site on. Nobody has the tokens. */
const elsewhere = [
  { daysAgo: 2, agent: 'Chrome on Android' },
  { daysAgo: 9, agent: 'Firefox on Windows' },
];

/** Gives a member and an area admin some sessions, so that there is something to end. */
export async function openDemoSessions(tx: Tx, now: Date): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, ['member@demo.test', 'area-admin@demo.test']));
  for (const { id } of people) {
    for (const { daysAgo, agent } of elsewhere) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      await openSession(tx, id, at, newFamily(at, agent));
    }
  }
}
