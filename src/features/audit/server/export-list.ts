import { answerSheet, pagesOf, type Column, type SetHeader } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import type { SheetFormat } from '~/shared/sheet-format';
import type { AuditEntry } from './entry';
import { recordAudit } from './record';

/** What the call that exports a list has of its caller. */
export interface ExportContext {
  caller: Caller;
  language: Language;
  setHeader: SetHeader;
}

/** The query of a call that exports a list: the list's, without its pages. */
export type ExportQuery<Q> = Omit<Q, 'page' | 'page_size'> & { format?: SheetFormat | undefined };

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
  { caller, setHeader }: Pick<ExportContext, 'caller' | 'setHeader'>,
  { action, target, after, name, format, ...sheet }: ListToExport<Row>,
) {
  await write((tx) => recordAudit(tx, { at: clock.now(), actor: caller, action, target, after }));
  return answerSheet(sheet, { format, name, setHeader });
}

type Paged = { page: number; page_size: number };

interface PagesToExport<Q, Row> extends Pick<ListToExport<Row>, 'name' | 'columns'> {
  /** The entry's action, where it is not the `export` of what it is about. */
  action?: string;
  /** What kind of thing the log's entry is about. */
  of: AuditEntry['target']['type'];
  /** Under which name the log has how many rows there were. */
  counted?: 'rows' | 'people' | 'requests';
  /** Returns a page of the list. */
  list: (query: Q) => Promise<{ count: number; results: Row[] }>;
}

/** Exports a list from its pages; the log has its filters, and how many rows they leave. */
export async function exportPages<Q extends Paged, Row>(
  site: Pick<Site, 'write' | 'clock'>,
  context: ExportContext,
  { format, ...filter }: ExportQuery<Q>,
  { of, action = `${of}.export`, counted = 'rows', list, ...sheet }: PagesToExport<Q, Row>,
) {
  const read = (page: Paged) => list({ ...filter, ...page } as unknown as Q);
  return exportList(site, context, {
    ...sheet,
    action,
    target: { type: of, id: null },
    after: { [counted]: (await read({ page: 1, page_size: 1 })).count, ...filter },
    format,
    batches: pagesOf(read),
  });
}
