import type { ManagedFlipbook } from '../../contract';

/** Whether its pages are still to come. */
export const isUnderWay = ({ status }: Pick<ManagedFlipbook, 'status'>): boolean =>
  status === 'uploaded' || status === 'rendering';

/** The flipbooks by where they stand: those that cannot be read (yet), the current one, the earlier ones. */
export function shelfOf(books: readonly ManagedFlipbook[]) {
  return {
    coming: books.filter(({ status }) => status !== 'finished'),
    current: books.filter(({ is_current }) => is_current),
    archives: books.filter(({ status, is_current }) => status === 'finished' && !is_current),
  };
}

/** Those that were still being rendered at the last look and no longer are. */
export function settledSince(before: readonly ManagedFlipbook[], now: readonly ManagedFlipbook[]): ManagedFlipbook[] {
  const waited = new Set(before.filter(isUnderWay).map(({ id }) => id));
  return now.filter((book) => waited.has(book.id) && !isUnderWay(book));
}
