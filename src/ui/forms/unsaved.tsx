import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useGuard, useIsRouted, type Location } from '~/router';
import { useLazyPart } from '../hooks/use-lazy-part';

/**
 * Has a link, Back and a reload ask before they leave the page while `hasChanges` returns true. It is called only when
 * the person is about to leave, so that the last letter counts. Where one page shows one record after the other,
 * `stepOf` is the parameter of the address that names the record: another record leaves the form as well.
 * @returns what has to be rendered for it
 */
export function useUnsaved(hasChanges: () => boolean, active = true, stepOf?: string): ReactNode {
  const isRouted = useIsRouted();
  return isRouted && active && <LeaveGuard hasChanges={hasChanges} stepOf={stepOf} />;
}

/** How long the question may take before it is fetched again, in ms. */
const RETRY_MS = 500;

/** Where the page leads when the session has ended: nothing can be saved any more. */
const afterTheSession = '/login';

function LeaveGuard({ hasChanges, stepOf }: { hasChanges: () => boolean; stepOf: string | undefined }) {
  const recordAt = ({ pathname, search }: Location) =>
    pathname + (stepOf ? (new URLSearchParams(search).get(stepOf) ?? '') : '');
  const held = useGuard(
    (from, to) => recordAt(from) !== recordAt(to) && to.pathname !== afterTheSession && hasChanges(),
  );
  const isHeld = held !== null;
  // Loaded once something is typed: while the history moves, a browser may drop what it is fetching. A failure is tried
  // again while there is a question to show.
  const [tries, setTries] = useState(1);
  const question = useLazyPart(() => import('./discard-question'), tries);
  const isMissing = isHeld && question === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setTries((count) => count + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [isMissing, tries]);
  const wouldLose = useEffectEvent(hasChanges);
  useEffect(() => {
    // The browser's own text.
    const ask = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    question && <question.DiscardQuestion open={isHeld} onClose={() => held?.stay()} onDiscard={() => held?.go()} />
  );
}
