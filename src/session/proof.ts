import { useSyncExternalStore } from 'react';

/** Somebody is being asked to show once more that it is them; `answer` ends it. */
interface Asked {
  answer: (proved: boolean) => void;
}

let asked: Asked | null = null;
let waiting: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Asks, once for all calls that want to know at the same time. Gives whether it was shown; no at once where no page would ask. */
export function askForProof(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  return (waiting ??= new Promise((resolve) => {
    change({
      answer: (proved) => {
        waiting = null;
        change(null);
        resolve(proved);
      },
    });
  }));
}

/** Who is being asked, for the window that asks; null most of the time. */
export const useProofAsked = (): Asked | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
