import type { Limit } from '~/platform/rate-limit';

const MINUTES = 60;
const HOURS = 3600;

/**
 * How often something may be tried. Per account, so that many machines can't guess one person's password. Per address, so
 * that one machine can't try many accounts; an office behind one address still has room. Only failed logins count.
 */
export const limits = {
  loginAccount: { name: 'login-account', most: 10, seconds: 15 * MINUTES },
  loginAddress: { name: 'login-address', most: 50, seconds: 15 * MINUTES },
  refreshAddress: { name: 'refresh-address', most: 600, seconds: HOURS },
  registerEmail: { name: 'register-email', most: 10, seconds: HOURS },
  registerAddress: { name: 'register-address', most: 30, seconds: HOURS },
  forgotAccount: { name: 'forgot-account', most: 5, seconds: HOURS },
  forgotAddress: { name: 'forgot-address', most: 20, seconds: HOURS },
  resetAccount: { name: 'reset-account', most: 15, seconds: HOURS },
  resetAddress: { name: 'reset-address', most: 30, seconds: HOURS },
  passwordAccount: { name: 'password-account', most: 10, seconds: 15 * MINUTES },
} satisfies Record<string, Limit>;

/** What a person's tries are counted under. */
export const triesOf = (userId: number) => `user:${userId}`;
