import { useEffect, useRef, useState, type RefObject } from 'react';

type Fallback = RefObject<(HTMLHeadingElement & HTMLParagraphElement) | null>;

/**
 * Asking before something of a list is deleted, and deleting it. `remove` gives whether it is gone. The focus then goes to
 * `fallback`, for the row that had it is gone too; two questions of one list share it.
 */
export function useDeletion<T>(remove: (item: T) => Promise<boolean>, shared?: Fallback) {
  // Kept while the window closes, so that it does not change under the eyes.
  const [item, setItem] = useState<T>();
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const own = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const fallback = shared ?? own;

  useEffect(() => {
    if (!open && gone) fallback.current?.focus({ preventScroll: true });
  }, [open, gone, fallback]);

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
