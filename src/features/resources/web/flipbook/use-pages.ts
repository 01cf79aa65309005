import { useState } from 'react';
import { useReducedMotion } from '~/ui/hooks/use-reduced-motion';
import { clampPage, openPages, turnedPage } from '../../rules';
import { leafBetween, type Leaf } from './leaf';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'preventDefault'>;

/** A turning leaf: moving by itself, or held or just let go, and then with the place it may lead to. */
type MovingLeaf = Leaf & { key: number; heldTo?: number };

/** The reader's place in a book, and the functions that move through it. */
export interface Pages {
  page: number;
  /** The open pages, ascending. */
  open: number[];
  leaf: MovingLeaf | null;
  /** Undefined at the end of the book on that side. */
  previous: number | undefined;
  next: number | undefined;
  /** Shows a page; takes any number and clamps it. */
  show(page: number): void;
  leafLies(): void;
  /**
   * Picks up the next (1) or previous (-1) leaf and returns its key. Null at the end of the book and with reduced
   * motion.
   */
  lift(by: 1 | -1): number | null;
  /**
   * Lets go of a leaf: the book is at the new place, or the old one, at once, so that the next swipe can come while the
   * leaf still falls.
   */
  release(key: number, turned: boolean): void;
  /** Removes a leaf that has come to rest. */
  drop(key: number): void;
  onKeyDown(event: KeyPress): void;
}

/** Returns the reader's place in a book of `pageCount` pages, beginning at the page `first`. */
export function usePages(pageCount: number, spread: boolean, first = 1): Pages {
  const [{ page, leaf, count }, setPlace] = useState<{ page: number; leaf: MovingLeaf | null; count: number }>({
    page: first,
    leaf: null,
    count: 0,
  });
  const reduced = useReducedMotion();
  const previous = turnedPage(page, pageCount, spread, -1);
  const next = turnedPage(page, pageCount, spread, 1);

  const show = (wanted: number) => {
    const to = clampPage(wanted, pageCount);
    const turned = reduced ? undefined : leafBetween(page, to, pageCount, spread);
    setPlace({ page: to, leaf: turned ? { ...turned, key: count + 1 } : null, count: count + 1 });
  };

  const lift = (by: 1 | -1) => {
    const to = by === 1 ? next : previous;
    const turned = reduced || to === undefined ? undefined : leafBetween(page, to, pageCount, spread);
    if (!turned) return null;
    setPlace({ page, leaf: { ...turned, key: count + 1, heldTo: to }, count: count + 1 });
    return count + 1;
  };

  // The reader may have gone elsewhere in between; then a leaf that is no longer held is ignored.
  const release = (key: number, turned: boolean) =>
    setPlace((now) => (now.leaf?.key === key && turned ? { ...now, page: now.leaf.heldTo ?? now.page } : now));
  const drop = (key: number) => setPlace((now) => (now.leaf?.key === key ? { ...now, leaf: null } : now));

  const onKeyDown = (event: KeyPress) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const places: Record<string, number | undefined> = {
      ArrowLeft: previous,
      ArrowRight: next,
      Home: 1,
      End: pageCount,
    };
    if (!Object.hasOwn(places, event.key)) return;
    event.preventDefault();
    const place = places[event.key];
    if (place !== undefined) show(place);
  };

  return {
    page,
    open: openPages(page, pageCount, spread),
    leaf,
    previous,
    next,
    show,
    leafLies: () => setPlace((now) => ({ ...now, leaf: null })),
    lift,
    release,
    drop,
    onKeyDown,
  };
}
