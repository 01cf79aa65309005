import { clsx } from 'clsx';
import { use, type CSSProperties, type ReactNode } from 'react';
import { useMediaQuery } from './hooks/use-media-query';
import { ScrollerContext } from './scroller';
import { VirtualRows } from './virtual-rows';

export interface VirtualColumn {
  label: string;
  /** The track it takes in `grid-template-columns`. */
  width: string;
  /** Its name is for screen readers only, as that of actions. */
  hideLabel?: boolean;
}

type VirtualTableProps<T> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly VirtualColumn[];
  rows: readonly T[];
  keyOf: (row: T) => number;
  /** Pixels of a row before it is measured: as a line of the table, and as a card. */
  estimate: { line: number; card: number };
  /** The row's cells: one VirtualCell for each column. */
  children: (row: T) => ReactNode;
};

/**
 * A table of thousands of rows that scrolls with the page, or with its window (VirtualRows): lines under a head that stays
 * in view from 1280 px on, a card for each row below that. Roles are written out, since no element of it is a table's.
 */
export function VirtualTable<T>({ caption, columns, rows, keyOf, estimate, children }: VirtualTableProps<T>) {
  const lines = useMediaQuery('(min-width: 80rem)');
  // What sticks in a window stays below the padding of its body, and rows would show above it.
  const top = use(ScrollerContext) === undefined ? 'top-(--spacing-header)' : '-top-5';
  return (
    <div
      role="table"
      aria-label={caption}
      aria-rowcount={rows.length + 1}
      className="text-sm xl:rounded-lg xl:border xl:border-line xl:bg-card"
      style={{ '--columns': columns.map(({ width }) => width).join(' ') } as CSSProperties}
    >
      <div role="rowgroup" className={clsx('sticky z-10 max-xl:sr-only', top)}>
        <div role="row" aria-rowindex={1} className={clsx(lineClass, 'rounded-t-lg border-b border-line bg-sunken py-3')}>
          {columns.map(({ label, hideLabel }) => (
            <span key={label} role="columnheader" className="text-xs font-semibold text-muted">
              {hideLabel ? <span className="sr-only">{label}</span> : label}
            </span>
          ))}
        </div>
      </div>
      <VirtualRows
        role="rowgroup"
        count={rows.length}
        estimate={lines ? estimate.line : estimate.card}
        gap={lines ? 0 : 12}
        keyOf={(index) => keyOf(rows[index]!)}
        rowProps={(index) => ({ role: 'row', 'aria-rowindex': index + 2, className: clsx(lineClass, rowClass) })}
      >
        {(index) => children(rows[index]!)}
      </VirtualRows>
    </div>
  );
}

const lineClass = 'xl:grid xl:grid-cols-(--columns) xl:items-center xl:gap-x-4 xl:px-5';
const rowClass = clsx(
  'max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-4 max-xl:gap-y-3 max-xl:rounded-lg max-xl:border max-xl:border-line',
  'max-xl:bg-card max-xl:p-4 max-xl:shadow-sm sm:max-xl:grid-cols-3 sm:max-xl:p-5 lg:max-xl:grid-cols-4',
  'xl:border-b xl:border-line xl:py-3 xl:transition-colors xl:last:border-b-0 xl:hover:bg-sunken/60',
  // What gets the focus must not come to lie under the head.
  '[&_a]:scroll-mt-36 [&_button]:scroll-mt-36',
);

type VirtualCellProps = {
  /** The column's name, shown above the value on a card. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** One value of a row. */
export function VirtualCell({ label, className, children }: VirtualCellProps) {
  return (
    <div role="cell" className={clsx('min-w-0', className)}>
      {label && (
        <span aria-hidden="true" className="block text-xs text-muted xl:hidden">
          {label}
        </span>
      )}
      {children}
    </div>
  );
}
