import { useEffect, useRef, useState } from 'react';

/**
 * Asking before something of a list is deleted, and deleting it. `remove` gives whether it is gone. The focus then goes to
 * `fallback`, for the row that had it is gone too.
 */
export function useDeletion<T>(remove: (item: T) => Promise<boolean>) {
  // Kept while the window closes, so that it does not change under the eyes.
  const [item, setItem] = useState<T>();
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const fallback = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);

  useEffect(() => {
    if (!open && gone) fallback.current?.focus({ preventScroll: true });
  }, [open, gone]);

  const ask = (doomed: T) => {
    setItem(doomed);
    setGone(false);
    setOpen(true);
  };
  const onConfirm = async () => {
    if (item !== undefined) setGone(await remove(item));
  };
  return { item, ask, fallback, dialog: { open, onOpenChange: setOpen, onConfirm } };
}
