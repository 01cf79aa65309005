import type { Page } from './page';

/** What is made: a PDF of any number of pages, in a file or handed over, or a picture of one page, as PNG. */
export type Output = { kind: 'pdf'; title: string; file?: string | undefined } | { kind: 'png'; pixelsPerMm: number };

/**
 * An order to the drawing process: `begin`, its pages one by one, `end`, to which it answers with the bytes unless they
 * are in a file.
 */
export type Order = { order: 'begin'; output: Output } | { order: 'page'; page: Page } | { order: 'end' };
