import type { Tx } from '~/platform/database';
import type { Leaving } from '~/platform/feature';
import type { Invalidate } from '~/platform/topics';
import { committeeTopic } from '~/shared/topics';

/** Invalidates the committees; the positions are deleted with the people's rows. */
export async function eraseFromCommittees(_tx: Tx, _people: Leaving, invalidate: Invalidate): Promise<string[]> {
  invalidate(committeeTopic);
  return [];
}
