import { queryOptions } from '@tanstack/react-query';
import { portalCall } from './api';

const retry = false;

/** The shop, its ads, and what tiers cost. */
export const portalQuery = queryOptions({
  queryKey: ['portal', 'me'],
  queryFn: () => portalCall('GET /api/advertiser/me/', {}),
  retry,
});

/** The shop's requests. */
export const requestsQuery = queryOptions({
  queryKey: ['portal', 'requests'],
  queryFn: () => portalCall('GET /api/advertiser/requests/', {}),
  retry,
});

/** The contact's sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['portal', 'sessions'],
  queryFn: () => portalCall('GET /api/advertiser/sessions/', {}),
  retry,
});

/** Which days are shown, and of which ad. */
export interface DaysShown {
  from: string;
  to: string;
  ad?: number | undefined;
}

/** What was counted. */
export const daysQuery = (shown: DaysShown) =>
  queryOptions({
    queryKey: ['portal', 'days', shown],
    queryFn: () => portalCall('GET /api/advertiser/days/', { query: shown }),
    retry,
  });
