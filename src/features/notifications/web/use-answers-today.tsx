import { useQuery } from '@tanstack/react-query';
import MessageCircleReply from 'lucide-react/icons/message-circle-reply';
import * as common from '~/shared/texts';
import type { TodayItems } from '~/ui/today-list';
import { boardKinds } from '../contract/choices';
import { newestQuery, unreadQuery } from './queries';

/** Returns the newest unread notice about the board (an answer to the person, say), for their home. */
export function useAnswersToday(): TodayItems {
  const unread = useQuery(unreadQuery);
  const hasUnread = Boolean(unread.data?.unread_count);
  const { data, isPending } = useQuery({ ...newestQuery, enabled: hasUnread });
  if (unread.isPending || (hasUnread && isPending)) return undefined;
  const newest = data?.results.find(({ kind, is_read }) => !is_read && boardKinds.some((each) => each === kind));
  if (!hasUnread || !newest) return [];
  return [{ to: '/notifications', icon: <MessageCircleReply />, kind: common.community, text: newest.text }];
}
