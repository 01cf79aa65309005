import { useState } from 'react';
import { ConfirmDialog } from '~/ui/confirm-dialog';

/**
 * For a window with a form: closing it (Escape, its Close button) asks first when something typed would be lost.
 * `onOpenChange` goes to the window, `setTyped` to the form, `question` into the window; `close` closes without asking.
 */
export function useDiscardQuestion(close: () => void) {
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const onOpenChange = (open: boolean) => {
    if (open) return;
    if (typed) setAsking(true);
    else close();
  };
  const question = (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
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
