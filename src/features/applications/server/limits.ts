import type { Limit } from '~/platform/rate-limit';

const HOURS = 3600;

/**
 * How often a person can apply: with one e-mail address, and from one network; and how often a network can ask whether
 * addresses are free (docs/decisions/0064).
 */
export const limits = {
  registerEmail: { name: 'register-email', most: 10, seconds: HOURS },
  checkNetwork: { name: 'register-check', most: 60, seconds: HOURS },
  registerNetwork: { name: 'register-address', most: 30, seconds: HOURS },
} satisfies Record<string, Limit>;
