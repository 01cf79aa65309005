import { useEffect, useRef, useState } from 'react';
import { useLocation } from '~/router';

/**
 * Returns a menu that a button opens: its state, the refs of the box around both and of the button, and `toggle`.
 * Escape closes it and returns the focus; a press outside, leaving it with Tab, and a navigation close it too.
 */
export function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Being open belongs to one history entry: every navigation, even to the same page, closes it.
  const open = openAt === key;
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, listening);
    document.addEventListener('pointerdown', onOutside, listening);
    document.addEventListener('focusin', onOutside, listening);
    return () => listening.abort();
  }, [open]);

  return { open, box, button, toggle: () => setOpenAt(open ? null : key) };
}
