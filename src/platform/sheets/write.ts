import { csvLine, csvStart, type CsvCell } from '~/shared/csv';
import { toIso } from '~/shared/dates';
import { xlsxType, type SheetFormat } from '~/shared/sheet-format';

/** A column of an export: its heading, the kind of its cells (text unless it is named), and what a row has in it. */
export type Column<Row> = { heading: string } & (
  | { kind?: 'text'; value(row: Row): string | null | undefined }
  /** `money`: whole paise, shown as rupees with two decimals. */
  | { kind: 'number' | 'percent' | 'money'; value(row: Row): number | null | undefined }
  /** Of an instant, `day` is its day in the site's zone; a text is a day (`2026-11-20`) or ISO 8601 in that zone. */
  | { kind: 'day' | 'instant'; value(row: Row): Date | string | null | undefined }
);

/** The columns, and the rows below their headings in batches, which are read one after the other. */
export interface Sheet<Row> {
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

/** Sets a header of an export's answer. */
export type SetHeader = (name: string, value: string) => void;

/**
 * Returns the pieces of an export's answer, which names itself by `name`: CSV, or the same rows as a workbook
 * (`?format=xlsx`). For the handler of a call with `stream`.
 */
export function answerSheet<Row>(
  sheet: Sheet<Row>,
  { format = 'csv', name, setHeader }: { format?: SheetFormat | undefined; name: string; setHeader: SetHeader },
) {
  setHeader('Content-Disposition', `attachment; filename="${name}.${format}"`);
  if (format === 'csv') return asCsv(sheet);
  setHeader('Content-Type', xlsxType);
  return asXlsx(sheet, name);
}

/** Yields a sheet as CSV (UTF-8 with a byte order mark, RFC 4180), a piece for each batch. */
export async function* asCsv<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map(({ heading }) => heading));
  const cells = cellsIn('csv', columns);
  for await (const rows of batches) yield rows.map((row) => csvLine(cells(row))).join('');
}

/**
 * Yields a sheet as a workbook of one sheet called `name`, made while it is sent. Cells are texts, numbers, days or
 * moments, never formulas, whatever they begin with; the heading stays in sight. The library is loaded with the first
 * workbook.
 */
export async function* asXlsx<Row>({ columns, batches }: Sheet<Row>, name: string): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cells = cellsIn('xlsx', columns);
  const rows = async function* () {
    for await (const batch of batches) yield* batch.map(cells);
  };
  const looks = looksOf(columns);
  const bytes = writeXlsxStream(rows(), { name, columns: looks, freezePane: { rows: 1 } });
  const reader = bytes.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel();
  }
}

/** Returns how a workbook shows the columns. */
const looksOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.map(({ heading, kind = 'text' }) => ({
    header: heading,
    width: Math.min(40, Math.max(14, heading.length + 2)),
    numFmt: forms[kind].numFmt,
  }));

/** Yields a workbook of several sheets by their names; unlike `asXlsx` it is made whole. */
export async function* asWorkbook(sheets: Record<string, Sheet<never>>): AsyncGenerator<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const written = [];
  for (const [name, { columns, batches }] of Object.entries(sheets)) {
    const cells = cellsIn('xlsx', columns);
    const rows: Cells['xlsx'][][] = [columns.map(({ heading }) => heading)];
    for await (const batch of batches) rows.push(...batch.map(cells));
    const looks = looksOf(columns).map(({ header: _header, ...look }) => look);
    written.push({ name, columns: looks, rows, freezePane: { rows: 1 } });
  }
  yield await writeXlsx({ sheets: written });
}

// oxlint-disable-next-line no-control-regex -- what XML cannot hold
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const local = (at: Date | string) => (typeof at === 'string' ? at : toIso(at));
const dayOf = (at: Date | string) => local(at).slice(0, 10);

/** What a cell is in each format. */
type Cells = { csv: CsvCell; xlsx: string | number | Date | null };
/** Writes what a kind of column has in a row: a text, a number, or a day. */
interface Form {
  csv(value: never): Cells['csv'];
  xlsx(value: never): Cells['xlsx'];
  /** How a workbook shows it. */
  numFmt?: string;
}

/**
 * How each kind of cell is written (docs/product/general.md, "Exports"). A workbook has no time zones: its cells are
 * the site's days and times.
 */
const forms: Record<NonNullable<Column<never>['kind']>, Form> = {
  text: { csv: (text: string) => text, xlsx: (text: string) => text.replace(notInXml, '') },
  number: { csv: (value: number) => value, xlsx: (value: number) => value },
  money: {
    csv: (paise: number) => ({ digits: (paise / 100).toFixed(2) }),
    xlsx: (paise: number) => paise / 100,
    numFmt: '0.00',
  },
  percent: { csv: (value: number) => `${value}%`, xlsx: (value: number) => value / 100, numFmt: '0%' },
  day: { csv: dayOf, xlsx: (at: Date | string) => new Date(dayOf(at)), numFmt: 'yyyy-mm-dd' },
  instant: {
    csv: (at: Date | string) => local(at).slice(0, 16).replace('T', ' '),
    xlsx: (at: Date | string) => new Date(`${local(at).slice(0, 16)}Z`),
    numFmt: 'yyyy-mm-dd hh:mm',
  },
};

const cellsIn =
  <Row, F extends SheetFormat>(format: F, columns: readonly Column<Row>[]) =>
  (row: Row): Cells[F][] =>
    columns.map((column) => {
      const value = column.value(row);
      // Each kind of column has the values that its form takes.
      const write = forms[column.kind ?? 'text'][format] as (of: typeof value) => Cells[F];
      return value === null || value === undefined ? null : write(value);
    });
