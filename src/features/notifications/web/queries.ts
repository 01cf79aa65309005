import { queriesOf } from '~/shared/page';
import { pagedQueriesOf } from '~/shared/paged-queries';
import type { NotificationCalls } from '../contract';

const query = queriesOf<NotificationCalls>();
const paged = pagedQueriesOf<NotificationCalls>();

/** Milliseconds between polls of the list and of the bell. */
export const everyMs = 30_000;

/** Notices to a page. */
export const noticesPerPage = 20;

/**
 * Returns the query of one page of the caller's own notices, from 1, polled while it is shown. The previous page stays
 * in view until it has loaded.
 */
export const noticesQuery = (page: number) =>
  paged(
    'GET /api/notifications/',
    { query: { page, page_size: noticesPerPage } },
    { staleTime: 0, refetchInterval: everyMs },
  );

/** The newest notices, for the person's home. */
export const newestQuery = query('GET /api/notifications/', { query: { page: 1, page_size: 10 } }, { staleTime: 0 });

/** The number of unread notices, for the bell. */
export const unreadQuery = query('GET /api/notifications/unread-count/', {});

/** The choice of notices by mail. */
export const settingsQuery = query('GET /api/notifications/settings/', {});
