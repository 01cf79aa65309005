import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { fillText } from '~/shared/fill-text';
import { shortMonths } from '~/shared/format-date';
import { formatCount } from '~/shared/format-count';
import { membershipStatusNames } from '~/shared/membership-status';
import * as common from '~/shared/texts';
import { ListFrame } from '~/ui/office/list-frame';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { Stat, StatGrid } from '~/ui/stat';
import type { Statistics } from '../../contract';
import * as texts from '../../texts';

/** Renders the office's figures, the months as a plot with numbers (docs/product/licences.md, "Statistics"). */
export function StatisticsView({ query }: { query: UseQueryResult<Statistics> }) {
  return (
    <ListFrame query={query} failed={texts.statisticsFailed} waiting={<Skeleton className="h-96" />}>
      {(figures) => {
        const { renewed, unknown, never_renewed: never } = figures.renewed_in_time;
        const due = renewed - unknown + never;
        return (
          <div className="flex flex-col gap-6">
            <StatGrid label={texts.membersByStatus}>
              {(['active', 'expiring', 'expired', 'lapsed', 'unknown'] as const).map((status) => (
                <Stat key={status} label={membershipStatusNames[status]} value={formatCount(figures.counts[status])} />
              ))}
            </StatGrid>
            <StatGrid label={texts.measures}>
              <Stat
                label={texts.lastDayKnown}
                hint={common.licences}
                value={share(figures.known_dates.licence, figures.people)}
              />
              <Stat
                label={texts.lastDayKnown}
                hint={texts.memberships}
                value={share(figures.known_dates.membership, figures.people)}
              />
              <Stat
                label={texts.renewedInTime}
                hint={fillText(texts.renewedInAYear, { due, never, unknown })}
                value={share(figures.renewed_in_time.in_time, due)}
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
        );
      }}
    </ListFrame>
  );
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`);

function Months({ months }: { months: Statistics['months'] }) {
  const highest = Math.max(1, ...months.flatMap(({ running_out: out, renewed }) => [out, renewed]));
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
              <Bar count={out} highest={highest} className="hatched" srText={texts.runningOutSaid} />
              <Bar
                count={renewed}
                highest={highest}
                className="bg-primary"
                srText={fillText(texts.renewedSaid, { inTime })}
              />
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

function Bar({
  count,
  highest,
  className,
  srText,
}: {
  count: number;
  highest: number;
  className: string;
  srText: string;
}) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        style={{ '--share': count / highest } as CSSProperties}
        className={clsx(
          'block h-3 w-[calc((100%-3rem)*var(--share))] rounded-e-sm forced-colors:bg-[Highlight]',
          count > 0 && className,
        )}
      />
      <span className={clsx('tabular-nums', count ? 'font-semibold' : 'text-muted')}>
        {formatCount(count)} <span className="sr-only">{srText}</span>
      </span>
    </span>
  );
}
