import * as common from '~/shared/texts';
import { ConfirmDialog } from '../confirm-dialog';

type DiscardQuestionProps = { open: boolean; onClose: () => void; onDiscard: () => void };

/**
 * Confirms before what was typed is thrown away. The question is about a step in the history, and so has none itself.
 */
export const DiscardQuestion = ({ open, onClose, onDiscard }: DiscardQuestionProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    ownStep={false}
    danger
    title={common.discardChanges}
    description={common.notSavedYet}
    cancelLabel={common.keepEditing}
    confirmLabel={common.discard}
    onConfirm={onDiscard}
  />
);
