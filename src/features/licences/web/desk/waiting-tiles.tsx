import { useQuery } from '@tanstack/react-query';
import { Link } from '~/router';
import { showCount } from '~/shared/show-count';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';
import { statisticsQuery } from '../queries';

type WaitingTilesProps = {
  /** What else waits, before these: applications, for those who see them. */
  more?: readonly Tile[];
};

interface Tile {
  to: string;
  label: string;
  /** Undefined while it is not known. */
  count: number | undefined;
}

/** On the office's dashboard: what waits for somebody who looks after licences, each a way to its list. */
export function WaitingTiles({ more = [] }: WaitingTilesProps) {
  const { data } = useQuery(statisticsQuery);
  const tiles: Tile[] = [
    ...more,
    { to: '/app/admin/licences', label: texts.renewalsToDecide, count: data?.queue },
    { to: '/app/admin/licences?tab=expiring', label: texts.expiringSoon, count: data?.counts.expiring },
    { to: '/app/admin/licences?tab=expired', label: texts.expired, count: data?.counts.expired },
  ];
  return (
    <nav aria-label={texts.whatWaits} className="grid grid-cols-2 gap-3 sm:flex sm:*:flex-1">
      {tiles.map(({ to, label, count }) => (
        <Link
          key={label}
          to={to}
          className="flex min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-card px-4 py-3 text-ink no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md"
        >
          <span className="text-2xl font-semibold tabular-nums">
            {count === undefined ? <Skeleton className="h-8 w-12" /> : showCount(count)}
          </span>
          <span className="text-sm text-muted">{label}</span>
        </Link>
      ))}
    </nav>
  );
}
