import { useState } from 'react';

/** What a window on top of a list is about. It is still known while the window closes. */
export function useAsked<T>() {
  const [about, setAbout] = useState<T | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (next: T) => {
    setAbout(next);
    setOpen(true);
  };
  return { about, open, ask, onOpenChange: setOpen, onClose: () => setOpen(false) };
}
