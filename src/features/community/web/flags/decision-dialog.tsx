import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { FlaggedItem } from '../../contract';
import type { Decision } from './use-flags';

type DecisionDialogProps = {
  open: boolean;
  asked: { item: FlaggedItem; decision: Decision };
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks once more, with what the decision means for everybody. */
export function DecisionDialog({ open, asked: { item, decision }, onClose, onConfirm }: DecisionDialogProps) {
  const { content_type: type, is_hidden: hidden } = item;
  const removed = type === 'question' ? 'It goes for good, with all its answers and files.' : 'It goes for good, with its file if it has one.';
  const kept = hidden ? 'Everybody sees it again, and its flags are closed.' : 'It stays where it is, and its flags are closed.';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={decision === 'keep' ? `Keep this ${type}?` : `Remove this ${type}?`}
      description={decision === 'keep' ? kept : `${removed} Its author is told.`}
      confirmLabel={decision === 'keep' ? 'Keep' : 'Remove'}
      danger={decision === 'remove'}
      onConfirm={onConfirm}
    />
  );
}
