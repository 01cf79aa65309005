import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone the list disappears when a thread opens, and the focus with it: it moves to the thread's heading as soon as that is
 * there (`ready`), and to the question's row on the way back. Where both are side by side it stays where it is.
 */
export function useThreadFocus(openId: number | null, ready: boolean, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    if (last === openId || (openId !== null && !ready)) return;
    before.current = openId;
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
    const target = openId === null ? document.querySelector<HTMLElement>(`[data-question="${last}"]`) : heading.current;
    target?.focus({ preventScroll: true });
  }, [openId, ready, heading]);
}
