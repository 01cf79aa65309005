import type { DialogsProps } from '../parts';
import { DeleteDialog } from './delete-dialog';
import { EditAnswerDialog, EditQuestionDialog } from './edit-dialog';
import { ViewerDialog } from '~/features/attachments/web/public';

/** Shows the board's own windows: a post's file, its text, its deletion. */
export function PostDialogs({ kind, post, state, question, answers, onRefresh, onDeleted }: DialogsProps) {
  const answer = post.type === 'answer' ? answers.find(({ id }) => id === post.id) : undefined;
  if (kind === 'delete') return <DeleteDialog {...state} post={post} onDeleted={onDeleted} />;
  if (kind === 'edit') {
    if (post.type === 'question') return question && <EditQuestionDialog {...state} question={question} />;
    return answer && <EditAnswerDialog {...state} answer={answer} />;
  }
  const attachment = (post.type === 'question' ? question : answer)?.attachment;
  return attachment && <ViewerDialog {...state} attachment={attachment} onRefresh={onRefresh} />;
}
