import { clsx } from 'clsx';
import { use, type CSSProperties, type ReactNode } from 'react';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { useMediaQuery } from './hooks/use-media-query';
import { openedClass, useOpened } from './office/opened';
import { SelectBox } from './office/select-box';
import type { Selection } from './office/use-selection';
import { ScrollerContext } from './scroller';
import { headOf, SortButton, type Sorting } from './sort-button';
import { VirtualRows } from './virtual-rows';

export interface VirtualColumn {
  label: string;
  /** The track it takes in `grid-template-columns`. */
  width: string;
  /** Its name is for screen readers only, as that of actions; the column is not on paper. */
  hideLabel?: boolean;
  /** Pressing its name sorts the list by this: a field, or with a minus first from the end. */
  sort?: string;
}

type VirtualTableProps<T> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly VirtualColumn[];
  rows: readonly T[];
  keyOf: (row: T) => number;
  /** The height of a row before it is measured, in pixels: as a line of the table, and as a card. */
  estimate: { line: number; card: number };
  /** What the list is sorted by, and the function that sorts it by a column. */
  sort?: Sorting;
  /** Which rows are chosen, for a box before each of them; `nameOf` returns the name of the row's person. */
  selection?: { selection: Selection; nameOf: (row: T) => string };
  /** The row's cells: one VirtualCell for each column. */
  children: (row: T) => ReactNode;
};

/**
 * Renders a table of thousands of rows that scrolls with the page, or with its window (VirtualRows): lines under a head
 * that stays in view from 1280 px on, a card for each row below that; on paper all of it, as a table
 * (styles/print.css). Roles are written out, since none of its elements is a table's.
 */
export function VirtualTable<T>(props: VirtualTableProps<T>) {
  const { caption, columns, rows, keyOf, estimate, sort, selection: choosing, children } = props;
  const lines = useMediaQuery('(min-width: 80rem)');
  const openedRow = useOpened();
  // What sticks in a window stays below the padding of its body, and rows would show above it.
  const top = use(ScrollerContext) === undefined ? 'top-[calc(var(--spacing-header)+var(--list-bar,0px))]' : '-top-5';
  const widths = [...(choosing ? ['1.75rem'] : []), ...columns.map(({ width }) => width)];
  return (
    <div
      role="table"
      aria-label={caption}
      aria-rowcount={rows.length + 1}
      data-prints=""
      className="text-sm xl:rounded-lg xl:border xl:border-line xl:bg-card"
      style={{ '--columns': widths.join(' ') } as CSSProperties}
    >
      <div role="rowgroup" className={clsx('sticky z-10 max-xl:sr-only', top)}>
        <div
          role="row"
          aria-rowindex={1}
          className={clsx(lineClass, 'rounded-t-lg border-b border-line bg-sunken xl:min-h-9')}
        >
          {choosing && (
            <span role="columnheader" className="print:hidden">
              {/* On cards the head is not in view; there the list's bar chooses all of them. */}
              {lines ? (
                <SelectAll ids={rows.map(keyOf)} selection={choosing.selection} />
              ) : (
                <span className="sr-only">{common.selected}</span>
              )}
            </span>
          )}
          {columns.map((column) => (
            <Head key={column.label} column={column} sort={sort} pressable={lines} />
          ))}
        </div>
      </div>
      <VirtualRows
        role="rowgroup"
        count={rows.length}
        estimate={lines ? estimate.line : estimate.card}
        gap={lines ? 0 : 12}
        keyOf={(index) => keyOf(rows[index]!)}
        rowProps={(index) => ({
          role: 'row',
          'aria-rowindex': index + 2,
          ...openedRow(`${caption} ${keyOf(rows[index]!)}`),
          className: clsx(lineClass, rowClass, openedClass),
        })}
      >
        {(index) => (
          <>
            {choosing && <RowBox row={rows[index]!} id={keyOf(rows[index]!)} {...choosing} />}
            {children(rows[index]!)}
          </>
        )}
      </VirtualRows>
    </div>
  );
}

const lineClass = 'xl:grid xl:grid-cols-(--columns) xl:items-center xl:gap-x-4 xl:px-4';
const rowClass = clsx(
  'max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-4 max-xl:gap-y-3 max-xl:rounded-lg max-xl:border max-xl:border-line',
  'max-xl:bg-card max-xl:p-4 max-xl:shadow-sm sm:max-xl:grid-cols-3 sm:max-xl:p-5 lg:max-xl:grid-cols-4',
  'xl:min-h-12 xl:border-b xl:border-line xl:py-0.5 xl:transition-colors xl:last:border-b-0 xl:hover:bg-sunken/60',
  // A focused element must not end up under the head.
  '[&_a]:scroll-mt-36 [&_button]:scroll-mt-36 [&_input]:scroll-mt-36',
);

type HeadProps = {
  column: VirtualColumn;
  sort: Sorting | undefined;
  /** Whether the head is in view, and its names can be pressed. */
  pressable: boolean;
};

function Head({ column: { label, hideLabel, sort: order }, sort, pressable }: HeadProps) {
  const { button, ...head } = order && sort ? headOf(order, sort) : {};
  return (
    <span
      role="columnheader"
      {...head}
      className={clsx('text-xs font-semibold text-muted', hideLabel && 'print:hidden')}
    >
      {hideLabel ? (
        <span className="sr-only">{label}</span>
      ) : button && pressable ? (
        <SortButton {...button}>{label}</SortButton>
      ) : (
        label
      )}
    </span>
  );
}

/** Renders the box that chooses all rows that are found, or none of them. */
export function SelectAll({
  ids,
  selection,
  className,
}: {
  ids: readonly number[];
  selection: Selection;
  className?: string;
}) {
  const chosen = ids.filter(selection.has).length;
  return (
    <SelectBox
      label={common.selectAllFound}
      checked={chosen > 0 && chosen === ids.length}
      partly={chosen > 0}
      onChange={() => selection.toggleAll(ids)}
      className={className}
    />
  );
}

function RowBox<T>({
  row,
  id,
  selection,
  nameOf,
}: {
  row: T;
  id: number;
  selection: Selection;
  nameOf: (row: T) => string;
}) {
  return (
    <div role="cell" className="max-xl:absolute max-xl:end-2 max-xl:top-2 print:hidden">
      <SelectBox
        label={fillText(common.selectName, { name: nameOf(row) })}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </div>
  );
}

type VirtualCellProps = {
  /** The column's name, shown above the value on a card. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Renders one value of a row. */
export function VirtualCell({ label, className, children }: VirtualCellProps) {
  return (
    <div role="cell" className={clsx('min-w-0', className)}>
      {label && (
        <span aria-hidden="true" className="block text-xs text-muted xl:hidden print:hidden">
          {label}
        </span>
      )}
      {children}
    </div>
  );
}
