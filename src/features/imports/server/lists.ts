import { exportList, exportPages, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { type Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { pageOf, rowsOf } from '~/shared/paging';
import type { SheetFormat } from '~/shared/sheet-format';
import { importCalls, type Import, type ImportsQuery } from '../contract';
import * as texts from '../texts';
import { both } from '../texts/both';
import { columnsOf, presentImport } from './present';
import { faultyRows } from './preview';
import { countImports, countRows, findImports, readImport, searching } from './store';

/** Returns a page of the imports. */
export async function listImports({ db, clock }: Site, query: ImportsQuery) {
  const now = clock.now();
  const where = searching(query.search);
  const found = await findImports(db, where, { ...rowsOf(query), sort: query.sort, now });
  const results = found.map((row) => presentImport(row, now));
  return pageOf(importCalls.imports.path, query, await countImports(db, where), results);
}

/** Exports the list of imports. */
export const exportImports = (site: Site, context: ExportContext, query: ExportQuery<ImportsQuery>) =>
  exportPages(site, context, query, {
    of: 'import',
    name: 'imports',
    columns,
    list: (page: ImportsQuery) => listImports(site, page),
  });

const columns: readonly Column<Import>[] = [
  { heading: 'File', value: (row) => row.filename },
  { heading: 'State', value: (row) => texts.stateNames[row.state] },
  { heading: 'By', value: (row) => row.created_by?.name },
  { heading: 'Read', kind: 'instant', value: (row) => row.created_at },
  { heading: 'Rows', kind: 'number', value: (row) => row.counts.rows },
  { heading: 'New', kind: 'number', value: (row) => row.counts.create },
  { heading: 'Changed', kind: 'number', value: (row) => row.counts.update },
  { heading: 'Unchanged', kind: 'number', value: (row) => row.counts.same },
  { heading: 'Faulty', kind: 'number', value: (row) => row.counts.error },
  { heading: 'Applied', kind: 'instant', value: (row) => row.applied_at },
  { heading: 'Undone', kind: 'instant', value: (row) => row.undone_at },
];

/**
 * Exports the faulty rows of an import with a column that says why, in the form of the file that was sent: all of it is
 * text. Throws 404.
 */
export async function exportErrors(site: Site, context: ExportContext, id: number, format: SheetFormat | undefined) {
  const { db } = site;
  const { record } = await readImport(db, id);
  const headings = [...record.columns.map(({ heading }) => heading), both[context.language].why];
  return exportList(site, context, {
    action: 'import.errors',
    target: { type: 'import', id, name: record.filename },
    after: { error: await countRows(db, id, 'error') },
    name: 'faulty-rows',
    format,
    columns: headings.map((heading, at): Column<string[]> => ({ heading, value: (cells) => cells[at] })),
    batches: faultyRows(db, { id, columns: columnsOf(record) }, context.language),
  });
}
