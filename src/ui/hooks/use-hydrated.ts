import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false on the server and while hydrating, true from then on: for what HTML, the same for every visitor, cannot
 * contain.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
