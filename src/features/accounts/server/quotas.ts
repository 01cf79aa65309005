import type { Limit } from '~/platform/rate-limit';

/**
 * Far more than anybody does; what is over it is a script that loads the site, or takes the numbers along. Per person, beside
 * the limits of those who are not logged in (limits.ts).
 */
export const quotas = {
  /** Saves of the own profile. What the office changes of others has no quota: it may have a whole list to correct. */
  profileEdits: { name: 'profile-edits', most: 600, seconds: 3600 },
  revealsHourly: { name: 'aadhaar-hour', most: 120, seconds: 3600 },
  revealsDaily: { name: 'aadhaar-day', most: 300, seconds: 86_400 },
} satisfies Record<string, Limit>;
