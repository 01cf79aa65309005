import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './context';
import type { NavigateOptions } from './router';

/** The query of the address, and the way to another one. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Record<string, string> | URLSearchParams, options?: NavigateOptions) =>
      void navigate({ search: `?${new URLSearchParams(next)}` }, options),
    [navigate],
  );
  return [params, setParams] as const;
}
