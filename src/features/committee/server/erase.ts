import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { committeeTopic } from '~/shared/topics';

/** The positions go with their row; the committees are shown without them. */
export async function eraseFromCommittees(_tx: Tx, _userId: number, invalidate: Invalidate): Promise<string[]> {
  invalidate(committeeTopic);
  return [];
}
