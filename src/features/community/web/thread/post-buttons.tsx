import Flag from 'lucide-react/icons/flag';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';
import type { ThreadState } from '../../contract';
import type { OpenDialog, Post } from './post';
import * as texts from '../../texts';

type MarkButtonProps = {
  /** The mutation that sets the mark or removes it. */
  mark: UseMutationOptions<ThreadState, Error, { params: { id: number } }>;
  id: number;
  failed: string;
  children: ReactNode;
};

/** Shows the button that sets a mark of a post, or removes it. */
export function MarkButton({ mark, id, failed, children }: MarkButtonProps) {
  const { mutate, isPending } = useMutation(mark);
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={isPending}
      onClick={() =>
        mutate({ params: { id } }, { onError: (error) => toast.error(errorMessage(error, failed, { 409: true })) })
      }
    >
      {children}
    </Button>
  );
}

type PostButtonsProps = {
  post: Post;
  /** Whether the thread is locked: its author can't delete the post any more. */
  locked: boolean;
  shown: { is_author: boolean; can_edit: boolean; can_delete: boolean; is_flagged: boolean };
  onDialog: OpenDialog;
};

/**
 * Shows the buttons of a post: editing for its author, flagging for other readers, deleting for the author and
 * superusers.
 */
export function PostButtons({ post, shown, locked, onDialog }: PostButtonsProps) {
  // For readers who decide about flags, `is_flagged` includes other people's flags.
  const flagged = shown.is_flagged && !shown.can_delete;
  return (
    <>
      {shown.can_edit && (
        <IconButton label={texts.editPost[post.type]} size="sm" onClick={() => onDialog('edit', post)}>
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      {!shown.is_author && (
        <IconButton
          label={flagged ? texts.youHaveFlaggedThis : texts.flagPost[post.type]}
          size="sm"
          // Not disabled: it can still have the focus, which returns to it when the dialog closes.
          aria-disabled={flagged || undefined}
          className={clsx(flagged && 'cursor-not-allowed bg-sunken text-muted!')}
          onClick={() => {
            if (!flagged) onDialog('flag', post);
          }}
        >
          <Flag aria-hidden="true" />
        </IconButton>
      )}
      {shown.can_delete && !(locked && shown.is_author) && (
        <IconButton
          label={texts.deletePost[post.type]}
          size="sm"
          className="hover:text-danger"
          onClick={() => onDialog('delete', post)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
