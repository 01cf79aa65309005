import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';
import type { ThreadState } from '../../contract';

type MarkButtonProps = {
  /** Sets the mark or takes it back. */
  mark: UseMutationOptions<ThreadState, Error, { params: { id: number } }>;
  id: number;
  failed: string;
  children: ReactNode;
};

/** Sets a mark of a post, or takes it back. */
export function MarkButton({ mark, id, failed, children }: MarkButtonProps) {
  const { mutate, isPending } = useMutation(mark);
  return (
    <Button variant="ghost" size="sm" loading={isPending} onClick={() => mutate({ params: { id } }, { onError: () => toast.error(failed) })}>
      {children}
    </Button>
  );
}
