import type { Counted, Limit } from '~/platform/rate-limit';

/** Limits of verifications from one network, by page and call together. */
const verifyMinute: Limit = { name: 'cards-verify-minute', most: 30, seconds: 60 };
const verifyHour: Limit = { name: 'cards-verify-hour', most: 300, seconds: 3600 };

/** Returns the counters of a verification. */
export const countersOfVerify = (network: string): Counted[] =>
  [verifyMinute, verifyHour].map((limit) => ({ limit, subject: network }));

/** Limits for each person. */
export const limits = {
  newCodes: { name: 'cards-new', most: 10, seconds: 86_400 },
  /** Each picture is drawn again. */
  drawings: { name: 'cards-drawings', most: 60, seconds: 600 },
} satisfies Record<string, Limit>;
