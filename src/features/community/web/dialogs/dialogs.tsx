import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Answer, Question } from '../../contract';
import type { DialogKind, Post } from '../thread/post';
import { MergeDialog } from '../moderation/merge-dialog';
import { PinDialog } from '../moderation/pin-dialog';
import { RetagDialog } from '../moderation/retag-dialog';
import { UndoDialog } from '../moderation/undo-dialog';
import { DeleteDialog } from './delete-dialog';
import { EditAnswerDialog, EditQuestionDialog } from './edit-dialog';
import { InviteDialog } from '../invite/invite-dialog';
import { FlagDialog } from './flag-dialog';
import { ViewerDialog } from './viewer-dialog';

/** What a window of the board is about. */
export interface PostDialog {
  kind: DialogKind;
  post: Post;
}

type DialogsProps = PostDialog & {
  state: DialogState;
  /** The open thread, as it is now. */
  question: Question | undefined;
  answers: readonly Answer[];
  personId: number;
  onRefresh: () => Promise<unknown>;
  onDeleted: (post: Post) => void;
  /** It stands elsewhere in the list now, or no more. */
  onMoved: () => void;
};

/** The board's windows, fetched when the first one opens. */
export default function Dialogs({
  kind,
  post,
  state,
  question,
  answers,
  personId,
  onRefresh,
  onDeleted,
  onMoved,
}: DialogsProps) {
  const answer = post.type === 'answer' ? answers.find(({ id }) => id === post.id) : undefined;
  if (kind === 'delete') return <DeleteDialog {...state} post={post} onDeleted={onDeleted} />;
  if (kind === 'flag') return <FlagDialog {...state} post={post} onFlagged={() => void onRefresh()} />;
  if (kind === 'invite') return question && <InviteDialog {...state} question={question} personId={personId} />;
  if (kind === 'edit') {
    if (post.type === 'question') return question && <EditQuestionDialog {...state} question={question} />;
    return answer && <EditAnswerDialog {...state} answer={answer} />;
  }
  if (kind === 'undo') return <UndoDialog {...state} post={post} onMoved={onMoved} />;
  if (kind === 'pin') return question && <PinDialog {...state} question={question} onMoved={onMoved} />;
  if (kind === 'merge') return question && <MergeDialog {...state} question={question} onMoved={onMoved} />;
  if (kind === 'retag') return question && <RetagDialog {...state} question={question} />;
  const attachment = (post.type === 'question' ? question : answer)?.attachment;
  return attachment && <ViewerDialog {...state} attachment={attachment} onRefresh={onRefresh} />;
}
