import type { Limit } from '~/platform/rate-limit';

/** Far more than anybody writes; what is over it is a script. Per person. */
export const limits = {
  posts: { name: 'community-posts', most: 120, seconds: 3600 },
  /** Best answers and solved questions, marked or taken back: each tells people. */
  marks: { name: 'community-marks', most: 240, seconds: 3600 },
  flags: { name: 'community-flags', most: 60, seconds: 3600 },
} satisfies Record<string, Limit>;
