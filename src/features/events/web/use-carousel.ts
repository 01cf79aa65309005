import { useEffect, useState } from 'react';
import { useDocumentVisible } from '~/ui/hooks/use-document-visible';
import { useReducedMotion } from '~/ui/hooks/use-reduced-motion';

/** How long a poster stands, public-site.md section 9. */
const POSTER_MS = 5000;

/**
 * Which of `count` posters is shown. The next one comes by itself unless the reader paused it, asked the device for less
 * motion, or looks at another tab; the arrow keys move it from anywhere on the page.
 */
export function useCarousel(count: number) {
  const reduced = useReducedMotion();
  const visible = useDocumentVisible();
  const [position, setPosition] = useState(0);
  const [wish, setWish] = useState<boolean | null>(null);
  const index = count ? position % count : 0;
  const playing = wish ?? !reduced;
  const go = (to: number) => setPosition(((to % count) + count) % count);

  const moving = playing && visible && count > 1;
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), POSTER_MS);
    return () => clearTimeout(timer);
  }, [moving, index, count]);

  useEffect(() => {
    if (count < 2) return;
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      event.preventDefault();
      setPosition((now) => (now + step + count) % count);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [count]);

  return { index, go, playing, setPlaying: setWish };
}
