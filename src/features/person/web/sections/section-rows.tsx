import { clsx } from 'clsx';
import type { Key, ReactNode } from 'react';
import { Link, type LinkProps } from '~/router';
import { formatMoment } from '~/shared/format-date';
import { ContentText } from '~/ui/content-text';
import { ReadOn, type ReadOnProps } from './read-on';

type SectionRowsProps<R> = Omit<ReadOnProps<R>, 'children'> & {
  keyOf: (row: R) => Key;
  /** Of each row. */
  className?: string;
  children: (row: R) => ReactNode;
};

/** Renders the rows of a section, one below the other, as ReadOn reads them. */
export const SectionRows = <R,>({ keyOf, className, children, ...readOn }: SectionRowsProps<R>) => (
  <ReadOn {...readOn}>
    {(rows) => (
      <ul className="divide-y divide-line text-sm">
        {rows.map((row) => (
          <li key={keyOf(row)} className={className}>
            {children(row)}
          </li>
        ))}
      </ul>
    )}
  </ReadOn>
);

/** Renders the rows of a section in the order of their moments, which stand in front of them. */
export const TimedRows = <R extends { at: string }>({ keyOf, children, ...readOn }: SectionRowsProps<R>) => (
  <ReadOn {...readOn}>
    {(rows) => (
      <ol className="divide-y divide-line text-sm">
        {rows.map((row) => (
          <li key={keyOf(row)} className="grid gap-x-4 gap-y-1 py-3 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <time dateTime={row.at} className="text-muted tabular-nums">
              {formatMoment(row.at)}
            </time>
            <div className="min-w-0">{children(row)}</div>
          </li>
        ))}
      </ol>
    )}
  </ReadOn>
);

/** Renders the way from a row to what it is about. */
export const RowLink = ({ to, className, children }: { to: LinkProps['to']; className?: string; children: string }) => (
  <Link to={to} className={clsx('link inline-flex items-center pointer-coarse:min-h-11', className)}>
    <ContentText>{children}</ContentText>
  </Link>
);
