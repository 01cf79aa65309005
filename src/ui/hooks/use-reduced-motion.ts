import { useMediaQuery } from './use-media-query';

/** Returns true when the person set their device to less motion: nothing may then move by itself. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
