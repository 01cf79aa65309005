import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { openPdf, PdfFault, type Pdf } from '~/platform/pdf/open-pdf';
import { lowerPriority } from '~/platform/processes/lower-priority';
import { formatCount } from '~/shared/format-count';
import { PdfProblem } from './problem';
import type { RenderReport, RenderStart } from './protocol';

/*
 * Renders one PDF, page by page: in a separate process, because a PDF is a stranger's program. When it ends all its
 * memory is free again, it can be ended at any instruction, and all of it, encoders too, runs below the site's priority
 * (decision 0005). Self-contained on purpose: the build makes one file of it beside main.js.
 */

// Without the site the pages are of no use.
process.once('disconnect', () => process.exit(1));
sharp.concurrency(1);
sharp.cache(false);

const start = JSON.parse(process.argv[2]!) as RenderStart;
if (start.gentle) lowerPriority('all');
const largest = start.widths.at(-1)!;
/** A PDF of 100 MB lies in it whole. */
const maxMemoryBytes = 768 * 1024 * 1024;
const report = (message: RenderReport) => new Promise((sent) => process.send!(message, sent));

async function renderAll() {
  const pdf = await openPdf(start.pdf, maxMemoryBytes);
  if (pdf.pages < 1) throw new PdfProblem('pdfHasNoPages');
  if (pdf.pages > start.maxPages) {
    throw new PdfProblem('pdfHasTooManyPages', { pages: formatCount(pdf.pages), most: start.maxPages });
  }
  await report({ kind: 'opened', pages: pdf.pages, ...ofPage(1, () => pdf.sizeOf(1, largest)) });
  for (let page = start.from; page <= pdf.pages; page += 1) {
    await renderPage(pdf, page);
    const next = once(process, 'message');
    await report({ kind: 'page', page });
    await next;
  }
  await report({ kind: 'done' });
}

/** Rendered once at the largest width; the smaller pictures are made from that. */
async function renderPage(pdf: Pdf, page: number) {
  const { pixels, width, height } = ofPage(page, () => pdf.render(page, largest));
  for (const wanted of start.widths) {
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: wanted })
      .webp({ quality: 80, effort: 2 })
      .toFile(path.join(start.folder, `${page}-${wanted}.webp`));
  }
}

/**
 * Reports what PDFium makes of a page. When its memory is used up it ends in a trap, which is all that can be seen
 * then.
 */
function ofPage<T>(page: number, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof PdfFault) throw error;
    throw new PdfProblem('pdfPageBrokenOrLarge', { page });
  }
}

try {
  await renderAll();
} catch (error) {
  const isFault = error instanceof PdfProblem || error instanceof PdfFault;
  // oxlint-disable-next-line no-console -- the server reads what this process prints last
  if (!isFault) console.error(error);
  const known = isFault || error instanceof WebAssembly.RuntimeError;
  const { key, values } = isFault ? error : new PdfProblem('pdfBroken');
  if (known) await report({ kind: 'refused', problem: { key, values } });
  else process.exitCode = 1;
}
process.disconnect();
