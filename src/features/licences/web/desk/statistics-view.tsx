import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { shortMonths } from '~/shared/show-date';
import { showCount } from '~/shared/show-count';
import { standingNames } from '~/shared/standing';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { Statistics } from '../../contract';

/** What the office measures, with the months as a plot and the same numbers as words (docs/product/licences.md, "Statistics"). */
export function StatisticsView({ query }: { query: UseQueryResult<Statistics> }) {
  return (
    <ListFrame query={query} failed="Failed to load the statistics. Please try again." waiting={<Skeleton className="h-96" />}>
      {(figures) => (
        <div className="flex flex-col gap-6">
          <StatGrid label="Members by status">
            {(['active', 'expiring', 'expired', 'lapsed', 'unknown'] as const).map((status) => (
              <Stat key={status} label={standingNames[status]} value={showCount(figures.counts[status])} />
            ))}
          </StatGrid>
          <StatGrid label="Measures">
            <Stat label="Last day known" hint="Licences" value={share(figures.known_dates.licence, figures.people)} />
            <Stat label="Last day known" hint="Memberships" value={share(figures.known_dates.membership, figures.people)} />
            <Stat label="Renewed in time" hint={`Of ${figures.renewed_in_time.renewed} in a year`} value={share(figures.renewed_in_time.in_time, figures.renewed_in_time.renewed)} />
            <Stat
              label="Days to a decision"
              hint={`Median of ${figures.days_to_decision.decided} in 90 days`}
              value={figures.days_to_decision.median === null ? '–' : String(figures.days_to_decision.median)}
            />
          </StatGrid>
          <Panel title="Month by month" lead="Licences whose last day is in the month, and renewals approved in it.">
            <Months months={figures.months} />
          </Panel>
        </div>
      )}
    </ListFrame>
  );
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`);

function Months({ months }: { months: Statistics['months'] }) {
  const most = Math.max(1, ...months.flatMap(({ running_out: out, renewed }) => [out, renewed]));
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Key className="hatched">Running out</Key>
        <Key className="bg-primary">Renewed</Key>
      </p>
      <ol className="flex flex-col gap-2">
        {months.map(({ month, running_out: out, renewed, in_time: inTime }) => (
          <li key={month} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3 text-2xs">
            <span className="text-muted tabular-nums">
              {shortMonths[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
            </span>
            <span className="flex min-w-0 flex-col gap-0.5">
              <Bar count={out} most={most} className="hatched" said="running out" />
              <Bar count={renewed} most={most} className="bg-primary" said={`renewed, ${inTime} of them in time`} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden="true" className={clsx('size-3 rounded-sm forced-colors:bg-[Highlight]', className)} />
    {children}
  </span>
);

function Bar({ count, most, className, said }: { count: number; most: number; className: string; said: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        style={{ '--share': count / most } as CSSProperties}
        className={clsx('block h-3 w-[calc((100%-3rem)*var(--share))] rounded-e-sm forced-colors:bg-[Highlight]', count > 0 && className)}
      />
      <span className={clsx('tabular-nums', count ? 'font-semibold' : 'text-muted')}>
        {showCount(count)} <span className="sr-only">{said}</span>
      </span>
    </span>
  );
}
