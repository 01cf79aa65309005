import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useAddress, type AddressFields, type Shown } from '../hooks/use-address';
import type { ExportCall, ExportInput } from '../hooks/use-export';
import type { Messages } from '../hooks/use-message';
import { useSettled } from '../hooks/use-settled';
import { filtersOf, type ListSearch } from '../search-panel';
import { ExportButtons } from './export-buttons';
import type { PaperFilters } from './print-note';

type Fields = AddressFields & { page: number; sort: '' | readonly ['', ...string[]] };

type OfficeListOptions<F extends Fields, Page, Key extends QueryKey, Input> = {
  /** What its address has; the same object on every render. */
  fields: F;
  /** The fields that Clear leaves alone, beside the order. */
  keeps?: readonly (keyof F & string)[];
  /** What it is searched and filtered by. */
  search: ListSearch<Shown<F>>;
  /** Returns the query of a page. */
  query: (shown: Shown<F>) => UseQueryOptions<Page, Error, Page, Key>;
  perPage: number;
  messages: Messages;
  /** Its files: the call, what it is sent, how their names begin, and what else their paper names. */
  files: { call: ExportCall<Input>; input: (shown: Shown<F>) => Input; list: string; about?: PaperFilters };
};

/**
 * Holds a list of the office whose search, filters, order and page stand in the address. Returns the props that it
 * gives OfficeList (`list`), the buttons of its files, and what OfficePage refreshes.
 */
export function useOfficeList<const F extends Fields, Page, Key extends QueryKey, Input extends ExportInput>({
  fields,
  keeps = [],
  search,
  query: queryOf,
  perPage,
  messages,
  files: { input, about = [], ...files },
}: OfficeListOptions<F, Page, Key, Input>) {
  const { shown, change, clear } = useAddress(fields);
  const settled = useSettled(shown);
  const query = useQuery(queryOf(settled));
  const filters = [...about, ...filtersOf(search, shown)];
  return {
    shown,
    change,
    /** The answer, and the number of the page that is asked for. */
    data: query.data,
    page: settled.page,
    refresh: { isFetching: query.isFetching, onRefresh: () => void query.refetch() },
    exportButtons: <ExportButtons {...files} input={input(shown)} filters={filters} messages={messages} />,
    list: { search, shown, onChange: change, onClear: () => clear('sort', ...keeps), query, perPage },
  };
}
