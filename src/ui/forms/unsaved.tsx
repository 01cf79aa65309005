import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useGuard, useIsRouted, type Guard } from '~/router';
import { useLate } from '../hooks/use-late';

/** What is on the page and not saved, in order: asked only when somebody is about to leave, so that the last letter counts. */
const keepers = new Map<symbol, () => boolean>();
const listeners = new Set<() => void>();

const hasUnsaved = () => [...keepers.values()].some((hasChanges) => hasChanges());
const tell = () => listeners.forEach((listener) => listener());

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Has a link, Back and a reload ask before they leave the page while `hasChanges` says that something would be lost. Gives
 * what is to be rendered for it: the router knows one guard only, so the first of a page's forms has it for all.
 */
export function useUnsaved(hasChanges: () => boolean, active = true): ReactNode {
  const [id] = useState(() => Symbol('unsaved'));
  const ask = useEffectEvent(hasChanges);
  useEffect(() => {
    if (!active) return;
    keepers.set(id, () => ask());
    tell();
    return () => {
      keepers.delete(id);
      tell();
    };
  }, [id, active]);
  const first = useSyncExternalStore(
    watch,
    () => keepers.keys().next().value,
    () => undefined,
  );
  const isRouted = useIsRouted();
  return isRouted && first === id && <LeaveGuard />;
}

/** Where one is led when the session has ended: there is nothing left to save with. */
const afterTheSession = '/login';

const wouldLose: Guard = ({ pathname: from }, { pathname: to }) =>
  from !== to && to !== afterTheSession && hasUnsaved();

function LeaveGuard() {
  const held = useGuard(wouldLose);
  const isHeld = held !== null;
  // Fetched when it has something to ask: few who fill in a form leave it.
  const late = useLate(() => import('./discard-question'), Number(isHeld));
  useEffect(() => {
    // The browser's own words.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return late && <late.DiscardQuestion open={isHeld} onClose={() => held?.stay()} onDiscard={() => held?.go()} />;
}
