import type { ManagedFlipbook } from '../../contract';

/** Returns whether a flipbook's pages are still to be rendered. */
export const isPending = ({ status }: Pick<ManagedFlipbook, 'status'>): boolean =>
  status === 'uploaded' || status === 'rendering';

/** Returns the flipbooks by status: those that can't be read (yet), the current one, the earlier ones. */
export function shelfOf(books: readonly ManagedFlipbook[]) {
  return {
    coming: books.filter(({ status }) => status !== 'finished'),
    current: books.filter(({ is_current }) => is_current),
    archives: books.filter(({ status, is_current }) => status === 'finished' && !is_current),
  };
}

/** Returns the flipbooks that were still being rendered in `before` and no longer are. */
export function settledSince(before: readonly ManagedFlipbook[], now: readonly ManagedFlipbook[]): ManagedFlipbook[] {
  const waited = new Set(before.filter(isPending).map(({ id }) => id));
  return now.filter((book) => waited.has(book.id) && !isPending(book));
}
