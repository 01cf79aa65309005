import type { Counted, Limit } from '~/platform/rate-limit';

/** Of verifications, by page and by call together, from one network. */
const verifyMinute: Limit = { name: 'cards-verify-minute', most: 30, seconds: 60 };
const verifyHour: Limit = { name: 'cards-verify-hour', most: 300, seconds: 3600 };

/** The counters of one verification. */
export const countersOfVerify = (network: string): Counted[] =>
  [verifyMinute, verifyHour].map((limit) => ({ limit, subject: network }));

/** Per person. */
export const limits = {
  newCodes: { name: 'cards-new', most: 10, seconds: 86_400 },
  /** Each is drawn anew. */
  drawings: { name: 'cards-drawings', most: 60, seconds: 600 },
} satisfies Record<string, Limit>;
