import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logQuietly } from '~/shared/log-quietly';
import { useDocumentVisible } from './use-document-visible';

type Polled<T, K extends QueryKey> = UseQueryOptions<T, Error, T, K>;

/**
 * Returns a query fetched every `everyMs` while `on` and the tab is visible, once on return to it, and never while it
 * is hidden. A failure is only logged: the last known value stays until the next turn. Undefined while off or unknown.
 */
export function usePolled<T, K extends QueryKey>(
  query: Polled<T, K>,
  { on, everyMs }: { on: boolean; everyMs: number },
) {
  const visible = useDocumentVisible();
  const { data, error } = useQuery({
    ...query,
    // Coming back enables it, and what is not fresh is then fetched: once. A tab opened in the background waits.
    enabled: on && visible,
    staleTime: 0,
    refetchInterval: everyMs,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const [name] = query.queryKey;
  useEffect(() => {
    if (error) logQuietly(String(name), error);
  }, [name, error]);
  return on ? data : undefined;
}
