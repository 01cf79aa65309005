import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshShown } from './cache';
import { summaryQuery } from './queries';

/** Follows the board: when its version changes, the shown queries are refetched. */
export function usePulse(): void {
  const client = useQueryClient();
  const version = useQuery(summaryQuery).data?.version;
  const known = useRef(version);
  useEffect(() => {
    if (version === undefined || version === known.current) return;
    if (known.current !== undefined) refreshShown(client);
    known.current = version;
  }, [version, client]);
}
