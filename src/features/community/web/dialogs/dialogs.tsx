import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Attachment } from '../../contract';
import type { Post } from '../thread/post';
import { DeleteDialog } from './delete-dialog';
import { FlagDialog } from './flag-dialog';
import { ViewerDialog } from './viewer-dialog';

/** What a window of the board is about. */
export interface PostDialog {
  kind: 'view' | 'delete' | 'flag';
  post: Post;
}

type DialogsProps = PostDialog & {
  state: DialogState;
  attachmentOf: (post: Post) => Attachment | null;
  onRefresh: () => Promise<unknown>;
  onDeleted: (post: Post) => void;
};

/** The board's windows, fetched when the first one opens. */
export default function Dialogs({ kind, post, state, attachmentOf, onRefresh, onDeleted }: DialogsProps) {
  if (kind === 'delete') return <DeleteDialog {...state} post={post} onDeleted={onDeleted} />;
  if (kind === 'flag') return <FlagDialog {...state} post={post} onFlagged={() => void onRefresh()} />;
  const attachment = attachmentOf(post);
  return attachment && <ViewerDialog {...state} attachment={attachment} onRefresh={onRefresh} />;
}
