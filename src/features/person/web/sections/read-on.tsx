import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { ListFrame } from '~/ui/office/list-frame';
import { Skeleton } from '~/ui/skeleton';
import * as texts from '../../texts';

export type ReadOnProps<R> = {
  query: UseInfiniteQueryResult<InfiniteData<{ results: R[]; next: string | null }>>;
  failed: string;
  empty: string;
  children: (rows: R[]) => ReactNode;
};

/** Renders a list of a section, 20 rows and more on a press, in all its states. */
export function ReadOn<R>({ query, failed, empty, children }: ReadOnProps<R>) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <ListFrame query={query} failed={failed} waiting={<Skeleton className="h-32" />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ results }) => results);
        if (rows.length === 0) return <p className="text-muted">{empty}</p>;
        return (
          <>
            {children(rows)}
            {hasNextPage && (
              <Button
                variant="secondary"
                size="row"
                className="mt-4 print:hidden"
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {texts.showMore}
              </Button>
            )}
          </>
        );
      }}
    </ListFrame>
  );
}
