import { useSyncExternalStore } from 'react';

/** A request to a person to prove again who they are; `answer` ends it. */
interface Asked {
  answer: (proved: boolean) => void;
}

let asked: Asked | null = null;
let waiting: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/**
 * Requests the proof, once for all calls that wait for it at the same time. Resolves to whether it was given; to false
 * at once where no page could request it.
 */
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

/** Returns the pending request, for the window that shows it; null most of the time. */
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
