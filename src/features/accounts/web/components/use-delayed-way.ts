import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '~/router';
import { useHydrated } from '~/ui/hooks/use-hydrated';

/** What the login screen says to somebody who was led there (a message of the screen before). */
export interface Arrival {
  notice: string;
}

/**
 * What the screen before has left to be said here, and the way to stop saying it. It is taken out of the history at once: a
 * reload would find it there and say it again, before the page is hydrated at that.
 */
export function useArrival(): [notice: string, stop: () => void] {
  const location = useLocation();
  // The HTML is the same for everybody.
  const hydrated = useHydrated();
  const notice = hydrated ? (location.state as Partial<Arrival> | null)?.notice : undefined;
  const [taken, setTaken] = useState({ notice: '', isOver: false });
  if (notice && notice !== taken.notice) setTaken({ notice, isOver: false });
  useLayoutEffect(() => {
    // Past the router, which would take its time: somebody may be quick to reload.
    if (notice) window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [notice]);
  return [taken.isOver ? '' : taken.notice, () => setTaken({ ...taken, isOver: true })];
}

/** Goes to /login after some seconds, once `active`; the screen has to say so and to offer the link as well. */
export function useDelayedLogin(active: boolean, seconds: number, notice: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate('/login', { state: { notice } satisfies Arrival }), seconds * 1000);
    return () => clearTimeout(timer);
  }, [active, seconds, notice, navigate]);
}
