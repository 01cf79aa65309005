import { useRef, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { angleOf, fullTurn, turnsOver } from './leaf';
import type { Pages } from './use-pages';

/** A finger (or a pressed mouse button) on the book. */
interface Hand {
  id: number;
  x: number;
  y: number;
  /** The leaf that it holds. */
  held: { key: number; by: 1 | -1; angle: number } | null;
  /** Its recent positions, for its speed. */
  track: { x: number; time: number }[];
}

const still = 8; // CSS pixels: less is a tap
const farEnough = 36;
const lately = 100; // ms

/**
 * Turns leaves by hand: a leaf follows a finger that moves sideways and, let go, turns over or falls back. A tap or
 * click turns the half it lands on. Vertical swipes scroll the page. With reduced motion a swipe turns the page without
 * a leaf.
 */
export function useHand({
  pages,
  spread,
  leaf,
}: {
  pages: Pages;
  spread: boolean;
  leaf: RefObject<HTMLElement | null>;
}) {
  const hand = useRef<Hand | null>(null);
  const full = fullTurn(spread);

  const turn = (by: 1 | -1) => {
    const to = by === 1 ? pages.next : pages.previous;
    if (to !== undefined) pages.show(to);
  };

  const settle = (turned: boolean) => {
    const held = hand.current?.held;
    hand.current = null;
    if (!held) return;
    const end = turned === (held.by === 1) ? full : 0;
    const duration = 90 + (320 * Math.abs(end - held.angle)) / full;
    const moving = leaf.current?.animate([styleAt(held.angle, spread), styleAt(end, spread)], {
      duration,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      fill: 'forwards',
    });
    pages.release(held.key, turned);
    const lies = () => pages.drop(held.key);
    if (moving) moving.finished.then(lies, lies);
    else lies();
  };

  return {
    onPointerDown(event: PointerEvent) {
      // A second finger means zooming.
      if (!event.isPrimary || event.button !== 0) return settle(false);
      hand.current = { id: event.pointerId, x: event.clientX, y: event.clientY, held: null, track: [] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = hand.current;
      if (!now || now.id !== event.pointerId) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      const since = performance.now() - lately;
      now.track = [...now.track.filter(({ time }) => time > since), { x, time: performance.now() }];
      if (!now.held) {
        if (Math.hypot(x, y) < still || Math.abs(x) < 1.2 * Math.abs(y)) return;
        const by = x < 0 ? 1 : -1;
        // Flushed, so that there is a leaf to move.
        const key = flushSync(() => pages.lift(by));
        if (key === null) return;
        now.held = { key, by, angle: by === 1 ? 0 : full };
        capture(event);
      }
      const width = leaf.current?.offsetWidth;
      if (!leaf.current || !width) return;
      now.held.angle = angleOf({ moved: x, width, by: now.held.by, spread });
      Object.assign(leaf.current.style, styleAt(now.held.angle, spread));
    },
    onPointerCancel() {
      settle(false);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = hand.current;
      if (!now || now.id !== event.pointerId) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (now.held) {
        const { by, angle } = now.held;
        const way = by === 1 ? angle / full : 1 - angle / full;
        return settle(turnsOver({ speed: -by * speedOf(now.track), share: way }));
      }
      hand.current = null;
      if (Math.abs(x) >= farEnough && Math.abs(x) > 1.5 * Math.abs(y)) turn(x < 0 ? 1 : -1);
      else if (Math.hypot(x, y) < still) {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        turn(event.clientX > left + width / 2 ? 1 : -1);
      }
    },
  };
}

/** Returns the speed in pixels per millisecond, to the right. A finger that rested before letting go has none. */
function speedOf(track: Hand['track']): number {
  const since = performance.now() - lately;
  const recent = track.filter(({ time }) => time > since);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.time > first.time ? (last.x - first.x) / (last.time - first.time) : 0;
}

function styleAt(angle: number, spread: boolean) {
  const lifted = 1 + (spread ? 0.03 : 0) * Math.sin((angle * Math.PI) / 180);
  return {
    transform: `rotateY(${-angle}deg) scale(${lifted})`,
    // Opaque until it is nearly on edge; then a single page fades, as it does when it turns by itself.
    opacity: String(spread ? 1 : 1 - 0.6 * Math.max(0, (angle - 84) / 12)),
  };
}

/** Captures the pointer, so that the swipe continues outside the book. */
function capture({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The finger was lifted already.
  }
}
