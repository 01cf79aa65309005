import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '~/shared/error-message';
import { isMissing } from '~/shared/record-page';
import * as common from '~/shared/texts';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { dropAnswer, dropQuestion } from '../cache';
import { preview } from '../labels';
import { deleteAnswer, deleteQuestion } from '../mutations';
import type { Post } from '../thread/post';
import * as texts from '../../texts';

type DeleteDialogProps = DialogState & { post: Post; onDeleted: (post: Post) => void };

/** Asks for confirmation before a post is deleted for good. */
export function DeleteDialog({ post, onDeleted, ...state }: DeleteDialogProps) {
  const client = useQueryClient();
  const { type, id, questionId } = post;
  const deletion = useMutation(type === 'question' ? deleteQuestion : deleteAnswer);
  const confirm = async () => {
    try {
      await deletion.mutateAsync({ params: { id } });
    } catch (error) {
      // A 404 means that another person deleted it first, which is the wanted result. A thread that was locked in
      // between is still there.
      if (!isMissing(error)) {
        toast.error(errorMessage(error, texts.deleteFailed[type], { 409: true }));
        throw error;
      }
    }
    if (type === 'question') dropQuestion(client, id);
    else dropAnswer(client, questionId, id);
    onDeleted(post);
  };
  return (
    <ConfirmDialog
      {...state}
      danger
      title={texts.deletePost[type]}
      description={fill(texts.deleteAsked[type], { preview: <ContentText>{preview(post.text)}</ContentText> })}
      confirmLabel={common.deleteIt}
      onConfirm={confirm}
    />
  );
}
