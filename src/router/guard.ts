import { useEffect, useEffectEvent, useState } from 'react';
import { useHere } from './context';
import type { Guard, HeldStep } from './router';

/**
 * Holds the steps for which `asks` returns true until the person goes or stays. Several guards may be there at once:
 * the first whose `asks` returns true holds for all.
 * @returns the step that this guard holds, if it holds one
 */
export function useGuard(asks: Guard): HeldStep | null {
  const { router, state } = useHere();
  const [key] = useState(() => Symbol('guard'));
  const ask = useEffectEvent(asks);
  useEffect(() => router.guard(key, (from, to) => ask(from, to)), [router, key]);
  return state.held?.by === key ? state.held : null;
}
