import { createProcesses } from '../processes';
import type { Page } from './page';
import type { Order, Output } from './protocol';

export { moved, type Item, type Page } from './page';

// One process takes about 60 MB.
const drawing = createProcesses<Order, Uint8Array | undefined>({
  caller: import.meta.url,
  name: 'drawing.worker',
  max: 2,
  idleMs: 10_000,
  patienceMs: 30_000,
});

/**
 * Draws a PDF of these pages. The same title and pages produce the same bytes: nothing of the time or the machine is in
 * it.
 */
export async function drawPdf(title: string, pages: Pages): Promise<Buffer> {
  return bytesOf(await draw({ kind: 'pdf', title }, pages));
}

/** Draws the same for many pages: they are read one by one, and the result is written to `file`. */
export async function drawPdfTo(file: string, title: string, pages: Pages): Promise<void> {
  await draw({ kind: 'pdf', title, file }, pages);
}

/** Draws a page as PNG; `pixelsPerMm`: 12 is what is printed at 300 dpi. */
export async function drawPng(page: Page, pixelsPerMm: number): Promise<Buffer> {
  return bytesOf(await draw({ kind: 'png', pixelsPerMm }, [page]));
}

type Pages = Iterable<Page> | AsyncIterable<Page>;

const bytesOf = (bytes: Uint8Array | undefined): Buffer => {
  if (!bytes) throw new Error('The drawing process made nothing');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

const draw = (output: Output, pages: Pages): Promise<Uint8Array | undefined> =>
  drawing(async (send) => {
    await send({ order: 'begin', output });
    for await (const page of pages) await send({ order: 'page', page });
    return send({ order: 'end' });
  });
