import { pick, siteQuery } from '../queries';

/** The contacts for advertisers. */
export const advertiserQuery = siteQuery('advertisers', ({ values }) =>
  pick(values, ['advertising_phone', 'advertising_email']),
);
