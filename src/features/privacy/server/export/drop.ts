import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { privacyRequests } from '../tables';

/** Takes away the exports that `which` names, which are done then; gives the keys of their files, to delete after the commit. */
export async function dropExportsWhere(tx: Tx, which: SQL, at: Date): Promise<string[]> {
  const old = await tx
    .select({ id: privacyRequests.id, file: privacyRequests.file })
    .from(privacyRequests)
    .where(and(isNotNull(privacyRequests.file), which))
    .for('update');
  const ids = old.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(privacyRequests)
      .set({ state: 'done', file: null, decidedAt: at, updatedAt: at })
      .where(inArray(privacyRequests.id, ids));
  return old.map(({ file }) => file!.key);
}

/** The same of one person, whose data have changed so that nobody is to have them as they were. */
export const dropExports = (tx: Tx, userId: number, at: Date): Promise<string[]> =>
  dropExportsWhere(tx, eq(privacyRequests.userId, userId), at);
