import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Files } from '~/platform/files';
import type { Site } from '~/platform/site';
import { resourcesTopic } from '../../contract';
import { maxPages, pageWidths } from '../../contract/limits';
import { pageKey, pageKeys } from '../page-keys';
import { flipbooks } from '../tables';
import { findFlipbook, type FlipbookRow } from '../views';
import { PdfProblem, storedProblem } from './problem';
import { renderPdf } from './renderer';

type Needs = Pick<Site, 'db' | 'write' | 'files' | 'log'>;

interface RenderOptions {
  signal: AbortSignal;
  /** How many seconds one page may take; see renderPdf. */
  seconds?: number | undefined;
}

/**
 * Renders a flipbook's pages that are not there yet and finishes it, which may make it the current one. A PDF at fault
 * fails its flipbook, for good and with a reason; anything else is thrown, and a later call continues where this call
 * stopped. Does nothing for a flipbook that is finished, failed or gone, and stops when it is deleted in between.
 */
export async function renderFlipbook(site: Needs, id: number, { signal, seconds }: RenderOptions): Promise<void> {
  const book = await findFlipbook(site.db, id);
  if (!book || book.status === 'finished' || book.status === 'failed') return;
  const folder = await mkdtemp(path.join(site.files.temp(), 'render-'));
  try {
    const pdf = path.join(folder, 'book.pdf');
    await fetchPdf(site.files, book.pdf, pdf);
    if (!(await change(site, id, { status: 'rendering' }))) return;
    const start = { pdf, folder, from: book.pagesDone + 1, widths: pageWidths, maxPages, gentle: true };
    await renderPdf(start, {
      opened: async ({ pages, width, height }) => {
        await change(site, id, { pageCount: pages, pageWidth: width, pageHeight: height });
      },
      page: (page) => storePage(site, book, page, folder),
      signal,
      ...(seconds !== undefined && { seconds }),
    });
    await change(site, id, { status: 'finished' });
  } catch (error) {
    if (!(error instanceof PdfProblem)) throw error;
    site.log.warn({ flipbook: id, reason: error.message }, 'flipbook cannot be rendered');
    await failFlipbook(site, book, storedProblem(error));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Marks a flipbook as failed and deletes what there is of its pages; the PDF stays so that staff can look into it. */
export async function failFlipbook(site: Needs, book: FlipbookRow, failure: string): Promise<void> {
  const rendered = (await findFlipbook(site.db, book.id))?.pagesDone ?? 0;
  await change(site, book.id, { status: 'failed', failure, pagesDone: 0 });
  // One more than was counted: the pictures of the next page may be there already.
  await site.files.delete(pageKeys(book.folder, rendered + 1));
}

async function fetchPdf(files: Files, key: string, target: string) {
  const found = await files.read(key);
  if (!found) throw new PdfProblem('pdfGone');
  await pipeline(found.stream, createWriteStream(target, { flags: 'wx' }));
}

/** Moves a page's pictures from the folder into the site's files. Returns false when the flipbook is gone. */
async function storePage(site: Needs, book: FlipbookRow, page: number, folder: string): Promise<boolean> {
  for (const width of pageWidths) {
    const file = path.join(folder, `${page}-${width}.webp`);
    await site.files.put(pageKey(book.folder, page, width), { path: file }, 'image/webp');
    await rm(file);
  }
  // Another instance may render it too, when this instance was silent for long: both store the same pages, and the
  // count never goes down.
  if (await change(site, book.id, { pagesDone: sql`greatest(${flipbooks.pagesDone}, ${page})` })) return true;
  const found = await findFlipbook(site.db, book.id);
  if (found?.status !== 'finished')
    await site.files.delete(pageWidths.map((width) => pageKey(book.folder, page, width)));
  return false;
}

/** Changes an unfinished flipbook; returns false when there is none of that id (any more). */
function change({ write }: Needs, id: number, values: PgUpdateSetSource<typeof flipbooks>): Promise<boolean> {
  return write(async (tx, invalidate) => {
    const open = and(eq(flipbooks.id, id), inArray(flipbooks.status, ['uploaded', 'rendering']));
    const changed = await tx.update(flipbooks).set(values).where(open).returning({ id: flipbooks.id });
    // Nothing public shows a flipbook before it is finished.
    if (values.status === 'finished') invalidate(resourcesTopic);
    return changed.length > 0;
  });
}
