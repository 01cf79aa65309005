import type { AuditEntry } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';

/** A change in the transaction of a caller: who makes it, and when. */
export interface Change {
  tx: Tx;
  invalidate: Invalidate;
  actor: AuditEntry['actor'];
  at: Date;
}
