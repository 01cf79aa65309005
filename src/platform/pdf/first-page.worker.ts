import { loadSharp } from '../files/sharp';
import { lowerPriority } from '../processes/lower-priority';
import { serveTasks } from '../processes/serve-tasks';
import type { FirstPageOrder } from './first-page';
import { openPdf, PdfFault } from './open-pdf';

/*
 * Draws first pages of PDFs that people upload: in a process of its own, because a PDF is a stranger's program
 * (docs/decisions/0070), at a low priority. The build makes one file of it beside main.js.
 */

lowerPriority('some');

/** A PDF of 5 MB and its pictures, unpacked. */
const maxMemoryBytes = 384 * 1024 * 1024;

serveTasks<FirstPageOrder, Uint8Array | null>(async ({ pdf, width }) => {
  try {
    const page = (await openPdf(pdf, maxMemoryBytes)).render(1, width);
    const sharp = await loadSharp();
    return await sharp(page.pixels, { raw: { width: page.width, height: page.height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    // PDFium ends in a trap when its memory is used up.
    if (error instanceof PdfFault || error instanceof WebAssembly.RuntimeError) return null;
    throw error;
  }
});
