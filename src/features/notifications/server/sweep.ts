import { lt } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { notices } from './tables';

/** Deletes notices that were read before an instant; unread notices stay. Returns the number of deleted ones. */
export async function dropReadNotices(tx: Tx, before: Date): Promise<number> {
  return (await tx.delete(notices).where(lt(notices.readAt, before)).returning({ id: notices.id })).length;
}
