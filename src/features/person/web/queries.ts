import { infiniteQueryOptions } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import { readOn } from '~/shared/read-on';
import { retryUnlessMissing } from '~/shared/record-page';
import type { personCalls } from '../contract';

const query = queriesOf<typeof personCalls>();
const call = callsOf<typeof personCalls>();

/** The head of a person's page; a minute old at most, since the address of the photo expires. */
export const headQuery = (id: number) => ({
  ...query('GET /api/admin/people/:id/', { params: { id } }, { staleTime: 60_000 }),
  retry: retryUnlessMissing,
});

/** The first case in a section's queue besides the person's; requested after a decision, and never cached. */
export const nextQuery = (id: number, section: string) =>
  query('GET /api/admin/people/:id/next/:section/', { params: { id, section } }, { staleTime: 0 });

export const profileQuery = (id: number) =>
  query('GET /api/admin/people/:id/profile/', { params: { id } }, { staleTime: 60_000 });

/** Returns the query of the notes on a person, a page after the other. */
export const notesQuery = (id: number) => {
  const address = 'GET /api/admin/people/:id/notes/';
  return infiniteQueryOptions({
    ...readOn,
    queryKey: [address, id] as const,
    queryFn: ({ pageParam: before, signal }) => call(address, { params: { id }, query: { before } }, { signal }),
  });
};

/** Returns the query of what happened about a person, a page after the other. */
export const historyQuery = (id: number) => {
  const address = 'GET /api/admin/people/:id/history/';
  return infiniteQueryOptions({
    ...readOn,
    queryKey: [address, id] as const,
    queryFn: ({ pageParam: before, signal }) => call(address, { params: { id }, query: { before } }, { signal }),
  });
};
