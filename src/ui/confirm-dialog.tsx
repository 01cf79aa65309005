import { useState, type ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Button } from './button';
import { Dialog } from './dialog';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen, in one or two sentences. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** See Dialog. */
  ownStep?: boolean;
  /** May take time: the window closes when it resolves and stays open when it rejects (which the caller reports). */
  onConfirm: () => void | Promise<unknown>;
};

/** Confirms something that can't be taken back. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    confirmLabel,
    cancelLabel = common.cancel,
    danger,
    ownStep,
    onConfirm,
  } = props;
  const [state, setState] = useState<'asking' | 'confirming'>('asking');
  const busy = state === 'confirming';
  async function confirm() {
    setState('confirming');
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller has shown why; the question stays, so that it can be tried again.
    } finally {
      setState('asking');
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={description}
      width="sm"
      compact
      role="alertdialog"
      ownStep={ownStep}
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
