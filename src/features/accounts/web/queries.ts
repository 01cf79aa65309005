import { queryOptions } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import type { CallAnswer } from '~/shared/contract';
import type {
  applicationCalls,
  ApplicationState,
  approvalCalls,
  peopleCalls,
  profileCalls,
  secondStepCalls,
  sessionCalls,
} from '../contract';

const query = queriesOf<
  typeof profileCalls & typeof approvalCalls & typeof peopleCalls & typeof sessionCalls & typeof secondStepCalls
>();

/** The own profile. Its photo's address lives some minutes, so it isn't kept longer. */
export const profileQuery = query('GET /api/profile/', {}, { staleTime: 60_000 });

/** The own profile for the simple page. */
export const meQuery = query('GET /api/me/', {}, { staleTime: 60_000 });

/** Whether a reset link still works. Asked once: every asking is a try, and there are few. */
export const resetLinkQuery = (uid: string, token: string) => ({
  ...query(
    'GET /api/auth/verify-reset-token/:uid/:token/',
    { params: { uid, token } },
    { anonymous: true, staleTime: Infinity },
  ),
  gcTime: 0,
  retry: false,
});

/** Applicants, the longest waiting first. */
export const pendingQuery = query('GET /api/admin/pending-approvals/', {});

const ask = callsOf<typeof applicationCalls>();

/** The desk, all pages of it as one. */
export type Desk = CallAnswer<(typeof applicationCalls)['applications']>;

/** The address that all lists of the desk have in their keys. */
export const deskAddress = 'GET /api/admin/applications/';

/** All applications of a state and, unless it is empty, of an area: page after page, since they are searched in the browser. */
export const deskQuery = (state: ApplicationState, area = '') =>
  queryOptions({
    queryKey: [deskAddress, { state, area }] as const,
    queryFn: async ({ signal }) => {
      const applications: Desk['results'] = [];
      for (let page = 1; ; page += 1) {
        const answer = await ask(deskAddress, { query: { state, area, page, page_size: 100 } }, { signal });
        applications.push(...answer.results);
        if (answer.next === null) return { ...answer, results: applications };
      }
    },
  });

/** What a correction's link asks for. Asked once: what is typed must not change under the hands. */
export const correctionQuery = (token: string) => ({
  ...queriesOf<typeof applicationCalls>()(
    'GET /api/applications/correct/:token/',
    { params: { token } },
    { anonymous: true, staleTime: Infinity },
  ),
  gcTime: 0,
  retry: false,
});

const MINUTE_MS = 60_000;

/** Everybody, asked for once and searched in the browser. The photos' addresses end after some minutes. */
export const usersQuery = query('GET /api/users/', {}, { staleTime: 5 * MINUTE_MS, refetchInterval: 7 * MINUTE_MS });

/** One person with all fields, for a form: as they are now, whatever was known of them before. */
export const userQuery = (id: number) => query('GET /api/users/:id/', { params: { id } }, { staleTime: 0 });

/** Since when a person has a second factor. */
export const factorQuery = (id: number) =>
  query('GET /api/users/:id/second-factor/', { params: { id } }, { staleTime: 0 });
