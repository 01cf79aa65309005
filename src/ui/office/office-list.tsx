import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode, type RefObject } from 'react';
import { countText } from '~/shared/count-text';
import * as common from '~/shared/texts';
import { EmptyState } from '../empty-state';
import type { Message } from '../hooks/use-message';
import { NothingFound } from '../nothing-found';
import { filtersOf, isNarrowed, SearchPanel, type ListSearch } from '../search-panel';
import { ListBar, ListPane } from './list-bar';
import type { ListTableProps } from './list-table';
import { PagedTable } from './paged-table';
import { PrintNote } from './print-note';

type OfficeListProps<F extends { sort: string; page: number }, Row> = {
  /** What it is searched and filtered by. */
  search: ListSearch<F>;
  /** Search, filters, order and page, as the address has them. */
  shown: F;
  onChange: (part: Partial<F>, as?: 'choice') => void;
  /** Clears search and filters. */
  onClear: () => void;
  query: UseQueryResult<{ count: number; results: readonly Row[] }>;
  perPage: number;
  /** How many rows were found, in words; by default as rows. */
  count?: string | undefined;
  countRef?: RefObject<HTMLParagraphElement | null>;
  message?: Message | null;
  figures?: ReactNode;
  words: {
    /** Of a failed load, and of the pagination. */
    failed: string;
    pages: string;
    /** Where search and filters leave nothing. */
    nothing?: string;
    nothingWhy?: string;
  };
  /** Where there is nothing at all. */
  empty: { title: string; why?: string; action?: ReactNode };
  icon: ReactNode;
  table: Omit<ListTableProps<Row>, 'rows' | 'sort'>;
};

/**
 * Renders a list of the office, a page of it at a time: search and filters, how many were found, the rows under heads
 * that sort, and on paper what it was filtered by.
 */
export function OfficeList<F extends { sort: string; page: number }, Row>(props: OfficeListProps<F, Row>) {
  const { search, shown, onChange, onClear, query, perPage, message, figures, words, empty, icon, table } = props;
  const { count = query.data && countText(common.rowCount, query.data.count) } = props;
  const ownRef = useRef<HTMLParagraphElement>(null);
  const countRef = props.countRef ?? ownRef;
  const narrowed = isNarrowed(search, shown);
  return (
    <ListPane>
      <SearchPanel {...search} filter={shown} onChange={onChange} />
      <ListBar count={count} countRef={countRef} message={message} onClear={narrowed && onClear} figures={figures} />
      <PrintNote count={count} filters={filtersOf(search, shown)} />
      <PagedTable
        query={query}
        shown={shown}
        onChange={(part, as) => onChange(part as Partial<F>, as)}
        perPage={perPage}
        top={countRef}
        words={words}
        table={table}
        empty={
          narrowed || shown.page > 1 ? (
            <NothingFound
              title={words.nothing ?? common.nothingMatches}
              icon={icon}
              clearLabel={common.clearSearchAndFilters}
              onClear={onClear}
            >
              {words.nothingWhy}
            </NothingFound>
          ) : (
            <EmptyState headingLevel={2} title={empty.title} icon={icon} action={empty.action}>
              {empty.why}
            </EmptyState>
          )
        }
      />
    </ListPane>
  );
}
