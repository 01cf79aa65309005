/** PostgreSQL's classes for "not there for us now" (connection, resources, operator intervention) and Node's words for it. */
const downCodes = /^(08|53|57P)|^E(CONN\w+|HOST\w+|NET\w+|PIPE|AI_AGAIN)$|^(ETIMEDOUT|ENOTFOUND|ENOENT)$/;

/** node-postgres says these without a code: the server does not answer, or went away in the middle of a query. */
const downMessages = /^timeout exceeded when trying to connect$|^Connection terminated\b|and is not queryable$/;

/**
 * Whether a failure means that a part of the site is down (the database, the store of files) and another try in a moment
 * makes sense, rather than that we made a mistake. Libraries wrap the error of the driver: causes are looked at too.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata: answer } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && downCodes.test(code)) return true;
  if (downMessages.test(error.message)) return true;
  // Amazon's client: no answer in time, or one that says so itself. By its marks, since it is only loaded for a bucket.
  if (error.name === 'TimeoutError' || (answer?.httpStatusCode ?? 0) >= 500 || answer?.httpStatusCode === 429) return true;
  return isOutage(error.cause);
}
