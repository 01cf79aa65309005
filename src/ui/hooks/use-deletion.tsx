import { useEffect, useRef, useState, type RefObject } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog';
import { useDialog } from './use-dialog';

type Fallback = RefObject<(HTMLHeadingElement & HTMLParagraphElement) | null>;

/** What the question before a deletion says; the deed is dangerous unless it says otherwise. */
type Words = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'danger'>;

/**
 * Confirms and deletes an item of a list: `ask` opens the question, `question` returns it for the screen to render, and
 * `isAsking` is whether it is open. `remove` resolves to whether the item is gone. The focus then goes to `fallback`,
 * for the row that had it is gone too; two questions of one list share it.
 */
export function useDeletion<T>(remove: (item: T) => Promise<boolean>, shared?: Fallback) {
  const { render, state, show } = useDialog<T>();
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
  const question = (wordsOf: (item: T) => Words) =>
    render((window, item) => (
      <ConfirmDialog danger {...window} onConfirm={async () => setGone(await remove(item))} {...wordsOf(item)} />
    ));
  return { ask, isAsking: state.open, fallback, question };
}
