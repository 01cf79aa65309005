import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { fillText } from '~/shared/fill-text';
import { shortMonths } from '~/shared/show-date';
import { showCount } from '~/shared/show-count';
import { standingNames } from '~/shared/standing';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { Statistics } from '../../contract';
import * as texts from '../../texts';

/** What the office measures, with the months as a plot and the same numbers as words (docs/product/licences.md, "Statistics"). */
export function StatisticsView({ query }: { query: UseQueryResult<Statistics> }) {
  return (
    <ListFrame query={query} failed={texts.statisticsFailed} waiting={<Skeleton className="h-96" />}>
      {(figures) => (
        <div className="flex flex-col gap-6">
          <StatGrid label={texts.membersByStatus}>
            {(['active', 'expiring', 'expired', 'lapsed', 'unknown'] as const).map((status) => (
              <Stat key={status} label={standingNames[status]} value={showCount(figures.counts[status])} />
            ))}
          </StatGrid>
          <StatGrid label={texts.measures}>
            <Stat
              label={texts.lastDayKnown}
              hint={texts.licences}
              value={share(figures.known_dates.licence, figures.people)}
            />
            <Stat
              label={texts.lastDayKnown}
              hint={texts.memberships}
              value={share(figures.known_dates.membership, figures.people)}
            />
            <Stat
              label={texts.renewedInTime}
              hint={fillText(texts.renewedInAYear, { renewed: figures.renewed_in_time.renewed })}
              value={share(figures.renewed_in_time.in_time, figures.renewed_in_time.renewed)}
            />
            <Stat
              label={texts.daysToDecision}
              hint={fillText(texts.medianOf, { decided: figures.days_to_decision.decided })}
              value={figures.days_to_decision.median === null ? '–' : String(figures.days_to_decision.median)}
            />
          </StatGrid>
          <Panel title={texts.monthByMonth} lead={texts.monthsLead}>
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
        <Key className="hatched">{texts.runningOut}</Key>
        <Key className="bg-primary">{texts.renewed}</Key>
      </p>
      <ol className="flex flex-col gap-2">
        {months.map(({ month, running_out: out, renewed, in_time: inTime }) => (
          <li key={month} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3 text-2xs">
            <span className="text-muted tabular-nums">
              {shortMonths[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
            </span>
            <span className="flex min-w-0 flex-col gap-0.5">
              <Bar count={out} most={most} className="hatched" said={texts.runningOutSaid} />
              <Bar count={renewed} most={most} className="bg-primary" said={fillText(texts.renewedSaid, { inTime })} />
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
        className={clsx(
          'block h-3 w-[calc((100%-3rem)*var(--share))] rounded-e-sm forced-colors:bg-[Highlight]',
          count > 0 && className,
        )}
      />
      <span className={clsx('tabular-nums', count ? 'font-semibold' : 'text-muted')}>
        {showCount(count)} <span className="sr-only">{said}</span>
      </span>
    </span>
  );
}
