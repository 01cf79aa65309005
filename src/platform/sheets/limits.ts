/** What a file may hold (docs/product/imports.md, "The file"). */
export const sheetLimits = {
  /** Bytes as it is sent. */
  bytes: 5 * 1_048_576,
  /** Bytes that a workbook claims to unpack to, all its parts together. */
  unpacked: 50 * 1_048_576,
  /**
   * The same of a part that has to be in memory whole, as the list of a workbook's texts is; sheets are read as they
   * unpack.
   */
  part: 16 * 1_048_576,
  rows: 5_000,
  /** Further columns are not read. */
  columns: 100,
  /** Characters of a cell; what is beyond them is cut off. */
  cell: 2_000,
  /** Characters of all cells together. */
  text: 6_000_000,
} as const;

/** A row with something in it: its number as a spreadsheet shows it, and its cells as texts; an empty one is ''. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** Why a file was not read. */
export type SheetFault = 'unreadable' | 'old_format' | 'too_large' | 'too_many_rows';

/** A file that cannot be read, or must not be. */
export class SheetError extends Error {
  override name = 'SheetError';

  constructor(
    readonly fault: SheetFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
