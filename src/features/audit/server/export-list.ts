import { answerSheet, type Column, type SetHeader } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { SheetFormat } from '~/shared/sheet-format';
import type { AuditEntry } from './entry';
import { recordAudit } from './record';

interface ListToExport<Row> extends Pick<AuditEntry, 'action' | 'target' | 'after'> {
  /** How the file is called, without its ending. */
  name: string;
  format: SheetFormat | undefined;
  columns: readonly Column<Row>[];
  /** The rows in the list's order, read while they are sent. */
  batches: AsyncIterable<readonly Row[]>;
}

/**
 * Answers the call that exports a list of the office, as CSV or XLSX, once the audit log has that it left the site: who
 * took it, and by which filters (`after`).
 */
export async function exportList<Row>(
  { write, clock }: Pick<Site, 'write' | 'clock'>,
  { caller, setHeader }: { caller: Caller; setHeader: SetHeader },
  { action, target, after, name, format, ...sheet }: ListToExport<Row>,
) {
  await write((tx) => recordAudit(tx, { at: clock.now(), actor: caller, action, target, after }));
  return answerSheet(sheet, { format, name, setHeader });
}
