import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Answer, Question } from '../../contract';
import type { Post } from '../thread/post';
import { DeleteDialog } from './delete-dialog';
import { EditAnswerDialog, EditQuestionDialog } from './edit-dialog';
import { InviteDialog } from '../invite/invite-dialog';
import { FlagDialog } from './flag-dialog';
import { ViewerDialog } from './viewer-dialog';

/** What a window of the board is about. */
export interface PostDialog {
  kind: 'view' | 'edit' | 'delete' | 'flag' | 'invite';
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
};

/** The board's windows, fetched when the first one opens. */
export default function Dialogs({ kind, post, state, question, answers, personId, onRefresh, onDeleted }: DialogsProps) {
  const answer = post.type === 'answer' ? answers.find(({ id }) => id === post.id) : undefined;
  if (kind === 'delete') return <DeleteDialog {...state} post={post} onDeleted={onDeleted} />;
  if (kind === 'flag') return <FlagDialog {...state} post={post} onFlagged={() => void onRefresh()} />;
  if (kind === 'invite') return question && <InviteDialog {...state} question={question} personId={personId} />;
  if (kind === 'edit') {
    if (post.type === 'question') return question && <EditQuestionDialog {...state} question={question} />;
    return answer && <EditAnswerDialog {...state} answer={answer} />;
  }
  const attachment = (post.type === 'question' ? question : answer)?.attachment;
  return attachment && <ViewerDialog {...state} attachment={attachment} onRefresh={onRefresh} />;
}
