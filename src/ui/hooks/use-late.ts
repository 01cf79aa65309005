import { useEffect, useState } from 'react';
import { logQuietly } from '~/shared/log-quietly';

/**
 * A part of the page that is fetched when it is wanted: `load` imports it, `wanted` counts how often it was (0: not yet).
 * Gives undefined until it is there. A failure (no line for a moment, a file that a new version took away) leaves the page
 * as it is and is tried again the next time; React's `lazy` would replace the whole page, and remember it.
 */
export function useLate<T>(load: () => Promise<T>, wanted: number): T | undefined {
  const [late, setLate] = useState<{ part: T }>();
  const there = late !== undefined;
  useEffect(() => {
    if (wanted === 0 || there) return;
    load().then(
      (part) => setLate({ part }),
      (error: unknown) => logQuietly('A part of the page could not be fetched', error),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- `load` may be made anew on every render
  }, [wanted, there]);
  return late?.part;
}
