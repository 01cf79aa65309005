import type { QueryClient } from '@tanstack/react-query';
import { useKnownSession } from '~/session';
import { usePolled } from '~/ui/hooks/use-polled';
import { unreadQuery } from './queries';

/** A 304 from memory unless something has changed, like the unanswered count; but half a minute late is early enough. */
const everyMs = 30_000;

/** Unread notices of somebody logged in, for the header's bell. Undefined for a visitor. */
export function useUnreadCount(): number | undefined {
  const session = useKnownSession();
  return usePolled(unreadQuery, { on: Boolean(session), everyMs })?.unread_count;
}

/** Asks anew how many are unread, when there were any: what somebody is looking at counts as read. */
export function refreshUnread(client: QueryClient): void {
  const { queryKey } = unreadQuery;
  if (client.getQueryData(queryKey)?.unread_count) void client.invalidateQueries({ queryKey });
}
