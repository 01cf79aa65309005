import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the login screen says to somebody who was led there (a message of the screen before). */
export interface Arrival {
  notice: string;
}

/**
 * What the screen before has left to be said here, and the way to stop saying it. It is taken out of the history at once: a
 * reload would find it there and say it again, before the page is hydrated at that.
 */
export function useArrival(): [notice: string, stop: () => void] {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  const notice = (state as Partial<Arrival> | null)?.notice;
  useEffect(() => {
    if (!notice) return;
    setSaid(notice);
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
  }, [notice, pathname, search, navigate]);
  return [said, () => setSaid('')];
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
