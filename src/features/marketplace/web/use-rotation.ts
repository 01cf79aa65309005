import { useEffect, useState, type RefObject } from 'react';
import { useDocumentVisible } from '~/ui/hooks/use-document-visible';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import { useReducedMotion } from '~/ui/hooks/use-reduced-motion';
import { SKIP_MS } from './showcase';

/** Where a carousel stands among its ads, and which of them could not be shown: by their ids, for the list may change. */
export function useRotation(ads: readonly { id: number }[]) {
  const count = ads.length;
  const [position, setPosition] = useState(0);
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const index = count ? position % count : 0;

  const go = (to: number) => setPosition(((to % count) + count) % count);
  const next = () => go(index + 1);
  const previous = () => go(index - 1);
  const fail = (id: number) => setFailed((known) => (known.has(id) ? known : new Set(known).add(id)));

  // After a media error: a moment, then the next one. When none is left that could be shown, it rests.
  const broken = failed.has(ads[index]?.id ?? 0);
  const allFailed = count > 0 && ads.every(({ id }) => failed.has(id));
  useEffect(() => {
    if (!broken || allFailed) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), SKIP_MS);
    return () => clearTimeout(timer);
  }, [broken, allFailed, index, count]);

  return { index, go, next, previous, fail, broken, allFailed };
}

/**
 * Whether something may move now: the reader wants it (or has not said, and asked the device for no less motion), it is
 * on the screen, and the tab is visible.
 */
export function useMotion(ref: RefObject<Element | null>, { quiet = false }: { quiet?: boolean } = {}) {
  const reduced = useReducedMotion();
  const visible = useDocumentVisible();
  const onScreen = useNearViewport(ref, '0px');
  const [wish, setWish] = useState<boolean | null>(null);
  const playing = wish ?? !(reduced || quiet);
  return { playing, moving: playing && visible && onScreen, setPlaying: setWish };
}
