import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import { sectionQueriesOf } from '~/shared/section-queries';
import { retryUnlessMissing } from '~/shared/record-page';
import type { registrationCalls } from '../../contract';
import type { Filters } from './filters';

const query = queriesOf<typeof registrationCalls>();
const paged = pagedQueriesOf<typeof registrationCalls>();
const mutation = mutationsOf<typeof registrationCalls>();

/** The calls of registration, for reads that bypass the query cache. */
const section = sectionQueriesOf<typeof registrationCalls>();
export const call = callsOf<typeof registrationCalls>();

/** Attendees to a page. */
export const PAGE = 50;

const fresh = { staleTime: 0, retry: retryUnlessMissing } as const;
const of = (id: number) => ({ params: { id } });

/** The settings of an event's registration; 404 without registration. */
export const settingsQuery = (id: number) => ({
  ...query('GET /api/events/:id/registration/settings/', of(id)),
  ...fresh,
});

/** A page of the attendees. The previous page stays in view until it has loaded. */
export const attendeesQuery = (id: number, { tab: _tab, ...filters }: Filters) =>
  paged('GET /api/events/:id/attendees/', { ...of(id), query: { ...filters, page_size: PAGE } }, { staleTime: 0 });

export const numbersQuery = (id: number) => ({
  ...query('GET /api/events/:id/registration/numbers/', of(id)),
  ...fresh,
});
export const statisticsQuery = (id: number) => ({
  ...query('GET /api/events/:id/registration/statistics/', of(id)),
  ...fresh,
});
export const doublesQuery = (id: number) => ({ ...query('GET /api/events/:id/doubles/', of(id)), ...fresh });
/** The tickets of all events that wait for a look. */
export const openDoublesQuery = { ...query('GET /api/events/doubles/', {}), ...fresh };
export const passesQuery = (id: number) => ({ ...query('GET /api/events/:id/passes/', of(id)), ...fresh });

/** Returns the query of a person's events, a page after the other. */
export const eventsOfQuery = section('GET /api/admin/people/:id/events/');

export const changeSettings = mutation('PUT /api/events/:id/registration/settings/');
export const addPass = mutation('POST /api/events/:id/passes/');
export const revokePass = mutation('DELETE /api/events/:id/passes/:passId/');
export const markDouble = mutation('POST /api/events/:id/doubles/:registrationId/seen/');
export const unmarkDouble = mutation('DELETE /api/events/:id/doubles/:registrationId/seen/');
// Changes nothing that is shown.
export const exportAttendees = mutation('GET /api/events/:id/attendees/export/', { invalidates: 'nothing' });
