import type { ComponentProps } from 'react';
import { PagedList, type Page } from '../paged-list';
import { Skeleton } from '../skeleton';
import { sortingOf } from '../sort-button';
import { ListTable, type ListTableProps } from './list-table';

export type PagedTableProps<S extends string, Row> = Pick<
  ComponentProps<typeof PagedList<Row, Page<Row>>>,
  'query' | 'perPage' | 'top' | 'words' | 'empty'
> & {
  /** Order and page, as the address has them. */
  shown: { sort: S; page: number };
  onChange: (part: { sort: S } | { page: number }, as: 'choice') => void;
  /** The height of the grey where the rows will be. */
  waiting?: `h-${number}`;
  table: Omit<ListTableProps<Row>, 'rows' | 'sort'>;
};

/** Renders a list of the office page by page, its rows under heads that sort, or `empty`. */
export function PagedTable<S extends string, Row>(props: PagedTableProps<S, Row>) {
  const { shown, onChange, waiting = 'h-96', table, ...list } = props;
  const change = (part: { sort: S } | { page: number }) => onChange(part, 'choice');
  return (
    <PagedList
      {...list}
      fades
      page={shown.page}
      onPage={(page) => change({ page })}
      waiting={<Skeleton className={waiting} />}
    >
      {(rows) => <ListTable {...table} rows={rows} sort={sortingOf({ shown, change })} />}
    </PagedList>
  );
}
