import type { UseQueryResult } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import type { ReactNode } from 'react';
import { EmptyState } from '~/ui/empty-state';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { Skeleton } from '~/ui/skeleton';
import type { DeskPerson, Waiting } from '../../contract';
import * as texts from '../../texts';
import { rowsPerPage, type DeskView } from '../queries';

export type DeskRows = UseQueryResult<{ count: number; results: (Waiting | DeskPerson)[] }>;

/** Whether a row is a person, not a request. */
export const isPerson = (row: Waiting | DeskPerson): row is DeskPerson => !('user' in row);

type ListStatesProps<T extends Waiting | DeskPerson> = {
  query: DeskRows;
  view: DeskView;
  onPage: (page: number) => void;
  /** The rows of this list; others are those of the list before, which stay in view until this one has come. */
  isRow: (row: Waiting | DeskPerson) => row is T;
  empty: string;
  children: (rows: T[]) => ReactNode;
};

/** A list of the desk in all its states, with its pages. */
export function ListStates<T extends Waiting | DeskPerson>({
  query,
  view,
  onPage,
  isRow,
  empty,
  children,
}: ListStatesProps<T>) {
  return (
    <ListFrame query={query} failed={texts.listFailed} waiting={<RowsSkeleton />}>
      {({ count, results }) => {
        const rows = results.filter(isRow);
        if (rows.length < results.length) return <RowsSkeleton />;
        return rows.length === 0 ? (
          <EmptyState announce headingLevel={2} title={empty} icon={<Inbox />} />
        ) : (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
            {children(rows)}
            <Pagination
              className="mt-6"
              label={texts.listPages}
              page={view.page}
              pageCount={Math.ceil(count / rowsPerPage)}
              onPage={onPage}
            />
          </div>
        );
      }}
    </ListFrame>
  );
}

const RowsSkeleton = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);
