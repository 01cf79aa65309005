import { keepPreviousData } from '@tanstack/react-query';
import { queriesOf } from '~/shared/page';
import type { NotificationCalls } from '../contract';

const query = queriesOf<NotificationCalls>();

/** How often the list and the bell ask for what is new. */
export const everyMs = 30_000;

export const noticesPerPage = 20;

/** One page of somebody's own notices, from 1, followed while it is shown; the page before stays in view until it has come. */
export const noticesQuery = (page: number) => ({
  ...query(
    'GET /api/notifications/',
    { query: { page, page_size: noticesPerPage } },
    { staleTime: 0, refetchInterval: everyMs },
  ),
  placeholderData: keepPreviousData,
});

/** How many are unread, for the bell. */
export const unreadQuery = query('GET /api/notifications/unread-count/', {});

/** Whether notices come by mail. */
export const settingsQuery = query('GET /api/notifications/settings/', {});
