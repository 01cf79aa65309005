import { insertRows, type Tx } from '~/platform/database';
import { batches } from '~/shared/batches';
import type { AuditEntry } from './entry';
import { rowsOf } from './sealed-entries';
import { auditLog } from './tables';

/** Writes an entry of the audit log in the transaction of the change, which is one of `site.write`. */
export const recordAudit = (tx: Tx, entry: AuditEntry): Promise<void> => recordAudits(tx, [entry]);

/** Entries that are sealed and inserted at a time. */
const BATCH = 250;

/** Writes entries in their order, 250 in a statement, for changes of hundreds of people. */
export async function recordAudits(tx: Tx, entries: Iterable<AuditEntry>): Promise<void> {
  for (const batch of batches(entries, BATCH)) await insertRows(tx, auditLog, await rowsOf(tx, batch));
}
