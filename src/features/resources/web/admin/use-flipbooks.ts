import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fillText } from '~/shared/fill-text';
import type { Messages } from '~/ui/hooks/use-message';
import type { ManagedFlipbook } from '../../contract';
import { flipbooksQuery, isResourcesQuery } from './queries';
import { isPending, settledSince } from './shelf';
import * as texts from '../../texts';

/** The interval of the refetch in ms while pages are rendered, about a page each time, and otherwise. */
const RENDERING_MS = 1000;
const IDLE_MS = 30_000;

/** Returns the flipbooks, refetched while pages are rendered; shows a message when a flipbook is done. */
export function useFlipbooks(messages: Messages) {
  const client = useQueryClient();
  const list = useQuery({
    ...flipbooksQuery,
    staleTime: 0,
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? RENDERING_MS : IDLE_MS),
  });
  const last = useRef<readonly ManagedFlipbook[]>([]);
  useEffect(() => {
    const settled = settledSince(last.current, list.data ?? last.current);
    last.current = list.data ?? last.current;
    if (settled.length === 0) return;
    for (const { title, version, status, failure } of settled) {
      if (status === 'finished') messages.success(fillText(texts.wasRendered, { title, version }));
      else messages.error(fillText(texts.wasNotRendered, { title, version }), failure ? [failure] : []);
    }
    // The visitors' answers have changed.
    void client.invalidateQueries({ predicate: isResourcesQuery });
  }, [list.data, messages, client]);
  return list;
}
