import { useKnownSession } from '~/features/accounts/web/public';
import { usePolled } from '~/ui/hooks/use-polled';
import { unreadQuery } from './queries';

/** Unlike the unanswered count this one differs by person and reaches the database, and half a minute late is early enough. */
const everyMs = 30_000;

/** Unread notices of somebody logged in, for the header's bell. Undefined for a visitor. */
export function useUnreadCount(): number | undefined {
  const session = useKnownSession();
  return usePolled(unreadQuery, { on: Boolean(session), everyMs })?.unread_count;
}
