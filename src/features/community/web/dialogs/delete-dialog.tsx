import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOutdated } from '~/shared/error-message';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { dropAnswer, dropQuestion } from '../cache';
import { preview } from '../labels';
import { deleteAnswer, deleteQuestion } from '../mutations';
import type { Post } from '../thread/post';

type DeleteDialogProps = DialogState & { post: Post; onDeleted: (post: Post) => void };

/** Asks before a post goes for good. */
export function DeleteDialog({ post, onDeleted, ...state }: DeleteDialogProps) {
  const client = useQueryClient();
  const { type, id, questionId } = post;
  const deletion = useMutation(type === 'question' ? deleteQuestion : deleteAnswer);
  const confirm = async () => {
    try {
      await deletion.mutateAsync({ params: { id } });
    } catch (error) {
      // Somebody else was faster: that is what was wanted.
      if (!isOutdated(error)) {
        toast.error(`Failed to delete ${type}`);
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
      title={type === 'question' ? 'Delete question' : 'Delete answer'}
      description={
        <>
          Are you sure you want to delete “{preview(post.text)}”? {type === 'question' && 'Its answers go with it. '}This action cannot be undone.
        </>
      }
      confirmLabel="Delete"
      onConfirm={confirm}
    />
  );
}
