import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fillText } from '~/shared/fill-text';
import type { Messages } from '~/ui/hooks/use-message';
import type { ManagedFlipbook } from '../../contract';
import { flipbooksQuery, isResourcesQuery } from './queries';
import { isUnderWay, settledSince } from './shelf';
import * as texts from '../../texts';

/** How often the server is asked how far it is: about a page each time. */
const RENDERING_MS = 1000;
const IDLE_MS = 30_000;

/** The flipbooks, asked for again and again while pages are rendered; says when one is done. */
export function useFlipbooks(messages: Messages) {
  const client = useQueryClient();
  const list = useQuery({
    ...flipbooksQuery,
    staleTime: 0,
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? RENDERING_MS : IDLE_MS),
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
    // What visitors see has changed.
    void client.invalidateQueries({ predicate: isResourcesQuery });
  }, [list.data, messages, client]);
  return list;
}
