import { useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from '~/router';
import { writeAddresses } from '../hooks/use-address';

/** The row of each list that was opened last in this tab, by the list's address. */
const opened = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Marks the row that was opened last, so that it is found again after Back: returns what the element of a row carries,
 * by a key that no other row of the screen has. A press of a link or a button in it opens it.
 */
export function useOpened() {
  const { pathname } = useLocation();
  const last = useSyncExternalStore(
    subscribe,
    () => opened.get(pathname),
    () => undefined,
  );
  return (key: string) => ({
    'aria-current': last === key ? ('true' as const) : undefined,
    onClickCapture: ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a, button'))) return;
      // A search that was just typed is written before the step that follows, and not in its place.
      void writeAddresses();
      opened.set(pathname, key);
      for (const listener of listeners) listener();
    },
  });
}

/** How such a row looks. */
export const openedClass = 'aria-[current=true]:shadow-[inset_4px_0_0_var(--color-brass)]';
