import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as common from '~/shared/texts';
import { Field } from '../field';
import { Select } from '../select';
import { isSameField, type Sorting } from '../sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '../table';
import { ActionsTd, ActionsTh } from './row-actions';

/** A column of a list of the office. */
export interface ListColumn<Row> {
  label: string;
  /** What pressing its head sorts by: a field of the rows, or with a minus first from the end. */
  sort?: string;
  /** Figures: aligned at their end. */
  numeric?: boolean;
  className?: string;
  cell: (row: Row) => ReactNode;
}

export type ListTableProps<Row> = {
  /** Names the table for screen readers, and its rows for the mark of the one that was opened. */
  caption: string;
  /** The first has the row's name, which needs no label on a phone. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  sort: Sorting;
  /** What can be done with a row. */
  actions?: (row: Row) => ReactNode;
};

/**
 * Renders the rows of a list of the office: heads that sort both ways, the row that was opened last marked; on phones a
 * card for each, on tablets two lines where the columns need it, and the order to choose above them.
 */
export function ListTable<Row>({ caption, columns, rows, keyOf, sort, actions }: ListTableProps<Row>) {
  const isWide = actions !== undefined || columns.length > 5;
  const orders = columns.flatMap(({ label, sort: by }) => (by ? [{ value: by, label }] : []));
  return (
    <>
      <Field
        label={common.sortBy}
        className={clsx(
          'mb-3 flex-row! items-center gap-3! *:last:max-w-72 *:last:flex-1 print:hidden',
          isWide ? 'xl:not-malayalam:hidden 2xl:hidden' : 'sm:hidden',
        )}
      >
        <Select
          className="pointer-fine:min-h-9 pointer-fine:py-1"
          value={orders.find(({ value }) => isSameField(value, sort.by))?.value ?? ''}
          options={[{ value: '', label: common.usualOrder }, ...orders]}
          onChange={({ target }) => sort.onSort(target.value)}
        />
      </Field>
      <Table caption={caption} hideCaption wide={isWide ? columns.length - 1 : undefined}>
        <THead>
          {columns.map(({ label, sort: by, numeric }) =>
            by ? (
              <SortTh key={label} by={by} sort={sort} label={label} className={clsx(numeric && 'text-end!')} />
            ) : (
              <Th key={label} className={clsx(numeric && 'text-end!')}>
                {label}
              </Th>
            ),
          )}
          {actions && <ActionsTh>{common.actions}</ActionsTh>}
        </THead>
        <TBody>
          {rows.map((row) => (
            <Tr key={keyOf(row)} opens={`${caption} ${keyOf(row)}`}>
              {columns.map(({ label, numeric, className, cell }, index) => (
                <Td key={label} label={index === 0 ? undefined : label} numeric={numeric} className={className}>
                  {cell(row)}
                </Td>
              ))}
              {actions && <ActionsTd className="gap-2">{actions(row)}</ActionsTd>}
            </Tr>
          ))}
        </TBody>
      </Table>
    </>
  );
}
