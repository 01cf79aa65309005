import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '~/shared/api-client';
import { useBanner } from '~/ui/hooks/use-banner';
import type { FlaggedItem } from '../../contract';
import { call } from '../api';
import { flagsQuery } from './queries';

export type Decision = 'keep' | 'remove';

/** Attachments' addresses live at least seven and a half minutes. */
const everyMs = 5 * 60_000;
const failed = { keep: 'Failed to keep this post. Please try again.', remove: 'Failed to remove this post. Please try again.' };

/** One page of flagged posts and the decision about them. */
export function useFlags(page: number) {
  const client = useQueryClient();
  const list = useQuery({ ...flagsQuery(page), staleTime: 0, refetchInterval: everyMs, placeholderData: keepPreviousData });
  const [banner, say] = useBanner({ clearAfter: 5000 });

  /** Keeps or removes a post; it leaves the list. Throws CallError after having said why, when it can be tried again. */
  const decide = async (item: FlaggedItem, decision: Decision): Promise<void> => {
    say();
    const { content_type, content_id } = item;
    try {
      const params = { content_type, content_id };
      const { message } = await call('POST /api/community/flags/:content_type/:content_id/', { params, body: { decision } });
      say('success', message);
    } catch (error) {
      // Somebody else has decided, or its author has deleted it: the list is no longer right.
      const gone = error instanceof CallError && error.status === 404;
      say('error', gone ? error.message : failed[decision]);
      if (!gone) throw error;
    }
    client.setQueryData(flagsQuery(page).queryKey, (now) => now && without(now, item));
    // Whatever counts or shows posts is no longer right either.
    void client.invalidateQueries();
  };

  return { list, banner, decide };
}

export const isSame = (one: FlaggedItem, other: FlaggedItem) =>
  one.content_type === other.content_type && one.content_id === other.content_id;

function without<T extends { count: number; results: FlaggedItem[] }>(page: T, gone: FlaggedItem): T {
  const results = page.results.filter((item) => !isSame(item, gone));
  return { ...page, results, count: page.count - (page.results.length - results.length) };
}
