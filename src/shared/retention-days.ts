/**
 * For how many days what is stored about people stays: the clean-up uses these numbers, and the table on /privacy shows
 * them (docs/product/privacy.md, "Retention").
 */
export const retentionDays = {
  /** Rejected applications, after the decision; until then they can be reopened. */
  applications: 90,
  /** Scans of licences, after the decision on their request. */
  scans: 90,
  /** A session, however often it is renewed. */
  sessions: 90,
  /** Notices, after they were read. */
  notices: 90,
  /** Rows of imported files, after the import; until then it can be undone. */
  imports: 14,
  /** The longest of the counters against misuse. */
  counters: 90,
  /** Jobs that are over, those of mails that could not be sent among them. */
  jobs: 30,
  /** Exports of a person's own data. */
  exports: 2,
  /** Links in mails and sessions, after their end. */
  links: 1,
  /** Logins and passkey questions that were never finished, after their end. */
  tickets: 1,
  /** Consents that were withdrawn or replaced, after they were withdrawn. */
  consents: 3 * 365,
  /** Requests about a person's data, after they were decided or withdrawn. */
  requests: 3 * 365,
  /** People of shops, after the office revoked their access to the portal. */
  shopContacts: 90,
  /** Requests of advertisers, after the decision. */
  adRequests: 3 * 365,
  /** Breaches of which every person concerned was notified, after they were found. */
  breaches: 8 * 365,
  /** What was counted of ads, after its day. */
  ads: 3 * 365,
} as const;

/** The oldest nightly backup is of the first of so many months. */
export const backupRetentionMonths = 12;
