import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { LinkCard } from '~/ui/link-card';
import type { TodayItems } from '~/ui/today-list';
import type { CircularRow } from '../../contract';
import * as texts from '../../texts';
import { newestCircularQuery } from '../queries';

/**
 * Returns what matters today of the circulars: of the newest, those that are unread or wait for a confirmation; the
 * newest where there is no such one.
 */
export function useCircularToday(): TodayItems {
  const { data, isPending } = useQuery(newestCircularQuery);
  if (!data) return isPending ? undefined : [];
  const waiting = data.results.filter(isWaiting);
  return (waiting.length > 0 ? waiting : data.results.slice(0, 1)).map((circular) => ({
    to: `/circulars/${circular.id}`,
    icon: <Megaphone />,
    kind: !isWaiting(circular) ? texts.lastCircular : circular.read_at ? texts.toBeConfirmed : texts.unreadCircular,
    text: circular.title,
    isUrgent: circular.urgent && isWaiting(circular),
  }));
}

const isWaiting = ({ read_at: readAt, needs_ack: needsAck, ack_at: ackAt }: CircularRow) =>
  readAt === null || (needsAck && ackAt === null);

/** Shows on the member's dashboard the newest circular, the number of unread ones, and the link to all. */
export function NewestCircular() {
  const { data } = useQuery(newestCircularQuery);
  const newest = data?.results[0];
  const unread = data?.unread_count ?? 0;
  return (
    <LinkCard
      to="/circulars"
      icon={<Megaphone />}
      tone="laterite"
      title={common.circulars}
      badge={unread > 0 && <Badge tone="laterite">{countText(texts.unreadOnes, unread)}</Badge>}
      lead={data && (newest ? fillText(texts.newestCircular, { title: newest.title }) : texts.noCirculars)}
    />
  );
}
