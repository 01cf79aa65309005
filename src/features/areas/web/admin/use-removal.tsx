import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { isMissing } from '~/shared/record-page';
import { useDeletion } from '~/ui/hooks/use-deletion';
import type { Messages } from '~/ui/hooks/use-message';
import { reportDeletion } from '~/ui/office/describe-outcome';
import { knownFailures, type deleteArea, type deleteUnit } from './mutations';
import type { areaDeletion, unitDeletion } from '../../texts';

interface Named {
  id: number;
  name: string;
}

interface RemovalOptions {
  texts: typeof areaDeletion | typeof unitDeletion;
  deletion: typeof deleteArea | typeof deleteUnit;
  /** The list from which the record is removed. */
  queryKey: QueryKey;
  messages: Messages;
}

/**
 * Deletes an area or a unit after a confirmation, and reports the result. Returns `ask`, which starts the removal;
 * `question`, the window for the screen to render; and `fallback`, a ref that receives the focus when the row that had
 * it is gone.
 */
export function useRemoval({ texts, deletion, queryKey, messages }: RemovalOptions) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(deletion);

  const { ask, fallback, question } = useDeletion(async ({ id }: Named) => {
    const { done, failed } = texts;
    // After a 404 the record is gone too: another superuser was faster.
    const isGone = await reportDeletion(messages, () => mutateAsync({ params: { id } }), {
      done,
      failed,
      known: knownFailures,
      isGone: isMissing,
    });
    if (isGone) client.setQueryData<Named[]>(queryKey, (now) => now?.filter((one) => one.id !== id));
    return isGone;
  });

  const asked = question(({ name }) => ({
    title: texts.title,
    description: fillText(texts.question, { name }),
    confirmLabel: common.deleteIt,
  }));
  return { ask, fallback, question: asked };
}
