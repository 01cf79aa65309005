import { Dialog, type DialogProps } from '~/ui/dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';

type ListWindowProps = DialogState & Pick<DialogProps, 'title' | 'width' | 'ownStep' | 'children'>;

/** Renders the window of a list. */
export const ListWindow = ({ open, onClose, ...dialog }: ListWindowProps) => (
  <Dialog {...dialog} open={open} onOpenChange={(stays) => !stays && onClose()} />
);
