import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** What the login screen says to somebody who was led there (a message of the screen before). */
export interface Arrival {
  notice: string;
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
