/** A line of the bank's file, as far as it makes the difference. */
interface ComparedLine {
  amount: number | null;
  state: 'new' | 'known' | 'error';
  receipt_id: number | null;
}

/** A file of the bank beside the ledger. */
interface Compared<L extends ComparedLine, R extends { amount: number }> {
  applied_at: string | null;
  undone_at: string | null;
  lines: readonly L[];
  apart: readonly R[];
  difference: number | null;
}

/**
 * Returns the lines that make the difference between the bank by a file and by the ledger: those of the file that the
 * ledger lacks, the receipts that the file lacks, and what is left, from before the file.
 */
export function differenceOf<L extends ComparedLine, R extends { amount: number }>(file: Compared<L, R>) {
  const isUndone = file.undone_at !== null;
  const inBooks = ({ amount, state, receipt_id: receipt }: L) =>
    (amount ?? 0) > 0 && (state === 'known' || (receipt !== null && !isUndone));
  const missing = file.lines.filter((line): line is L & { amount: number } => line.amount !== null && !inBooks(line));
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
  return {
    inFile: missing,
    inBooks: file.apart,
    before: file.difference === null ? null : file.difference - sum(missing) + sum(file.apart),
  };
}
