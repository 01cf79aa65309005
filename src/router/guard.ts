import { useEffect } from 'react';
import { useHere } from './context';
import type { Guard, HeldStep } from './router';

/** Holds steps for which `asks` is true, until somebody says go or stay: the step that is held, if one is. There is one such guard at most. */
export function useGuard(asks: Guard): HeldStep | null {
  const { router, state } = useHere();
  useEffect(() => {
    router.guard(asks);
    return () => router.guard(null);
  }, [router, asks]);
  return state.held;
}
