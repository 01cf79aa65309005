import type { Counted, Counter, Limit } from '~/platform/rate-limit';
import { keptDays } from '~/shared/kept-days';
import type { users } from './tables';

const MINUTES = 60;
const HOURS = 3600;
const DAYS = 24 * HOURS;

/**
 * How often something may be tried. What is used up by failing for somebody is tight only where it can't be used against
 * them: per account *and* network, or per device that has signed in before. What counts over all networks only slows
 * (docs/decisions/0015). Of logins only the failed ones count.
 */
export const limits = {
  /** One account from one network. */
  loginHere: { name: 'login-here', most: 10, seconds: 15 * MINUTES, forgiving: true },
  /** One account on a device that has signed in to it before. */
  loginDevice: { name: 'login-device', most: 10, seconds: 15 * MINUTES, forgiving: true },
  /** How many accounts one network fails at; each counts once, so that nobody's forgetfulness blocks an office. */
  loginNetwork: { name: 'login-network', most: 50, seconds: 15 * MINUTES },
  /** One account from all the networks that it has not signed in from. */
  loginAccount: { name: 'login-account', most: 50, seconds: DAYS, slows: { first: 1, longest: 30 } },
  /** Where an account has signed in from: it counts nothing, it runs. */
  loginKnown: { name: 'login-known', most: 0, seconds: keptDays.counters * DAYS },
  /** Entries of one kind that failed logins of one account get in the audit log. */
  loginTold: { name: 'login-told', most: 20, seconds: DAYS },
  /** Tokens that nobody has. */
  refreshNetwork: { name: 'refresh-address', most: 600, seconds: HOURS },
  registerEmail: { name: 'register-email', most: 10, seconds: HOURS },
  registerNetwork: { name: 'register-address', most: 30, seconds: HOURS },
  forgotHere: { name: 'forgot-here', most: 5, seconds: HOURS },
  forgotDevice: { name: 'forgot-device', most: 5, seconds: HOURS },
  forgotNetwork: { name: 'forgot-network', most: 20, seconds: HOURS },
  /** Links mailed to one account for strangers; the pauses are shorter than a link lives, so there is always one that works. */
  forgotMails: { name: 'forgot-mails', most: 5, seconds: DAYS, slows: { first: MINUTES, longest: 30 * MINUTES } },
  /** One link, or guesses at one person's. */
  resetLink: { name: 'reset-account', most: 15, seconds: HOURS },
  /** Links that nobody was sent. */
  resetNetwork: { name: 'reset-address', most: 30, seconds: HOURS },
  /** Links *That wasn't me* that nobody was sent. */
  notMeNetwork: { name: 'not-me', most: 30, seconds: HOURS },
  passwordHere: { name: 'password-here', most: 10, seconds: 15 * MINUTES },
  passwordAccount: { name: 'password-account', most: 50, seconds: DAYS, slows: { first: 1, longest: 30 } },
  /** Codes of second factors, of somebody whose password is known already: the pause is longer than with passwords. */
  factorHere: { name: 'factor-here', most: 20, seconds: 15 * MINUTES },
  factorAccount: { name: 'factor-account', most: 50, seconds: DAYS, slows: { first: 5, longest: 5 * MINUTES } },
  /** Tickets that nobody has, and what passkeys are asked to sign. */
  ticketNetwork: { name: 'ticket-address', most: 300, seconds: HOURS },
  passkeyNetwork: { name: 'passkey-address', most: 300, seconds: HOURS },
} satisfies Record<string, Limit>;

/** As much of an account as its tries are counted by. */
export type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

/**
 * What an account's tries are counted under. With another password it begins anew, on every instance at once: whoever was
 * locked out has proved who they are by then. Only a hash of it is stored.
 */
const subjectOf = ({ id, passwordHash }: Account) => `user:${id}:${passwordHash}`;

/**
 * What a login is counted by.
 * @param account undefined: there is none; then by `typed`, so that it can't be told from one.
 * @param device the id of a device that has signed in to this account before (devices.ts): exempt from all but its own limit.
 */
export function countersOfLogin(
  account: Account | undefined,
  typed: string,
  device: string | null,
  network: string,
): Counted[] {
  // By the person, not by what was typed: e-mail and membership id are one account, however the database folds case.
  const subject = account ? subjectOf(account) : `typed:${typed.trim().toLowerCase()}`;
  if (device) return [{ limit: limits.loginDevice, subject: `${subject} ${device}` }];
  const here: Counter = { limit: limits.loginHere, subject: `${subject} ${network}` };
  const known: Counter = { limit: limits.loginKnown, subject: here.subject };
  return [
    here,
    { limit: limits.loginNetwork, subject: network, unless: [here, known] },
    { limit: limits.loginAccount, subject, unless: [known] },
  ];
}

/** What runs while an account is known to sign in from a network. */
export const knownAt = (account: Account, network: string): Counter => ({
  limit: limits.loginKnown,
  subject: `${subjectOf(account)} ${network}`,
});

/** What asking for a reset link is counted by; parameters as above. */
export function countersOfForgot(
  account: Account | undefined,
  email: string,
  device: string | null,
  network: string,
): Counted[] {
  if (account && device) return [{ limit: limits.forgotDevice, subject: `${subjectOf(account)} ${device}` }];
  const here: Counter = { limit: limits.forgotHere, subject: `${email.toLowerCase()} ${network}` };
  return [here, { limit: limits.forgotNetwork, subject: network, unless: [here] }];
}

/** What guessing the current password, by somebody who is logged in, is counted by. */
export const countersOfPassword = (account: Account, network: string): Counted[] => [
  { limit: limits.passwordHere, subject: `${subjectOf(account)} ${network}` },
  { limit: limits.passwordAccount, subject: subjectOf(account) },
];

/** What trying codes of a second factor is counted by, at a login and for a proof. */
export const countersOfFactor = (account: Account, network: string): Counted[] => [
  { limit: limits.factorHere, subject: `${subjectOf(account)} ${network}` },
  { limit: limits.factorAccount, subject: subjectOf(account) },
];

/** What the links mailed to somebody are counted by. */
export const mailsTo = ({ id }: Pick<Account, 'id'>): Counter => ({ limit: limits.forgotMails, subject: `user:${id}` });
