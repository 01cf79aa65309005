import { useEffect, useEffectEvent } from 'react';

/** What is on the page and not saved: asked only when somebody is about to leave, so that the last letter typed counts. */
const keepers = new Set<() => boolean>();
const listeners = new Set<() => void>();

/** Whether anything is lost by leaving the page now. */
export const hasUnsaved = () => [...keepers].some((hasChanges) => hasChanges());

/** Whether the page has anything that can hold changes; for useSyncExternalStore. */
export const hasKeepers = () => keepers.size > 0;

export function watchKeepers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Has a link, Back and a reload ask before they leave the page while `hasChanges` says that something would be lost; the
 * shell does the asking (leave-guard.tsx).
 */
export function useUnsaved(hasChanges: () => boolean, active = true): void {
  const ask = useEffectEvent(hasChanges);
  useEffect(() => {
    if (!active) return;
    const keeper = () => ask();
    const tell = () => listeners.forEach((listener) => listener());
    keepers.add(keeper);
    tell();
    return () => {
      keepers.delete(keeper);
      tell();
    };
  }, [active]);
}
