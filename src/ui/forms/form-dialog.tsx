import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Dialog, type DialogProps } from '../dialog';
import { useDialog, type DialogState } from '../hooks/use-dialog';
import { DiscardQuestion } from './discard-question';
import { FormGuardContext, type FormGuard, type Guarded } from './form-guard';

export type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'width' | 'compact' | 'ownStep'> &
  DialogState & {
    children: ReactNode;
  };

/**
 * Renders the window of a form. Escape, Close and Back show a question before they throw away what was typed; a press
 * outside does nothing; and the window stays open while its form is being saved.
 */
export function FormDialog({ open, onClose, children, ...dialog }: FormDialogProps) {
  const question = useDialog();
  const form = useRef<Guarded | null>(null);
  const [phase, setPhase] = useState<'typing' | 'saving'>('typing');
  const guard = useMemo<FormGuard>(
    () => ({
      watch: (current) => {
        form.current = current;
        setPhase(current.isSaving ? 'saving' : 'typing');
        return () => {
          form.current = null;
          setPhase('typing');
        };
      },
      close: onClose,
    }),
    [onClose],
  );
  const close = () => {
    if (form.current?.hasChanges()) question.show(true);
    else onClose();
  };
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(stays) => !stays && close()}
      dismissible={phase === 'typing'}
      holdsTyping
    >
      <FormGuardContext value={guard}>{children}</FormGuardContext>
      <DiscardQuestion {...question.state} onDiscard={onClose} />
    </Dialog>
  );
}
