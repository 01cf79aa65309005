/** The kinds of mails: what the log calls a mail. tests/mail-people.db.test.ts sends each of them. */
export const mailKinds = [
  'registered',
  'default-password',
  'approved',
  'correction',
  'rejected',
  'reopened',
  'reset-link',
  'first-password',
  'factor-reset',
  'new-device',
  'password-changed',
  'address-changed',
  'factor-changed',
  'notices',
  'digest',
  'urgent-circular',
  'privacy-request',
  'privacy-waits',
  'licence-reminder',
  'licence-decided',
] as const;
export type MailKind = (typeof mailKinds)[number];
