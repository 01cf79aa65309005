import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { useDeletion } from '~/ui/hooks/use-deletion';
import type { Messages } from '~/ui/hooks/use-message';
import { failureOf, type deleteArea, type deleteUnit } from './mutations';
import { deleteLabel, type areaDeletion, type unitDeletion } from '../../texts';

interface Named {
  id: number;
  name: string;
}

interface RemovalOptions {
  texts: typeof areaDeletion | typeof unitDeletion;
  deletion: typeof deleteArea | typeof deleteUnit;
  /** The list it goes from. */
  queryKey: QueryKey;
  messages: Messages;
}

/**
 * Asks before an area or a unit is deleted, deletes it, and says what became of it. `question` is the window, for the screen
 * to show; the focus goes to `fallback` when the row that had it is gone.
 */
export function useRemoval({ texts, deletion, queryKey, messages }: RemovalOptions) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(deletion);

  const { item, ask, fallback, dialog } = useDeletion(async ({ id }: Named) => {
    messages.clear();
    try {
      await mutateAsync({ params: { id } });
      messages.success(texts.done);
    } catch (error) {
      messages.error(failureOf(error, texts.failed));
      // After a 404 it is gone all the same: somebody else was faster.
      if (!(error instanceof CallError && error.status === 404)) return false;
    }
    client.setQueryData<Named[]>(queryKey, (now) => now?.filter((one) => one.id !== id));
    return true;
  });

  const question = item && (
    <ConfirmDialog
      {...dialog}
      danger
      title={texts.title}
      description={fillText(texts.question, { name: item.name })}
      confirmLabel={deleteLabel}
    />
  );
  return { ask, fallback, question };
}
