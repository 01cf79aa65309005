import { queriesOf, type PageData } from '~/shared/page';
import { retryUnlessMissing } from '~/shared/record-page';
import type { Event, EventDetail, eventCalls } from '../contract';

const query = queriesOf<typeof eventCalls>();

/** The events whose day is not over, the nearest first. */
export const upcomingQuery = query('GET /api/events/upcoming/', {});
/** The past events, the newest first. */
export const pastQuery = query('GET /api/events/past/', {});
/** The figures on active events. */
export const summaryQuery = query('GET /api/events/summary/', {});

/** The queries of both pages: the lists and the figures. */
export const listQueries = [upcomingQuery, pastQuery, summaryQuery] as const;

/** Returns the query of an event with its posters. An unknown id is not requested again. */
export const eventQuery = (id: number) => ({
  ...query('GET /api/events/event/:id/', { params: { id } }),
  retry: retryUnlessMissing,
});

/** Returns the query of the posters alone, for the gallery of a past event. */
export const postersQuery = (id: number) => query('GET /api/events/:id/posters/', { params: { id } });

/** Matches every query of this feature, for invalidating them. */
export const isEventsQuery = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith('GET /api/events/');

/** Returns the event from the data a page was rendered from; in the browser it is in the query client instead. */
export function eventIn(data: PageData | undefined, id: number | null, get?: (key: readonly unknown[]) => unknown) {
  if (id === null) return undefined;
  const answerOf = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    get?.(queryKey) ?? data?.answers.find(([key]) => sameKey(key, queryKey))?.[1];
  const lists = [upcomingQuery, pastQuery].flatMap((list) => (answerOf(list) as Event[] | undefined) ?? []);
  return (answerOf(eventQuery(id)) as EventDetail | undefined) ?? lists.find((event) => event.id === id);
}

const sameKey = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);
