import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { formatCount } from '~/shared/format-count';
import { fill } from '~/ui/fill';
import { Panel } from '~/ui/panel';
import type { DashboardStats } from '../../contract';
import { monthNames, shareOf } from './format';
import * as texts from '../../texts';

type Months = DashboardStats['registrations_by_month'];

/** Renders the registrations of twelve months: as columns, on phones as bars, and as a table for screen readers. */
export function Registrations({ months }: { months: Months }) {
  const total = months.reduce((sum, { registrations }) => sum + registrations, 0);
  return (
    <Panel
      title={texts.registrations}
      lead={fill(texts.registrationsLead, { strong: <strong className="text-ink">{formatCount(total)}</strong> })}
    >
      <Columns months={months} />
      {/* Wraps the table, which is as wide as its words whatever width it is styled with. */}
      <div className="sr-only">
        <table>
          <caption>{texts.registrationsByMonth}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.month}</th>
              <th scope="col">{texts.registrations}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, registrations }) => (
              <tr key={month}>
                <th scope="row">{monthNames(month).long}</th>
                <td>{formatCount(registrations)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Columns({ months }: { months: Months }) {
  const largest = Math.max(...months.map(({ registrations }) => registrations));
  return (
    <div aria-hidden="true" className="grid gap-1 sm:h-72 sm:auto-cols-fr sm:grid-flow-col sm:gap-2 lg:gap-3">
      {months.map(({ month, registrations }, index) => (
        <Column
          key={month}
          month={month}
          registrations={registrations}
          share={shareOf(registrations, largest)}
          current={index === months.length - 1}
          withYear={index === 0 || month.endsWith('-01')}
        />
      ))}
    </div>
  );
}

type ColumnProps = { month: string; registrations: number; share: number; current: boolean; withYear: boolean };

/** Renders one month: a row on phones, from 640 px a column that stands on the base line. */
function Column({ month, registrations, share, current, withYear }: ColumnProps) {
  const { short, year } = monthNames(month);
  return (
    <div
      className={clsx(
        'grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-x-2 sm:flex sm:min-w-0',
        'sm:flex-col-reverse sm:items-stretch',
      )}
    >
      <span className="text-2xs text-muted sm:min-h-10 sm:pt-2 sm:text-center">
        {short} <span className={clsx('sm:block', !withYear && 'sm:invisible')}>{year}</span>
      </span>
      <div
        className={clsx(
          'flex min-w-0 items-center gap-2 sm:flex-1 sm:flex-col sm:justify-end sm:gap-1 sm:border-b',
          'sm:border-line-strong',
        )}
      >
        <span
          style={{ '--share': share } as CSSProperties}
          className={clsx(
            // The rest of the length is the space for its number.
            'block h-4 w-[calc((100%-3rem)*var(--share))] rounded-e-sm',
            'sm:order-last sm:h-[calc((100%-1.75rem)*var(--share))] sm:w-full sm:max-w-12',
            'sm:rounded-e-none sm:rounded-t-sm',
            'forced-colors:bg-[Highlight]',
            registrations > 0 && (current ? 'hatched' : 'bg-primary'),
          )}
        />
        <span className={clsx('text-2xs tabular-nums', registrations ? 'font-semibold' : 'text-muted')}>
          {formatCount(registrations)}
        </span>
      </div>
    </div>
  );
}
