import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog, type DialogProps } from '~/ui/dialog';
import { fill } from '~/ui/fill';
import type { useDeletion } from '~/ui/hooks/use-deletion';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Message } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';

type ListWindowProps = DialogState & Pick<DialogProps, 'title' | 'width' | 'ownStep' | 'children'>;

/** Renders the window of a list. */
export const ListWindow = ({ open, onClose, ...dialog }: ListWindowProps) => (
  <Dialog {...dialog} open={open} onOpenChange={(stays) => !stays && onClose()} />
);

/** Renders the last action's message, which stays in view over the list. */
export const ListMessage = ({ message, className }: { message: Message | null; className: string }) => (
  <div className={`sticky top-0 ${className}`}>
    <MessageBanner message={message} className="mb-4 shadow-md" />
  </div>
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
