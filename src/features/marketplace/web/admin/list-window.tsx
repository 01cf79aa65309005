import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog, type DialogProps } from '~/ui/dialog';
import { fill } from '~/ui/fill';
import type { useDeletion } from '~/ui/hooks/use-deletion';
import type { DialogState } from '~/ui/hooks/use-dialog';

type ListWindowProps = DialogState & Pick<DialogProps, 'title' | 'width' | 'ownStep' | 'children'>;

/** Renders the window of a list. */
export const ListWindow = ({ open, onClose, ...dialog }: ListWindowProps) => (
  <Dialog {...dialog} open={open} onOpenChange={(stays) => !stays && onClose()} />
);

type DeletionQuestionProps = {
  deletion: Pick<ReturnType<typeof useDeletion<{ name: string }>>, 'item' | 'dialog'>;
  title: ReactNode;
  /** Has the place `{name}`. */
  question: string;
};

/** Renders the confirmation of a deletion. */
export const DeletionQuestion = ({ deletion, title, question }: DeletionQuestionProps) => (
  <ConfirmDialog
    {...deletion.dialog}
    title={title}
    description={fill(question as '{name}', { name: deletion.item?.name })}
    confirmLabel={common.deleteIt}
    danger
  />
);
