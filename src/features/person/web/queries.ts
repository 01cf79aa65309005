import { queriesOf } from '~/shared/page';
import { sectionQueriesOf } from '~/shared/section-queries';
import { retryUnlessMissing } from '~/shared/record-page';
import type { personCalls } from '../contract';

const query = queriesOf<typeof personCalls>();
const section = sectionQueriesOf<typeof personCalls>();

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
export const notesQuery = section('GET /api/admin/people/:id/notes/');

/** Returns the query of what happened about a person, a page after the other. */
export const historyQuery = section('GET /api/admin/people/:id/history/');
