import { useQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { LinkCard } from '~/ui/link-card';
import * as texts from '../../texts';
import { newestCircularQuery } from '../queries';

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
