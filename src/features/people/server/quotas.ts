import type { Limit } from '~/platform/rate-limit';

/**
 * Limits far above what a person does; only a script that loads the site or collects numbers reaches them. They count
 * per person, beside the limits of visitors who are not logged in (limits.ts).
 */
export const quotas = {
  /** Saves of the caller's own profile. The office has no quota for others: it may have a list to correct. */
  profileEdits: { name: 'profile-edits', most: 600, seconds: 3600 },
  revealsHourly: { name: 'aadhaar-hour', most: 120, seconds: 3600 },
  revealsDaily: { name: 'aadhaar-day', most: 300, seconds: 86_400 },
} satisfies Record<string, Limit>;
