import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { flipbooks, resourceDocuments } from './tables';

export type FlipbookRow = typeof flipbooks.$inferSelect;
export type DocumentRow = typeof resourceDocuments.$inferSelect;

/** A flipbook whose pages are all there. */
export type FinishedFlipbook = FlipbookRow & { pageCount: number; pageWidth: number; pageHeight: number };

/** Returns every flipbook, the newest first. */
export function findFlipbooks(db: Db | Tx): Promise<FlipbookRow[]> {
  return db.select().from(flipbooks).orderBy(desc(flipbooks.id));
}

export async function findFlipbook(db: Db | Tx, id: number): Promise<FlipbookRow | undefined> {
  const [found] = await db.select().from(flipbooks).where(eq(flipbooks.id, id));
  return found;
}

/** Returns the finished flipbooks, the newest upload first: the first is the current one, the rest are the archives. */
export async function findFinished(db: Db | Tx): Promise<FinishedFlipbook[]> {
  const found = await db.select().from(flipbooks).where(eq(flipbooks.status, 'finished')).orderBy(desc(flipbooks.id));
  return found.filter(
    (row): row is FinishedFlipbook => row.pageCount !== null && row.pageWidth !== null && row.pageHeight !== null,
  );
}

/** Returns every document, the newest first. */
export function findDocuments(db: Db | Tx): Promise<DocumentRow[]> {
  return db.select().from(resourceDocuments).orderBy(desc(resourceDocuments.uploadedAt), desc(resourceDocuments.id));
}
