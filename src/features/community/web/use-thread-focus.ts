import { useEffect, useRef } from 'react';

/**
 * When what had the focus disappears with a thread that opens (the list on a phone, the composer of what was just posted), it
 * moves to the thread's heading as soon as that is there, and to the question's row on the way back. Else it stays where it
 * is. `gone`: there is no such thread, and no heading to wait for.
 */
export function useThreadFocus(openId: number | null, heading: HTMLElement | null, gone: boolean): void {
  const before = useRef(openId);
  useEffect(() => {
    const last = before.current;
    // One that is no longer in the page is the last thread's.
    if (last === openId || (openId !== null && !gone && !heading?.isConnected)) return;
    before.current = openId;
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused.getClientRects().length > 0) return;
    const target = openId === null ? document.querySelector<HTMLElement>(`[data-question="${last}"]`) : heading;
    target?.focus({ preventScroll: true });
  }, [openId, heading, gone]);
}
