import type { UseQueryResult } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { EmptyState } from '~/ui/empty-state';
import { NothingFound } from '~/ui/nothing-found';
import { PagedList } from '~/ui/paged-list';
import { Skeleton } from '~/ui/skeleton';
import { SortHeads, type SortHead } from '~/ui/office/sort-heads';
import { sortingOf } from '~/ui/sort-button';
import type { DeskPerson, Waiting } from '../../contract';
import * as texts from '../../texts';
import { rowsPerPage } from '../queries';
import type { DeskAddress } from './address';

type DeskRows = UseQueryResult<{ count: number; results: (Waiting | DeskPerson)[] }>;

/** Whether a row is a person rather than a request. */
export const isPerson = (row: Waiting | DeskPerson): row is DeskPerson => !('user' in row);

/** The props of every list of the desk. */
export interface DeskListProps {
  query: DeskRows;
  shown: DeskAddress;
  onChange: (part: Partial<DeskAddress>, as?: 'choice') => void;
  /** Clears search and filters; false where nothing narrows the list. */
  onClear: (() => void) | false;
}

/** What the lists of people are sorted by. */
export const personHeads: readonly SortHead[] = [
  { by: 'full_name', label: common.name },
  { by: 'area_name', label: personTexts.area },
  { by: 'licenseNo', label: texts.licenseNumber },
  { by: 'days_left', label: texts.sortHeads.daysLeft },
];

type ListStatesProps<T extends Waiting | DeskPerson> = DeskListProps & {
  /** Whether a row belongs to this list. The previous list's rows stay in `query` until this list has loaded. */
  isRow: (row: Waiting | DeskPerson) => row is T;
  empty: string;
  heads: readonly SortHead[];
  children: (rows: T[]) => ReactNode;
};

/** Renders a list of the desk with its pages, or its loading, failed or empty state. */
export function ListStates<T extends Waiting | DeskPerson>(props: ListStatesProps<T>) {
  const { query, shown, onChange, onClear, isRow, empty, heads, children } = props;
  const isPrevious = query.data?.results.some((row) => !isRow(row));
  if (isPrevious) return <RowsSkeleton />;
  return (
    <PagedList
      fades
      query={query}
      page={shown.page}
      perPage={rowsPerPage}
      onPage={(page) => onChange({ page })}
      words={{ failed: texts.listFailed, pages: texts.listPages }}
      waiting={<RowsSkeleton />}
      empty={
        onClear ? (
          <NothingFound
            title={common.nothingMatches}
            icon={<Inbox />}
            clearLabel={common.clearSearchAndFilters}
            onClear={onClear}
          />
        ) : (
          <EmptyState announce headingLevel={2} title={empty} icon={<Inbox />} />
        )
      }
    >
      {(rows) => (
        <>
          <SortHeads heads={heads} sort={sortingOf({ shown, change: onChange })} />
          {children(rows.filter(isRow))}
        </>
      )}
    </PagedList>
  );
}

const RowsSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);
