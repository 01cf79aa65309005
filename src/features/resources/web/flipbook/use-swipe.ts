import { useRef, type PointerEvent } from 'react';

const farEnough = 36; // CSS pixels

/** Sideways strokes of a finger; a tap or click goes to the half it falls on. Strokes up and down stay the page's. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger means zooming.
      start.current = event.isPrimary && event.button === 0 ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerCancel() {
      start.current = null;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const began = start.current;
      start.current = null;
      if (!began || began.id !== event.pointerId) return;
      const [x, y] = [event.clientX - began.x, event.clientY - began.y];
      if (Math.abs(x) >= farEnough && Math.abs(x) > 1.5 * Math.abs(y)) turn(x < 0 ? 1 : -1);
      else if (Math.hypot(x, y) < 8) {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        turn(event.clientX > left + width / 2 ? 1 : -1);
      }
    },
  };
}
