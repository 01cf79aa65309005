import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage, isOutdated } from '~/shared/error-message';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import { preview, type Post, refetchList } from '~/features/community/web/public';
import * as texts from '../../texts';
import { undoMerge } from './queries';

/** Asks for confirmation before a merge is undone. `post` is the question that was merged. */
export function UndoDialog({ post, onMoved, ...state }: DialogState & { post: Post; onMoved: () => void }) {
  const client = useQueryClient();
  const { mutateAsync: undo } = useMutation(undoMerge);
  const confirm = async () => {
    try {
      await undo({ params: { id: post.id } });
      toast.success(texts.unmerged);
      await refetchList(client);
      onMoved();
    } catch (error) {
      toast.error(errorMessage(error, texts.undoMergeFailed, { 404: true, 409: true }));
      if (!isOutdated(error)) throw error;
    }
  };
  return (
    <ConfirmDialog
      {...state}
      title={fill(texts.undoMergeAsked, { title: <ContentText>{preview(post.text)}</ContentText> })}
      description={texts.undoMergeLead}
      confirmLabel={texts.undoMerge}
      onConfirm={confirm}
    />
  );
}
