import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import type { NotificationCalls } from '../contract';

const query = queriesOf<NotificationCalls>();

export const call = callsOf<NotificationCalls>();

export const noticesPerPage = 20;

/** One page of the own notices, from 1. */
export const noticesQuery = (page: number) => query('GET /api/notifications/', { query: { page, page_size: noticesPerPage } });

/** How many are unread, for the bell. */
export const unreadQuery = query('GET /api/notifications/unread-count/', {});

/** Whether notices come by mail. */
export const settingsQuery = query('GET /api/notifications/settings/', {});
