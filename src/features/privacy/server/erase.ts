import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import { privacyRequests } from './tables';

/**
 * Empties the texts of people's requests and removes their exports; kind and days stay. Returns the keys of the
 * exports' files. Consents and nominees are deleted with the people's rows.
 */
export async function eraseRequests(tx: Tx, { ids }: Leaving): Promise<string[]> {
  const theirs = isAmong(privacyRequests.userId, ids);
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
