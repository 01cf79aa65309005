import { useEffect, useLayoutEffect, useState } from 'react';
import { forgetState, useLocation, useNavigate } from '~/router';
import { useHydrated } from '~/ui/hooks/use-hydrated';

/** The history state that has the login screen show a message of the screen before. */
export interface Arrival {
  notice: string;
}

/**
 * Returns the message that the screen before has left, and a function that hides it. It is removed from the history at
 * once: a reload would find it there and show it again, before the page is hydrated.
 */
export function useArrival(): [notice: string, stop: () => void] {
  const location = useLocation();
  // The HTML is the same for all visitors.
  const hydrated = useHydrated();
  const notice = hydrated ? (location.state as Partial<Arrival> | null)?.notice : undefined;
  const [shown, setShown] = useState({ notice: '', isOver: false });
  if (notice && notice !== shown.notice) setShown({ notice, isOver: false });
  useLayoutEffect(() => {
    // A step of the router would be too slow for a quick reload.
    if (notice) forgetState();
  }, [notice]);
  return [shown.isOver ? '' : shown.notice, () => setShown({ ...shown, isOver: true })];
}

/** Goes to /login after some seconds, once `active`; the screen has to announce it and to offer the link as well. */
export function useDelayedLogin(active: boolean, seconds: number, notice: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate('/login', { state: { notice } satisfies Arrival }), seconds * 1000);
    return () => clearTimeout(timer);
  }, [active, seconds, notice, navigate]);
}
