import type { QueryClient } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import type { registrationCalls } from '../contract';
import type { Own } from '../contract/schemas';
import { ownRegistrationQuery, ticketsQuery } from './queries';

const mutation = mutationsOf<typeof registrationCalls>();

const invalidates = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  address === 'GET /api/events/:id/registration/' || address === 'GET /api/events/mine/';

/** Puts what a registration is now into the answers that are cached. */
function putIn(client: QueryClient, eventId: number, now: (before: Own | null) => Own | null): void {
  client.setQueryData(
    ownRegistrationQuery(eventId).queryKey,
    (known) => known && { ...known, registration: now(known.registration) },
  );
  client.setQueryData(
    ticketsQuery.queryKey,
    (known) =>
      known && {
        ...known,
        tickets: known.tickets.flatMap((ticket) => {
          const after = ticket.event_id === eventId ? now(ticket) : ticket;
          return after && after.status !== 'cancelled' ? [{ ...ticket, ...after }] : [];
        }),
      },
  );
}

/** Registers, changes the party, or takes an offer. */
export const register = mutation('PUT /api/events/:id/registration/', {
  invalidates,
  update: (client, answer, { params }) => putIn(client, Number(params.id), () => answer),
});

/** Cancels the seat, leaves the waiting list, or declines an offer. */
export const cancelRegistration = mutation('DELETE /api/events/:id/registration/', {
  invalidates,
  update: (client, _, { params }) =>
    putIn(
      client,
      Number(params.id),
      (before) => before && { ...before, status: 'cancelled', place: null, offer_until: null },
    ),
});
