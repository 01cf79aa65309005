import type { QueryClient } from '@tanstack/react-query';
import { useKnownSession } from '~/session';
import { usePolled } from '~/ui/hooks/use-polled';
import { everyMs, unreadQuery } from './queries';

/** Unread notices of somebody logged in, for the header's bell (a 304 unless something has changed). Undefined for a visitor. */
export function useUnreadCount(): number | undefined {
  const session = useKnownSession();
  return usePolled(unreadQuery, { on: Boolean(session), everyMs })?.unread_count;
}

/** Asks anew how many are unread, when there were any: what somebody is looking at counts as read. */
export function refreshUnread(client: QueryClient): void {
  const { queryKey } = unreadQuery;
  if (client.getQueryData(queryKey)?.unread_count) void client.invalidateQueries({ queryKey });
}
