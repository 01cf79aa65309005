import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import type { Invalidate } from '~/platform/topics';
import { licencesTopic } from '../contract';
import { scanKeys } from './scans';
import { renewals } from './tables';

/** Returns the keys of the erased people's scans; requests and reminders are deleted with their rows. */
export async function eraseScans(tx: Tx, { ids }: Leaving, invalidate: Invalidate): Promise<string[]> {
  const found = await tx.select({ file: renewals.file }).from(renewals).where(isAmong(renewals.userId, ids));
  invalidate(licencesTopic);
  return found.flatMap(({ file }) => scanKeys(file));
}
