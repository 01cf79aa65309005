import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notice } from '../../contract';
import { call, noticesQuery, unreadQuery } from '../queries';

/** What the call answers, for every page of it that the browser keeps. */
interface Kept {
  results: Notice[];
  unread_count: number;
}

const everyMs = 30_000;
const pages = { queryKey: ['GET /api/notifications/'] };
const bell = { queryKey: unreadQuery.queryKey };

/** One page of the own notices, followed while it is shown, and marking them as read, in the bell too. */
export function useNotices(page: number) {
  const client = useQueryClient();
  const list = useQuery({ ...noticesQuery(page), staleTime: 0, refetchInterval: everyMs, placeholderData: keepPreviousData });

  const change = (to: (kept: Kept) => Kept) => client.setQueriesData<Kept>(pages, (kept) => kept && to(kept));

  const unread = list.data?.unread_count;
  useEffect(() => {
    // The bell has counted up to half a minute before the list has.
    if (unread !== undefined) client.setQueryData(bell.queryKey, { unread_count: unread });
  }, [client, unread]);

  /** Marks one as read, or all: at once here, and back again when the server could not be told (throws CallError). */
  const read = async (id?: number): Promise<void> => {
    // What came after the list was drawn nobody has seen.
    const upTo = list.data?.newest_id;
    // An answer from before the mark must not come after it.
    await Promise.all([client.cancelQueries(pages), client.cancelQueries(bell)]);
    change((kept) => marked(kept, id));
    try {
      const body = id !== undefined ? { ids: [id] } : upTo ? { up_to: upTo } : {};
      const { unread_count } = await call('POST /api/notifications/read/', { body });
      change((kept) => ({ ...kept, unread_count }));
      client.setQueryData(bell.queryKey, { unread_count });
    } catch (error) {
      void client.invalidateQueries(pages);
      void client.invalidateQueries(bell);
      throw error;
    }
  };

  return { list, read };
}

function marked(kept: Kept, id: number | undefined): Kept {
  const meant = (notice: Notice) => id === undefined || notice.id === id;
  const unread = id === undefined ? 0 : Math.max(0, kept.unread_count - 1);
  const results = kept.results.map((notice) => (meant(notice) ? { ...notice, is_read: true } : notice));
  return { ...kept, unread_count: unread, results };
}
