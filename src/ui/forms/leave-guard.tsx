import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardQuestion } from './discard-question';
import { hasUnsaved } from './unsaved';

/** Where one is led when the session has ended: there is nothing left to save with. */
const afterTheSession = '/login';

/** Asks before a link, Back or a reload leaves typed text behind (useUnsaved). The shell shows it once there is any. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) => from !== to && to !== afterTheSession && hasUnsaved(),
  );
  useEffect(() => {
    // The browser's own words.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      onDiscard={() => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
