import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '~/shared/record-page';
import { Container } from './container';
import { ErrorState } from './error-state';
import { PageWaiting } from './page-waiting';

type RecordPageProps<T, Key extends QueryKey> = {
  /** As the address has it; null where that can be none. */
  id: number | null;
  queryOf: (id: number) => UseQueryOptions<T, Error, T, Key>;
  /** Of the page while the record loads. */
  title: string;
  /** The words for a failed load. */
  failed: string;
  /** Where there is no such record, or none that the reader may see. */
  missing: ReactNode;
  children: (record: T) => ReactNode;
};

/** Renders a record that has a page of its own, and in its place what became of its query. */
export function RecordPage<T, Key extends QueryKey>(props: RecordPageProps<T, Key>) {
  const { id, queryOf, title, failed, missing, children } = props;
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(id ?? 0), enabled: id !== null });
  if (id === null || isMissing(error)) return missing;
  if (data !== undefined) return children(data);
  if (!error) return <PageWaiting title={title} />;
  return (
    <Container className="py-12">
      <ErrorState title={failed} retrying={isFetching} onRetry={() => void refetch()} />
    </Container>
  );
}
