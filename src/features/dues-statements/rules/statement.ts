import type { StatementColumn } from '../contract/forms';
import { dayOf, paiseOf } from './cells';
import { normalReference } from '~/shared/dues/references';

/** A row of a file: its line, counted from one, and its cells. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** A line of the bank as it was read; null where a cell is none. */
export interface BankLine {
  line: number;
  value_day: string | null;
  amount: number | null;
  narration: string;
  balance: number | null;
  reference: string | null;
}

/** The words that banks head their columns with, for a file whose columns were not named. */
const usual: [StatementColumn, RegExp][] = [
  ['value_day', /^(?:value\s*(?:date|dt)|txn\s*date|transaction\s*date|tran\s*date|date)$/i],
  ['narration', /^(?:narration|description|particulars|details|remarks|transaction\s*(?:remarks|details))$/i],
  ['withdrawal', /^(?:withdrawals?|debits?|dr)\b/i],
  ['deposit', /^(?:deposits?|credits?|cr)\b/i],
  ['balance', /balance/i],
  ['reference', /^(?:ref|chq|cheque|utr)/i],
  ['amount', /^(?:amount|transaction amount)/i],
];

/** Returns what the headings of a file mean by the words that banks use, each meaning once. */
export function guessColumns(headings: readonly string[]): Record<string, StatementColumn> {
  const found: Record<string, StatementColumn> = {};
  for (const [column, words] of usual) {
    const heading = headings.find((one) => words.test(one.trim()) && !(one in found));
    if (heading !== undefined) found[heading] = column;
  }
  return found;
}

/** Returns whether the columns have what a line needs: a day, a narration, and an amount in some form. */
export function areEnough(columns: Readonly<Record<string, StatementColumn>>): boolean {
  const has = (column: StatementColumn) => Object.values(columns).includes(column);
  return has('value_day') && has('narration') && (has('amount') || has('deposit'));
}

/** Returns the index of the row with the headings: the first that has every one of these; -1 without. */
export const headingRow = (rows: readonly FileRow[], headings: readonly string[]) =>
  rows.findIndex(({ cells }) => headings.every((heading) => cells.some((cell) => cell.trim() === heading)));

/** Returns the cells of the first row of a file that has the most of them: its headings, most likely. */
export function likelyHeadings(rows: readonly FileRow[]): string[] {
  const filled = rows.slice(0, 30).map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  const widest = Math.max(0, ...filled.map(({ length }) => length));
  return filled.find(({ length }) => length === widest) ?? [];
}

/** Reads the lines below the headings. Rows without a day and an amount (sums, notes) are left out. */
export function readLines(
  rows: readonly FileRow[],
  headings: readonly string[],
  columns: Readonly<Record<string, StatementColumn>>,
): BankLine[] {
  const places = new Map(headings.flatMap((heading, place) => (columns[heading] ? [[columns[heading], place]] : [])));
  return rows.flatMap(({ line, cells }) => {
    const cell = (column: StatementColumn) => cells[places.get(column) ?? -1]?.trim() ?? '';
    const valueDay = dayOf(cell('value_day'));
    const [amount, deposit, withdrawal] = [
      paiseOf(cell('amount')),
      paiseOf(cell('deposit')),
      paiseOf(cell('withdrawal')),
    ];
    const moved = amount ?? (deposit || (withdrawal ? -Math.abs(withdrawal) : null));
    if (valueDay === null && !moved) return [];
    return [
      {
        line,
        value_day: valueDay,
        amount: moved || null,
        narration: cell('narration'),
        balance: paiseOf(cell('balance')),
        reference: normalReference(cell('reference')) || null,
      },
    ];
  });
}

/**
 * Returns what identifies each line at the bank: its day, amount, raw narration, and its balance; of lines that are
 * equal in all of this, which of the day's it is. A balance repeats when money goes out and comes in again.
 */
export function identities(lines: readonly BankLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ value_day: day, amount, narration, balance }) => {
    const base = [day, amount, narration.replace(/\s+/g, ' '), balance ?? ''].join('|');
    const nth = (seen.get(base) ?? 0) + 1;
    seen.set(base, nth);
    return balance === null || nth > 1 ? `${base}#${nth}` : base;
  });
}
