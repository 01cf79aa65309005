import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useGuard, useIsRouted } from '~/router';
import { useLazyPart } from '../hooks/use-lazy-part';

/**
 * Has a link, Back and a reload ask before they leave the page while `hasChanges` returns true. It is called only when
 * the person is about to leave, so that the last letter counts.
 * @returns what has to be rendered for it
 */
export function useUnsaved(hasChanges: () => boolean, active = true): ReactNode {
  const isRouted = useIsRouted();
  return isRouted && active && <LeaveGuard hasChanges={hasChanges} />;
}

/** Where the page leads when the session has ended: nothing can be saved any more. */
const afterTheSession = '/login';

function LeaveGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const held = useGuard(
    ({ pathname: from }, { pathname: to }) => from !== to && to !== afterTheSession && hasChanges(),
  );
  const isHeld = held !== null;
  // Loaded when it has a question to show: few people who fill in a form leave it.
  const question = useLazyPart(() => import('./discard-question'), Number(isHeld));
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
