import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { privacyRequests } from './tables';

/** Their requests lose every word, and their exports go; that somebody asked, and when, stays. Consents and nominee go with their row. */
export async function eraseRequests(tx: Tx, userId: number): Promise<string[]> {
  const theirs = eq(privacyRequests.userId, userId);
  const found = await tx.select({ file: privacyRequests.file }).from(privacyRequests).where(theirs);
  await tx.update(privacyRequests).set({ text: '', answer: null, file: null, fileUntil: null }).where(theirs);
  const open = and(theirs, inArray(privacyRequests.state, ['open', 'ready']));
  await tx
    .update(privacyRequests)
    .set({ state: 'done' })
    .where(and(open, eq(privacyRequests.kind, 'erase')));
  await tx.update(privacyRequests).set({ state: 'withdrawn' }).where(open);
  return found.flatMap(({ file }) => (file ? [file.key] : []));
}
