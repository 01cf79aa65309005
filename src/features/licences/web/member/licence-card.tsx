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
  const item = {
    to: '/member/licence',
    icon: <BadgeCheck />,
    kind: texts.licenceAndMembership,
    isUrgent: true,
  } as const;
  const { licence, membership, requests } = data;
  const waits = [requests.licence, requests.membership];
  if (waits.some((request) => request?.status === 'correction')) return [{ ...item, text: texts.correctionAsked }];
  const isDue = ({ status }: { status: string }) => status !== 'active' && status !== 'unknown';
  if (isDue(licence) && !requests.licence) return [{ ...item, text: leadOf(licence, undefined) }];
  if (!isDue(membership) || requests.membership || membership.until === null) return [];
  return [{ ...item, text: fillText(texts.membershipThrough, { until: formatDate(membership.until) }) }];
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
