import type { Counted, Counter, Limit } from '~/platform/rate-limit';
import { retentionDays } from '~/shared/retention-days';
import type { users } from '~/features/people/server/public';

const MINUTES = 60;
const HOURS = 3600;
const DAYS = 24 * HOURS;

/**
 * How often something may be tried. A limit that a person's own failures use up is tight only where others can't use it
 * against them: per account *and* network, or per device that has signed in before. A limit over all networks only
 * slows (docs/decisions/0015). Of logins only failed ones count.
 */
export const limits = {
  loginHere: { name: 'login-here', most: 10, seconds: 15 * MINUTES, forgiving: true },
  /** One account on a device that has signed in to it before. */
  loginDevice: { name: 'login-device', most: 10, seconds: 15 * MINUTES, forgiving: true },
  /** Accounts that one network fails at; each counts once, so that one forgetful person does not block an office. */
  loginNetwork: { name: 'login-network', most: 50, seconds: 15 * MINUTES },
  /** One account from all networks that it has not signed in from. */
  loginAccount: { name: 'login-account', most: 50, seconds: DAYS, slows: { first: 1, longest: 30 } },
  /** The networks that an account has signed in from: this limit counts nothing, its window alone matters. */
  loginKnown: { name: 'login-known', most: 0, seconds: retentionDays.counters * DAYS },
  /** Mails about logins on new devices. */
  newDeviceMails: { name: 'new-device', most: 5, seconds: DAYS },
  /** Entries of one kind in the audit log about failed logins of one account. */
  loginRecorded: { name: 'login-told', most: 20, seconds: DAYS },
  refreshNetwork: { name: 'refresh-address', most: 600, seconds: HOURS },
  forgotHere: { name: 'forgot-here', most: 5, seconds: HOURS },
  forgotDevice: { name: 'forgot-device', most: 5, seconds: HOURS },
  forgotNetwork: { name: 'forgot-network', most: 20, seconds: HOURS },
  /** Links mailed to one account for strangers; pauses are shorter than a link is valid, so one always works. */
  forgotMails: { name: 'forgot-mails', most: 5, seconds: DAYS, slows: { first: MINUTES, longest: 30 * MINUTES } },
  /** Tries of one link, or guesses at one person's. */
  resetLink: { name: 'reset-account', most: 15, seconds: HOURS },
  resetNetwork: { name: 'reset-address', most: 30, seconds: HOURS },
  notMeNetwork: { name: 'not-me', most: 30, seconds: HOURS },
  passwordHere: { name: 'password-here', most: 10, seconds: 15 * MINUTES },
  passwordAccount: { name: 'password-account', most: 50, seconds: DAYS, slows: { first: 1, longest: 30 } },
  /** Codes of second factors: their sender has the password already, so the pauses are longer than with passwords. */
  factorHere: { name: 'factor-here', most: 20, seconds: 15 * MINUTES },
  factorAccount: { name: 'factor-account', most: 50, seconds: DAYS, slows: { first: 5, longest: 5 * MINUTES } },
  /** Unknown tickets, and challenges for passkeys. */
  ticketNetwork: { name: 'ticket-address', most: 300, seconds: HOURS },
  passkeyNetwork: { name: 'passkey-address', most: 300, seconds: HOURS },
} satisfies Record<string, Limit>;

/** The columns of an account that its tries are counted by. */
export type Account = Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>;

/**
 * Returns the subject that an account's tries are counted under. A new password starts the count from zero, on every
 * instance at once: a person who was locked out has proved their identity by then. Only a hash of the subject is
 * stored.
 */
const subjectOf = ({ id, passwordHash }: Account) => `user:${id}:${passwordHash}`;

/**
 * Returns what a login is counted by.
 * @param account undefined: there is none; then by `typed`, so that the response does not show it.
 * @param device the id of a device that has signed in to this account before (devices.ts): exempt from all but its own
 * limit.
 */
export function countersOfLogin(
  account: Account | undefined,
  typed: string,
  device: string | null,
  network: string,
): Counted[] {
  // By the person, not by what was typed: e-mail and membership id are one account, in whatever case.
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

/** Returns the counter that runs while an account is known to sign in from a network. */
export const knownAt = (account: Account, network: string): Counter => ({
  limit: limits.loginKnown,
  subject: `${subjectOf(account)} ${network}`,
});

/** Returns what a request of a reset link is counted by; parameters as for countersOfLogin. */
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

/** Returns what a logged-in person's tries of the current password are counted by. */
export const countersOfPassword = (account: Account, network: string): Counted[] => [
  { limit: limits.passwordHere, subject: `${subjectOf(account)} ${network}` },
  { limit: limits.passwordAccount, subject: subjectOf(account) },
];

/** Returns what tries of a second factor's codes are counted by, at a login and for a proof. */
export const countersOfFactor = (account: Account, network: string): Counted[] => [
  { limit: limits.factorHere, subject: `${subjectOf(account)} ${network}` },
  { limit: limits.factorAccount, subject: subjectOf(account) },
];

/** Returns what links mailed to a person are counted by. */
export const mailsTo = ({ id }: Pick<Account, 'id'>): Counter => ({ limit: limits.forgotMails, subject: `user:${id}` });
