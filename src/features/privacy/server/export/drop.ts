import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { privacyRequests } from '../tables';

/**
 * Removes the exports that match `which`; their state becomes `done`, or `refused` as if they had not been made.
 * Returns the keys of their files, to delete after the commit.
 */
export async function dropExportsWhere(
  tx: Tx,
  which: SQL,
  at: Date,
  state: 'done' | 'refused' = 'done',
): Promise<string[]> {
  const old = await tx
    .select({ id: privacyRequests.id, file: privacyRequests.file })
    .from(privacyRequests)
    .where(and(isNotNull(privacyRequests.file), which))
    .for('update');
  const ids = old.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(privacyRequests)
      .set({ state, file: null, decidedAt: at, updatedAt: at })
      .where(inArray(privacyRequests.id, ids));
  return old.map(({ file }) => file!.key);
}

/** Removes the exports of a person whose old data must not be downloaded any more. */
export const dropExports = (tx: Tx, userId: number, at: Date): Promise<string[]> =>
  dropExportsWhere(tx, eq(privacyRequests.userId, userId), at);

/**
 * Refuses the exports that can't be downloaded: after a restore, since no backup has their files, and exports that an
 * earlier version stored unencrypted. The person sees that the copy failed, and can ask for another one at once.
 */
export async function dropLost(site: Pick<Site, 'db' | 'files' | 'log' | 'write' | 'clock'>): Promise<void> {
  const { db, files, log, write, clock } = site;
  const columns = { id: privacyRequests.id, file: privacyRequests.file };
  const stored = await db.select(columns).from(privacyRequests).where(isNotNull(privacyRequests.file));
  const lost: number[] = [];
  for (const { id, file } of stored) if (file!.secret === undefined || !(await files.stat(file!.key))) lost.push(id);
  if (lost.length === 0) return;
  const which = inArray(privacyRequests.id, lost);
  await withStoredFiles(files, log, async (store) => {
    await store.delete(await write((tx) => dropExportsWhere(tx, which, clock.now(), 'refused')));
  });
}
