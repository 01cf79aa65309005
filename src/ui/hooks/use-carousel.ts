import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentVisible } from './use-document-visible';
import { useReducedMotion } from './use-reduced-motion';

/** How long after a media error the next item takes its place, in ms. */
const SKIP_MS = 1000;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

type CarouselOptions<Item> = {
  /** How long an item stays, in ms; undefined for an item that signals its own end (a video). */
  showMs?: (item: Item) => number | undefined;
  /** Nothing moves before Play is pressed, as for people who set their device to less motion. */
  quiet?: boolean;
  /** It stands still for now: it is out of sight, or the pointer is on it. */
  still?: boolean;
};

/** What `useCarousel` returns. */
export type CarouselState = ReturnType<typeof useCarousel>;

/**
 * Returns which of `items` a carousel shows, going around at both ends, and whether it may move now: the reader wants
 * it (or has not chosen, and has not set the device to less motion), nothing holds it still, and the tab is visible.
 * Items whose media failed are remembered by their ids, for the list may change.
 */
export function useCarousel<Item extends { id: number }>(items: readonly Item[], options: CarouselOptions<Item> = {}) {
  const { showMs, quiet = false, still = false } = options;
  const count = items.length;
  const [position, setPosition] = useState(0);
  const [wish, setWish] = useState<boolean | null>(null);
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const index = count ? position % count : 0;
  const item = items[index];

  const go = (to: number) => setPosition(((to % count) + count) % count);
  const next = () => go(index + 1);
  const fail = (id: number) => setFailed((known) => (known.has(id) ? known : new Set(known).add(id)));
  const broken = item !== undefined && failed.has(item.id);
  const allFailed = count > 0 && items.every(({ id }) => failed.has(id));

  const reduced = useReducedMotion();
  const visible = useDocumentVisible();
  const playing = wish ?? !(reduced || quiet);
  const moving = playing && visible && !still;

  // After a media error: a moment, then the next item, even when paused. When none is left that could be shown, it
  // rests.
  const skipMs = allFailed ? undefined : SKIP_MS;
  const waitMs = broken ? skipMs : item && moving && count > 1 ? showMs?.(item) : undefined;
  const advance = useEffectEvent(next);
  useEffect(() => {
    if (waitMs === undefined) return;
    const timer = setTimeout(() => advance(), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, item, index]);

  const onKeyDown = (press: KeyPress) => {
    const step = steps[press.key];
    if (!step || count < 2 || press.altKey || press.ctrlKey || press.metaKey) return;
    press.preventDefault();
    go(index + step);
  };

  return {
    index,
    count,
    go,
    next,
    fail,
    broken,
    allFailed,
    playing,
    moving,
    setPlaying: setWish as (play: boolean) => void,
    onKeyDown,
  };
}
