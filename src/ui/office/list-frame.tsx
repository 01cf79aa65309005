import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '~/shared/api-client';
import { accessDenied } from '~/shared/error-message';
import { Alert } from '../alert';
import { ErrorState } from '../error-state';
import { Skeleton } from '../skeleton';

type ListFrameProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  /** The screen's text when it could not be loaded. */
  failed: string;
  /** Its text for a 403, where it is not the administration's. */
  denied?: string;
  /** Grey where the rows will be. */
  waiting: ReactNode;
  retryLabel?: string;
  children: (data: T) => ReactNode;
};

/**
 * Renders a list of the server in all its states: waiting, failed with a way to try again, there, and there but not
 * refreshed (the old rows stay, and nothing else would show that they are old). An empty list is the children's to
 * show.
 */
export function ListFrame<T>({ query, failed, denied, waiting, retryLabel, children }: ListFrameProps<T>) {
  const { data, error, isPending, isFetching, refetch } = query;
  const words = loadFailure(error, failed, denied);
  if (data !== undefined) {
    return (
      <>
        {error && (
          <Alert tone="error" className="mb-5">
            {words}
          </Alert>
        )}
        {children(data)}
      </>
    );
  }
  if (isPending) return waiting;
  return <ErrorState title={words} retryLabel={retryLabel} retrying={isFetching} onRetry={() => void refetch()} />;
}

/** Returns why it could not be loaded: the screen's own text, unless the person may not see it. */
const loadFailure = (error: unknown, failed: string, denied = accessDenied): string =>
  error instanceof CallError && error.status === 403 ? denied : failed;

/** Renders grey where a search and its list will be, with `figures` between them. */
export const ListSkeleton = ({ figures, className = 'h-96' }: { figures?: ReactNode; className?: string }) => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-15" />
    {figures}
    <Skeleton className={className} />
  </div>
);
