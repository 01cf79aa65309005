import { queryOptions } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import type { CallAnswer } from '~/shared/contract';
import type { Application, ApplicationSection, applicationCalls, ApplicationState, approvalCalls } from '../contract';

const query = queriesOf<typeof approvalCalls & typeof applicationCalls>();

/** The specified list of applicants, the longest waiting first. */
export const pendingQuery = query('GET /api/admin/pending-approvals/', {});

const call = callsOf<typeof applicationCalls>();

/** The desk's answer, with the rows of all its pages. */
export type Desk = CallAnswer<(typeof applicationCalls)['applications']>;

/** The first part of the query key of all the desk's lists. */
export const deskAddress = 'GET /api/admin/applications/';

/** All applications of a state and, if it is not empty, an area: all pages, because the browser searches them. */
export const deskQuery = (state: ApplicationState, area = '') =>
  queryOptions({
    queryKey: [deskAddress, { state, area }] as const,
    queryFn: async ({ signal }) => {
      const applications: Desk['results'] = [];
      for (let page = 1; ; page += 1) {
        const answer = await call(deskAddress, { query: { state, area, page, page_size: 100 } }, { signal });
        applications.push(...answer.results);
        if (answer.next === null) return { ...answer, results: applications };
      }
    },
  });

/** Whether an application waits for a decision of this person, or was decided: area admins get a part of it to read. */
export const isWhole = (application: ApplicationSection): application is Application =>
  application.state !== null && application.duplicates !== undefined;

/** Returns the query of one person's application. */
export const applicationQuery = (id: number) =>
  query('GET /api/admin/people/:id/application/', { params: { id } }, { staleTime: 30_000 });

/** The fields that a correction's link requests. Loaded once, so that a form being filled in never changes. */
export const correctionQuery = (token: string) => ({
  ...query('GET /api/applications/correct/:token/', { params: { token } }, { anonymous: true, staleTime: Infinity }),
  gcTime: 0,
  retry: false,
});
