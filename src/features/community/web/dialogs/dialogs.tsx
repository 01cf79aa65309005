import type { Attachment } from '../../contract';
import type { Post } from '../thread/post';
import { DeleteDialog } from './delete-dialog';
import { FlagDialog } from './flag-dialog';
import { ViewerDialog } from './viewer-dialog';

export interface DialogState {
  kind: 'view' | 'delete' | 'flag';
  post: Post;
  open: boolean;
}

type DialogsProps = {
  state: DialogState;
  onOpenChange: (open: boolean) => void;
  attachmentOf: (post: Post) => Attachment | null;
  onRefresh: () => Promise<unknown>;
  onDeleted: (post: Post) => void;
};

/** The board's windows, fetched when the first one opens. */
export default function Dialogs({ state: { kind, post, open }, onOpenChange, attachmentOf, onRefresh, onDeleted }: DialogsProps) {
  if (kind === 'delete') return <DeleteDialog open={open} onOpenChange={onOpenChange} post={post} onDeleted={onDeleted} />;
  if (kind === 'flag') return <FlagDialog open={open} onOpenChange={onOpenChange} post={post} onFlagged={() => void onRefresh()} />;
  const attachment = attachmentOf(post);
  return attachment && <ViewerDialog open={open} onOpenChange={onOpenChange} attachment={attachment} onRefresh={onRefresh} />;
}
