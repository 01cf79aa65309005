/** What the renderer (a process of its own) is started with, as JSON in its first argument. */
export interface RenderStart {
  /** Path of the PDF. */
  pdf: string;
  /** Where the pictures are put, as `<page>-<width>.webp`. */
  folder: string;
  /** The first page to render; those before it are there already. */
  from: number;
  /** Pixels, ascending. */
  widths: readonly number[];
  mostPages: number;
  /** Gives way to everything else on the machine. */
  gentle: boolean;
}

/** What it says. After `page` it waits to be told `next`; `refused`: the PDF is at fault; the words are for people. */
export type RenderReport =
  | { kind: 'opened'; pages: number; width: number; height: number }
  | { kind: 'page'; page: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'done' };
