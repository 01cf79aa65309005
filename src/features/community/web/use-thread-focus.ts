import { useEffect, useRef } from 'react';

/**
 * Moves the focus when the element that had it disappears with a thread that opens (the list on a phone, the composer
 * of a new post): to the thread's heading as soon as it is in the page, and to the question's row on the way back.
 * Otherwise the focus stays. `gone`: the thread does not exist, and has no heading to wait for.
 */
export function useThreadFocus(openId: number | null, heading: HTMLElement | null, gone: boolean): void {
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    // A heading that is no longer in the page is the previous thread's.
    if (last === openId || (openId !== null && !gone && !heading?.isConnected)) return;
    before.current = openId;
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
    const target = openId === null ? document.querySelector<HTMLElement>(`[data-question="${last}"]`) : heading;
    target?.focus({ preventScroll: true });
  }, [openId, heading, gone]);
}
