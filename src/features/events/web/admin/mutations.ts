import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { eventAdminCalls, ManagedEvent } from '../../contract';
import { isEventsQuery, postersQuery } from '../queries';
import { allEventsQuery } from './listing';

const mutation = mutationsOf<typeof eventAdminCalls>();
const invalidates = isEventsQuery;

export const createEvent = mutation('POST /api/events/create/', { invalidates });
export const editEvent = mutation('PATCH /api/events/:id/edit/', { invalidates });

export const deleteEvent = mutation('DELETE /api/events/:id/delete/', {
  invalidates,
  update: (client, _, { params }) => {
    client.setQueryData(allEventsQuery.queryKey, (events) => events?.filter(({ id }) => id !== params.id));
  },
});

export const uploadPoster = uploadMutationsOf<typeof eventAdminCalls>()('POST /api/events/:id/posters/upload/', {
  invalidates,
});

/** Deletes a poster of this event; the poster and its number on the card disappear at once. */
export const deletePoster = (eventId: number) =>
  mutation('DELETE /api/posters/:id/delete/', {
    invalidates,
    update: (client, _, { params }) => {
      client.setQueryData(
        postersQuery(eventId).queryKey,
        (now) => now && { posters: now.posters.filter(({ id }) => id !== params.id) },
      );
      client.setQueryData(allEventsQuery.queryKey, (events) =>
        events?.map((event) => (event.id === eventId ? withOneLess(event) : event)),
      );
    },
  });

const withOneLess = (event: ManagedEvent): ManagedEvent => ({
  ...event,
  poster_count: Math.max(0, event.poster_count - 1),
});
