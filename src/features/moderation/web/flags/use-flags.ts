import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '~/shared/dates';
import { errorMessage, isOutdated } from '~/shared/error-message';
import { useMessage } from '~/ui/hooks/use-message';
import type { FlaggedItem } from '../../contract/flags';
import { decideFlags, flagsQuery } from './queries';
import * as texts from '../../texts';

export type Decision = 'keep' | 'remove';

/** The interval of the refetch in ms: addresses of attachments are valid for at least seven and a half minutes. */
const everyMs = 5 * MINUTE_MS;
const failed = { keep: texts.keepFailed, remove: texts.removeFailed };

/** Returns a page of flagged posts and the function that decides about them. */
export function useFlags(page: number, sort: string) {
  const client = useQueryClient();
  const list = useQuery({
    ...flagsQuery(page, sort),
    staleTime: 0,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  });
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const { mutateAsync } = useMutation(decideFlags);

  /**
   * Keeps or removes a post, which then leaves the list. When the decision can be retried, it shows the error and
   * throws.
   */
  const decide = async ({ item, decision }: { item: FlaggedItem; decision: Decision }): Promise<boolean> => {
    messages.clear();
    const { content_type, content_id } = item;
    try {
      messages.success((await mutateAsync({ params: { content_type, content_id }, body: { decision } })).message);
    } catch (error) {
      messages.error(errorMessage(error, failed[decision], { 404: true }));
      // An outdated decision is no failure: another moderator has decided, or the author has deleted the post, and the
      // list is stale.
      if (!isOutdated(error)) throw error;
    }
    client.setQueryData(flagsQuery(page, sort).queryKey, (now) => now && without(now, item));
    return true;
  };

  return { list, message, messages, decide };
}

/** Returns whether two items are the same post. */
export const isSame = (one: FlaggedItem, other: FlaggedItem) =>
  one.content_type === other.content_type && one.content_id === other.content_id;

function without<T extends { count: number; results: FlaggedItem[] }>(page: T, gone: FlaggedItem): T {
  const results = page.results.filter((item) => !isSame(item, gone));
  return { ...page, results, count: page.count - (page.results.length - results.length) };
}
