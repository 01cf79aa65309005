import { useMediaQuery } from './use-media-query';

/** True when the person asked their device for less motion: nothing may then move by itself. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
