import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { LinkCard } from '~/ui/link-card';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import type { TodayItems } from '~/ui/today-list';
import * as texts from '../../texts';
import { mineQuery } from '../queries';

/** Renders, on the member's dashboard, the status of licence and membership with a link to the licence page. */
export function LicenceCard() {
  const { data } = useQuery(mineQuery);
  const waits = data && (data.requests.licence ?? data.requests.membership);
  return (
    <LinkCard
      to="/member/licence"
      icon={<BadgeCheck />}
      title={texts.licenceAndMembership}
      badge={data && <MembershipStatusBadge status={data.status} />}
      lead={data && leadOf(data.licence, waits?.status)}
    />
  );
}

/** Returns what matters today of licence and membership: a renewal that is due, or a request to be corrected. */
export function useLicenceToday(): TodayItems {
  const { data, isPending } = useQuery(mineQuery);
  if (!data) return isPending ? undefined : [];
  const item = { to: '/member/licence', icon: <BadgeCheck />, kind: texts.renewalDue, isUrgent: true } as const;
  const waits = [data.requests.licence, data.requests.membership];
  if (waits.some((request) => request?.status === 'correction')) return [{ ...item, text: texts.correctionAsked }];
  return (['licence', 'membership'] as const).flatMap((kind) => {
    const { status, until, days_left: left } = data[kind];
    const isDue = status !== 'active' && status !== 'unknown' && data.requests[kind] === null;
    if (!isDue || until === null || left === null) return [];
    const words = left < 0 ? texts.endedOn : texts.endsOn;
    return [{ ...item, text: fillText(words[kind], { until: formatDate(until) }) }];
  });
}

function leadOf(
  { until, days_left: left }: { until: string | null; days_left: number | null },
  state: string | undefined,
): string {
  if (state === 'correction') return texts.correctionAsked;
  if (state === 'queue') return texts.withTheOffice;
  if (until === null || left === null) return texts.lastDayUnknown;
  const values = { until: formatDate(until), days: Math.abs(left) };
  if (left === 0) return fillText(texts.cardLastDayToday, values);
  return countText(left > 0 ? texts.cardDaysLeft : texts.cardDaysOver, values.days, values);
}
