import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from '~/router';
import type { PageAddress } from '~/shared/addresses';
import { formatCount } from '~/shared/format-count';
import { Skeleton } from '~/ui/skeleton';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { statisticsQuery } from '../queries';

/** Renders how many licences end soon or have ended, as tiles of the office's dashboard that lead to their lists. */
export function ExpiryTiles() {
  const { data } = useQuery(statisticsQuery);
  const tiles: { to: PageAddress; label: string; count: number | undefined }[] = [
    { to: '/app/admin/licences?tab=expiring', label: texts.expiringSoon, count: data?.counts.expiring },
    { to: '/app/admin/licences?tab=expired', label: texts.expired, count: data?.counts.expired },
  ];
  return (
    <nav aria-label={common.licences} className="grid grid-cols-2 gap-3 sm:flex sm:*:flex-1">
      {tiles.map(({ to, label, count }) => (
        <Link
          key={label}
          to={to}
          className={clsx(
            'flex min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-card px-4 py-3 text-ink',
            'no-underline shadow-sm transition-[border-color,box-shadow] hover:border-primary hover:shadow-md',
          )}
        >
          <span className="text-2xl font-semibold tabular-nums">
            {count === undefined ? <Skeleton className="h-8 w-12" /> : formatCount(count)}
          </span>
          <span className="text-sm text-muted">{label}</span>
        </Link>
      ))}
    </nav>
  );
}
