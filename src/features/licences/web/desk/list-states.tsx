import type { UseQueryResult } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { EmptyState } from '~/ui/empty-state';
import { PagedList } from '~/ui/paged-list';
import { Skeleton } from '~/ui/skeleton';
import type { DeskPerson, Waiting } from '../../contract';
import * as texts from '../../texts';
import { rowsPerPage, type DeskView } from '../queries';

type DeskRows = UseQueryResult<{ count: number; results: (Waiting | DeskPerson)[] }>;

/** Whether a row is a person rather than a request. */
export const isPerson = (row: Waiting | DeskPerson): row is DeskPerson => !('user' in row);

/** The props of every list of the desk. */
export interface DeskListProps {
  query: DeskRows;
  view: DeskView;
  onPage: (page: number) => void;
}

type ListStatesProps<T extends Waiting | DeskPerson> = DeskListProps & {
  /** Whether a row belongs to this list. The previous list's rows stay in `query` until this list has loaded. */
  isRow: (row: Waiting | DeskPerson) => row is T;
  empty: string;
  children: (rows: T[]) => ReactNode;
};

/** Renders a list of the desk with its pages, or its loading, failed or empty state. */
export function ListStates<T extends Waiting | DeskPerson>(props: ListStatesProps<T>) {
  const { query, view, onPage, isRow, empty, children } = props;
  const isPrevious = query.data?.results.some((row) => !isRow(row));
  if (isPrevious) return <RowsSkeleton />;
  return (
    <PagedList
      fades
      query={query}
      page={view.page}
      perPage={rowsPerPage}
      onPage={onPage}
      words={{ failed: texts.listFailed, pages: texts.listPages }}
      waiting={<RowsSkeleton />}
      empty={<EmptyState announce headingLevel={2} title={empty} icon={<Inbox />} />}
    >
      {(rows) => children(rows.filter(isRow))}
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
