import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a CSS media query holds now. On the server and during hydration it is `serverValue`, so that both
 * renderings agree; the real value follows right after.
 */
export function useMediaQuery(query: string, serverValue = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}
