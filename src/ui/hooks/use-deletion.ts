import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDialog } from './use-dialog';

type Fallback = RefObject<(HTMLHeadingElement & HTMLParagraphElement) | null>;

/**
 * Confirms and deletes an item of a list: `dialog` goes to a ConfirmDialog, which is there while `item` is. `remove`
 * resolves to whether it is gone. The focus then goes to `fallback`, for the row that had it is gone too; two questions
 * of one list share it.
 */
export function useDeletion<T>(remove: (item: T) => Promise<boolean>, shared?: Fallback) {
  const { subject: item, state, show } = useDialog<T>();
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const fallback = shared ?? heading;

  useEffect(() => {
    if (!state.open && gone) fallback.current?.focus({ preventScroll: true });
  }, [state.open, gone, fallback]);

  const ask = (doomed: T) => {
    setGone(false);
    show(doomed);
  };
  const onConfirm = async () => {
    if (item !== undefined) setGone(await remove(item));
  };
  return { item, ask, fallback, dialog: { ...state, onConfirm } };
}
