import { useCallback, useRef, useState } from 'react';
import { ConfirmDialog } from '~/ui/confirm-dialog';

/**
 * For a window with a form: closing it (Escape, its Close button) asks first when something typed would be lost.
 * `onOpenChange` goes to the window, `setTyped` to the form, `question` into the window; `close` closes without asking.
 */
export function useDiscardQuestion(close: () => void) {
  // No state: Escape may come before what the last letter changed is drawn.
  const typed = useRef(false);
  const setTyped = useCallback((is: boolean) => {
    typed.current = is;
  }, []);
  const [asking, setAsking] = useState(false);
  const onOpenChange = (open: boolean) => {
    if (open) return;
    if (typed.current) setAsking(true);
    else close();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      onClose={() => setAsking(false)}
      danger
      title="Discard changes?"
      description="What you typed has not been saved."
      cancelLabel="Keep editing"
      confirmLabel="Discard"
      onConfirm={close}
    />
  );
  return { onOpenChange, setTyped, question };
}
