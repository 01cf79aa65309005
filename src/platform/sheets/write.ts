import { csvLine, csvStart } from '~/shared/csv';
import type { SheetFormat } from '~/shared/sheet-format';
import { showDate } from '~/shared/show-date';

/** A calendar day (`2026-11-20`): `20 Nov 2026` in CSV, or `iso` as it is; a real date in XLSX. */
export interface DayCell {
  day: string;
  iso?: boolean;
}

/** A cell of an export. */
export type SheetCell = string | DayCell | null;

/** The columns' headings, and the rows below them in batches, which are asked for one after the other. */
export interface Sheet {
  heading: readonly string[];
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
}

/** The content type of a workbook. */
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How an answer of an export gets its headers. */
export type SetHeader = (name: string, value: string) => void;

/**
 * The pieces of an export's answer: CSV, or the same rows as a workbook (`?format=xlsx`), which names itself by `name`. For the
 * handler of a call with `stream`.
 */
export function answerSheet(
  sheet: Sheet,
  { format = 'csv', name, setHeader }: { format?: SheetFormat | undefined; name: string; setHeader: SetHeader },
) {
  if (format === 'csv') return asCsv(sheet);
  setHeader('Content-Type', xlsxType);
  setHeader('Content-Disposition', `attachment; filename="${name}.xlsx"`);
  return asXlsx(sheet, name);
}

/** A sheet as CSV (UTF-8 with a byte order mark, RFC 4180), a piece for each batch. */
export async function* asCsv({ heading, batches }: Sheet): AsyncGenerator<string> {
  yield csvStart + csvLine(heading);
  for await (const rows of batches) yield rows.map((row) => csvLine(row.map(textOf))).join('');
}

/**
 * A sheet as a workbook of one sheet called `name`, made while it is sent. Cells are texts or days, never formulas, whatever they
 * begin with; the heading stays in sight. The library is loaded with the first one.
 */
export async function* asXlsx({ heading, batches }: Sheet, name: string): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const rows = async function* () {
    for await (const batch of batches) yield* batch.map((row) => row.map(valueOf));
  };
  const columns = heading.map((header) => ({
    header,
    width: Math.min(40, Math.max(14, header.length + 2)),
    numFmt: 'd mmm yyyy',
  }));
  const bytes = writeXlsxStream(rows(), { name, columns, freezePane: { rows: 1 } });
  const reader = bytes.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel();
  }
}

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return cell.iso ? cell.day : (showDate(cell.day) ?? cell.day);
}

// oxlint-disable-next-line no-control-regex -- what XML cannot hold
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function valueOf(cell: SheetCell): string | Date | null {
  if (cell === null) return null;
  return typeof cell === 'string' ? cell.replace(notInXml, '') : new Date(`${cell.day}T00:00:00Z`);
}
