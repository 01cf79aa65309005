import { useEffect, useState } from 'react';
import { logQuietly } from '~/shared/log-quietly';

/**
 * Returns a part of the page that is loaded when it is wanted: `load` imports it, `wanted` counts how often it was (0:
 * not yet). Undefined until it is there. A failure (no connection for a moment, a file that a new version removed)
 * leaves the page as it is and is tried again the next time; React's `lazy` would replace the whole page, and remember
 * it.
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted: number): T | undefined {
  const [part, setLate] = useState<{ part: T }>();
  const loaded = part !== undefined;
  useEffect(() => {
    if (wanted === 0 || loaded) return;
    load().then(
      (part) => setLate({ part }),
      (error: unknown) => logQuietly('A part of the page could not be fetched', error),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- `load` may be made again on every render
  }, [wanted, loaded]);
  return part?.part;
}
