import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { licencesTopic } from '../contract';
import { renewals } from './tables';

/** The scans of their requests; the requests and what they were reminded of go with their row. */
export async function eraseScans(tx: Tx, userId: number, invalidate: Invalidate): Promise<string[]> {
  const found = await tx.select({ file: renewals.file }).from(renewals).where(eq(renewals.userId, userId));
  invalidate(licencesTopic);
  return found.flatMap(({ file }) => (file ? [file.key] : []));
}
