import { lt } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { notices } from './tables';

/** Takes away notices that were read before `before`; unread ones stay. Gives how many. */
export async function dropReadNotices(tx: Tx, before: Date): Promise<number> {
  return (await tx.delete(notices).where(lt(notices.readAt, before)).returning({ id: notices.id })).length;
}
