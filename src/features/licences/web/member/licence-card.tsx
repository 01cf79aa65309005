import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Link } from 'react-router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { StandingBadge } from '~/ui/standing-badge';
import * as texts from '../../texts';
import { mineQuery } from '../queries';

/** On the member's dashboard: how things stand, and the way to the licence page. */
export function LicenceCard() {
  const { data } = useQuery(mineQuery);
  const waits = data && (data.requests.licence ?? data.requests.membership);
  return (
    <Link
      to="/member/licence"
      className="group flex min-w-0 items-start gap-4 rounded-lg border border-line bg-card p-5 text-ink no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md"
    >
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-tint text-primary [&_svg]:size-5">
        <BadgeCheck />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{texts.licenceAndMembership}</span>
          {data && <StandingBadge status={data.status} />}
        </span>
        <span className="mt-0.5 block min-h-5 text-sm text-muted">{data && leadOf(data.licence, waits?.status)}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 shrink-0 self-center text-muted transition-transform group-hover:translate-x-0.5" />
    </Link>
  );
}

function leadOf({ until, days_left: left }: { until: string | null; days_left: number | null }, state: string | undefined): string {
  if (state === 'correction') return texts.correctionAsked;
  if (state === 'queue') return texts.withTheOffice;
  if (until === null || left === null) return texts.lastDayUnknown;
  const values = { until: showDate(until), days: Math.abs(left) };
  if (left === 0) return fillText(texts.cardLastDayToday, values);
  return countText(left > 0 ? texts.cardDaysLeft : texts.cardDaysOver, values.days, values);
}
