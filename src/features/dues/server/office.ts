import { and, arrayContains, eq, or } from 'drizzle-orm';
import { activePeople, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';

/** Returns the treasurers and superusers. */
export async function findOffice(tx: Db | Tx): Promise<number[]> {
  const treasurers = and(eq(users.role, 'admin'), arrayContains(users.duties, ['treasurer']));
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(activePeople(), or(eq(users.role, 'superuser'), treasurers)))
    .orderBy(users.id);
  return found.map(({ id }) => id);
}
