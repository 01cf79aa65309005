import { infiniteQueryOptions } from '@tanstack/react-query';
import { makeCall } from './api-client';
import type { Address, CallAnswer, CallAt, Calls } from './contract';

/** The `before` in the address of the following page; null on the last. */
const cursorIn = ({ next }: { next: string | null }) =>
  next && new URLSearchParams(next.slice(next.indexOf('?'))).get('before');

/**
 * Returns the function by which the sections of a person's page read their lists, a page after the other, by the
 * person's id; typed by the feature's table without loading it:
 *
 * const section = sectionQueriesOf<typeof personCalls>(); export const notesQuery = section('GET …/:id/notes/');
 */
export function sectionQueriesOf<T extends Calls>() {
  return <A extends Address<T[keyof T]>>(address: A, options: { staleTime?: number } = {}) =>
    (id: number) =>
      infiniteQueryOptions({
        ...options,
        queryKey: [address, id] as const,
        queryFn: ({ pageParam: before, signal }) =>
          makeCall(address, { params: { id }, query: { before } }, { signal }) as Promise<
            CallAnswer<CallAt<T, A>> & { next: string | null }
          >,
        initialPageParam: '',
        getNextPageParam: cursorIn,
      });
}
