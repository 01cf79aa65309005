import { useEffect, useRef } from 'react';

/** A scanner types faster (ms between two letters) than people do. */
const FAST_MS = 80;

/** What fast keys have made so far. */
export interface Burst {
  text: string;
  at: number;
}

/**
 * Adds a key to a burst of fast ones. A slow key begins another.
 *
 * @param key as the browser names it: a letter, or `Enter`
 */
export function addKey(burst: Burst, key: string, at: number): Burst & { scanned?: string } {
  const text = at - burst.at <= FAST_MS ? burst.text : '';
  if (key === 'Enter') return { text: '', at, ...(text.length >= 4 && { scanned: text }) };
  return { text: key.length === 1 ? text + key : text, at };
}

/** Passes the input of a scanner that works as a keyboard to `onCode`, unless a field has the focus. */
export function useScanner(onCode: (text: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    let burst: Burst = { text: '', at: 0 };
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const { scanned, ...next } = addKey(burst, event.key, event.timeStamp);
      burst = next;
      if (scanned === undefined) return;
      // The Enter of a scanner is no press of the button that has the focus.
      event.preventDefault();
      take.current(scanned);
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
