import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onKeyDown` for key presses wherever the focus is, while `active`; not for presses that something else has
 * handled already.
 */
export function useWindowKeys(onKeyDown: (press: KeyboardEvent) => void, active = true): void {
  const hear = useEffectEvent(onKeyDown);
  useEffect(() => {
    if (!active) return;
    const listen = (press: KeyboardEvent) => {
      if (!press.defaultPrevented) hear(press);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [active]);
}
