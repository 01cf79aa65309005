import { useEffect, useEffectEvent } from 'react';

/** Hears key presses wherever the focus is, while `active`; not those that something else has taken already. */
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
