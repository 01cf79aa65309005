import type { QueryClient } from '@tanstack/react-query';
import { useKnownSession } from '~/session';
import { usePolled } from '~/ui/hooks/use-polled';
import { everyMs, unreadQuery } from './queries';

/** Returns the number of unread notices for the header's bell, polled; undefined for a visitor. */
export function useUnreadCount(): number | undefined {
  const session = useKnownSession();
  return usePolled(unreadQuery, { on: Boolean(session), everyMs })?.unread_count;
}

/** Fetches the number of unread notices again, if there were any: a notice counts as read once it is looked at. */
export function refreshUnread(client: QueryClient): void {
  const { queryKey } = unreadQuery;
  if (client.getQueryData(queryKey)?.unread_count) void client.invalidateQueries({ queryKey });
}
