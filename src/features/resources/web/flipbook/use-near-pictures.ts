import { useEffect, useRef } from 'react';
import { useSaveData } from '~/ui/hooks/use-save-data';
import type { Flipbook } from '../../contract';
import { nearPages } from '../../rules';
import { pageAddress, pageSrcSet } from './pictures';

/**
 * Fetches the pages that the next turn would show, and releases all others: a long book must fit into a phone's memory.
 * `wanted` delays this until the reader has reached the book.
 */
export function useNearPictures(
  book: Flipbook,
  page: number,
  { spread, sizes, wanted }: { spread: boolean; sizes: string; wanted: boolean },
) {
  const cached = useRef(new Map<number, HTMLImageElement>());
  const saveData = useSaveData();
  useEffect(() => {
    if (!wanted || saveData) return;
    const near = nearPages(page, book.page_count, spread);
    for (const known of cached.current.keys()) if (!near.includes(known)) cached.current.delete(known);
    for (const one of near) {
      if (cached.current.has(one)) continue;
      const picture = new Image();
      picture.sizes = sizes;
      picture.srcset = pageSrcSet(book, one);
      picture.src = pageAddress(book, one, book.page_widths[0]!);
      cached.current.set(one, picture);
    }
  }, [book, page, spread, sizes, wanted, saveData]);
}
