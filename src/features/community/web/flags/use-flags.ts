import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage, isOutdated } from '~/shared/error-message';
import { useMessage } from '~/ui/hooks/use-message';
import type { FlaggedItem } from '../../contract';
import { decideFlags } from '../mutations';
import { flagsQuery } from './queries';
import * as texts from '../../texts';

export type Decision = 'keep' | 'remove';

/** Attachments' addresses live at least seven and a half minutes. */
const everyMs = 5 * 60_000;
const failed = { keep: texts.keepFailed, remove: texts.removeFailed };

/** One page of flagged posts and the decision about them. */
export function useFlags(page: number) {
  const client = useQueryClient();
  const list = useQuery({
    ...flagsQuery(page),
    staleTime: 0,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const { mutateAsync } = useMutation(decideFlags);

  /** Keeps or removes a post; it leaves the list. Throws after having said why, when it can be tried again. */
  const decide = async ({ item, decision }: { item: FlaggedItem; decision: Decision }): Promise<boolean> => {
    messages.clear();
    const { content_type, content_id } = item;
    try {
      messages.success((await mutateAsync({ params: { content_type, content_id }, body: { decision } })).message);
    } catch (error) {
      messages.error(errorMessage(error, failed[decision], { 404: true }));
      // Unless somebody else has decided, or its author has deleted it: the list is no longer right then.
      if (!isOutdated(error)) throw error;
    }
    client.setQueryData(flagsQuery(page).queryKey, (now) => now && without(now, item));
    return true;
  };

  return { list, message, decide };
}

export const isSame = (one: FlaggedItem, other: FlaggedItem) =>
  one.content_type === other.content_type && one.content_id === other.content_id;

function without<T extends { count: number; results: FlaggedItem[] }>(page: T, gone: FlaggedItem): T {
  const results = page.results.filter((item) => !isSame(item, gone));
  return { ...page, results, count: page.count - (page.results.length - results.length) };
}
