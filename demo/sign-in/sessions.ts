import { inArray } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import type { Tx } from '~/platform/database';
import { newFamily, openSession } from '~/features/sign-in/server/sessions';
import { users } from '~/features/people/server/public';

/**
 * Sessions of demo people beside the one on the device of the person who tries the site. Their tokens are discarded.
 */
const elsewhere = [
  { daysAgo: 2, agent: 'Chrome on Android' },
  { daysAgo: 9, agent: 'Firefox on Windows' },
];

/** Opens sessions for a member and an area admin, so that there are some to end. */
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
