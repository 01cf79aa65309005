import { useState } from 'react';
import { useReducedMotion } from '~/ui/hooks/use-reduced-motion';
import { clampPage, openPages, turnedPage } from '../../rules';
import { leafBetween, type Leaf } from './leaf';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'preventDefault'>;

/** How the reader stands in a book and moves through it. */
export interface Pages {
  page: number;
  /** What lies open, ascending. */
  open: number[];
  leaf: (Leaf & { key: number }) | null;
  /** Undefined at the end of the book on that side. */
  previous: number | undefined;
  next: number | undefined;
  /** Any number; it is clamped. */
  show(page: number): void;
  leafLies(): void;
  onKeyDown(event: KeyPress): void;
}

export function usePages(pageCount: number, spread: boolean, first = 1): Pages {
  const [page, setPage] = useState(first);
  const [leaf, setLeaf] = useState<Pages['leaf']>(null);
  const reduced = useReducedMotion();
  const previous = turnedPage(page, pageCount, spread, -1);
  const next = turnedPage(page, pageCount, spread, 1);

  const show = (wanted: number) => {
    const to = clampPage(wanted, pageCount);
    const turned = leafBetween(page, to, pageCount, spread);
    if (turned) setLeaf((last) => (reduced ? null : { ...turned, key: (last?.key ?? 0) + 1 }));
    setPage(to);
  };

  const onKeyDown = (event: KeyPress) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
    const places: Record<string, number | undefined> = { ArrowLeft: previous, ArrowRight: next, Home: 1, End: pageCount };
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
    leafLies: () => setLeaf(null),
    onKeyDown,
  };
}
