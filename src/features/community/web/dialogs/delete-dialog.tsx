import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { toast } from '~/ui/toast';
import { call } from '../api';
import { dropAnswer, dropQuestion, refreshBoard } from '../cache';
import { preview } from '../labels';
import type { Post } from '../thread/post';

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; post: Post; onDeleted: (post: Post) => void };

/** Asks before a post is deleted for good. */
export function DeleteDialog({ open, onOpenChange, post, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient();
  const { type, id, questionId } = post;
  const confirm = async () => {
    try {
      await call(type === 'question' ? 'DELETE /api/community/questions/:id/delete/' : 'DELETE /api/community/answers/:id/delete/', { params: { id } });
    } catch (error) {
      // Somebody else was faster; the outcome is the one that was wanted.
      if (!(error instanceof CallError && error.status === 404)) {
        toast.error(`Failed to delete ${type}`);
        throw error;
      }
    }
    if (type === 'question') dropQuestion(client, id);
    else dropAnswer(client, questionId, id);
    void refreshBoard(client);
    onDeleted(post);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
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
