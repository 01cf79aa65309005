import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone the list goes when a thread opens, and with it the focus: it goes to the thread's heading, and back to the
 * question's row on the way back. Where both stand side by side it stays where it is.
 */
export function useThreadFocus(openId: number | null, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    before.current = openId;
    if (last === openId) return;
    const focused = document.activeElement;
    const lost = !focused || focused === document.body || !(focused as HTMLElement).checkVisibility();
    if (!lost) return;
    const target = openId === null ? document.querySelector<HTMLElement>(`[data-question="${last}"]`) : heading.current;
    target?.focus({ preventScroll: true });
  }, [openId, heading]);
}
