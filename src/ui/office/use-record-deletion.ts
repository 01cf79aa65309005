import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useDeletion } from '../hooks/use-deletion';
import type { Messages } from '../hooks/use-message';
import { describeOutcome } from './describe-outcome';

interface DeletionWords {
  done: string;
  failed: string;
  /** The question closes after a failure too; else it stays open and can be answered again. */
  closes?: boolean;
}

/** Confirms and deletes a record by its id, as useDeletion does, and reports the result. */
export function useRecordDeletion<T extends { id: number }>(
  messages: Messages,
  call: UseMutationOptions<undefined, Error, { params: { id: number } }>,
  { closes, ...words }: DeletionWords,
) {
  const { mutateAsync } = useMutation(call);
  return useDeletion(({ id }: T) => {
    const deletion = describeOutcome(messages, mutateAsync({ params: { id } }), words);
    return closes ? deletion.catch(() => false) : deletion;
  });
}
