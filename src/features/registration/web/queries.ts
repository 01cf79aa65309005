import { queriesOf } from '~/shared/page';
import type { registrationCalls } from '../contract';

const query = queriesOf<typeof registrationCalls>();

/** Returns the query of an event's registration with the person's own; seats go while it is shown. */
export const ownRegistrationQuery = (id: number) =>
  query('GET /api/events/:id/registration/', { params: { id } }, { staleTime: 0 });

/** The person's own tickets. */
export const ticketsQuery = query('GET /api/events/mine/', {}, { staleTime: 0 });
