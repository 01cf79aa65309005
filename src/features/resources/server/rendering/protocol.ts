import type { Problem } from './problem';

/** What the renderer (a separate process) is started with, as JSON in its first argument. */
export interface RenderStart {
  /** Path of the PDF. */
  pdf: string;
  /** Where the pictures are put, as `<page>-<width>.webp`. */
  folder: string;
  /** The first page to render; those before it are there already. */
  from: number;
  /** In pixels, ascending. */
  widths: readonly number[];
  maxPages: number;
  /** Runs at the lowest priority on the machine. */
  gentle: boolean;
}

/**
 * What the renderer sends. After `page` it waits for `next`; `refused`: the PDF is at fault; the words are for people.
 */
export type RenderReport =
  | { kind: 'opened'; pages: number; width: number; height: number }
  | { kind: 'page'; page: number }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'done' };
