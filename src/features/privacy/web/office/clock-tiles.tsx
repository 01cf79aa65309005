import { useQuery } from '@tanstack/react-query';
import { Link } from '~/router';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { showCount } from '~/shared/show-count';
import { showDate, showMoment } from '~/shared/show-date';
import { Skeleton } from '~/ui/skeleton';
import type { Clock } from '../../contract/requests';
import * as texts from '../../texts';
import { waitingQuery } from '../requests/queries';

/** On the office's dashboard: what the law gives a time for, each a way to its list. */
export function ClockTiles() {
  const { data } = useQuery(waitingQuery);
  return (
    <nav aria-label={texts.privacyWaits} className="grid gap-3 sm:grid-cols-2">
      <Tile to="/app/admin/privacy" label={texts.openRequests} waiting={data?.requests} show={showDate} />
      <Tile
        to="/app/admin/privacy?tab=breaches"
        label={texts.breachesToTell}
        waiting={data?.breaches}
        show={showMoment}
      />
    </nav>
  );
}

type TileProps = { to: string; label: string; waiting: Clock | undefined; show: (at: string) => string | null };

const Tile = ({ to, label, waiting, show }: TileProps) => (
  <Link
    to={to}
    className="flex min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-card px-4 py-3 text-ink no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md"
  >
    <span className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-2xl font-semibold tabular-nums">
        {waiting ? showCount(waiting.open) : <Skeleton className="h-8 w-12" />}
      </span>
      {waiting && waiting.late > 0 && (
        <span className="text-sm font-semibold text-danger">{countText(texts.someLate, waiting.late)}</span>
      )}
    </span>
    <span className="text-sm text-muted">
      {label}
      {waiting?.nearest_due &&
        ` · ${fillText(waiting.late > 0 ? texts.lateSince : texts.nearestDue, { day: show(waiting.nearest_due) ?? '' })}`}
    </span>
  </Link>
);
