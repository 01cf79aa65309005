/**
 * PostgreSQL's classes for "not available now" (connection, resources, operator intervention) and Node's codes for it.
 */
const downCodes = /^(08|53|57P)|^E(CONN\w+|HOST\w+|NET\w+|PIPE|AI_AGAIN)$|^(ETIMEDOUT|ENOTFOUND|ENOENT)$/;

/** node-postgres throws these without a code: the server does not answer, or went away in the middle of a query. */
const downMessages = /^timeout exceeded when trying to connect$|^Connection terminated\b|and is not queryable$/;

/**
 * Returns whether an error means that a part of the site is down (the database, the file storage) and another try in a
 * moment makes sense, rather than that our code is wrong. Libraries wrap the driver's error, so causes are checked too.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata: answer } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  if (typeof code === 'string' && downCodes.test(code)) return true;
  if (downMessages.test(error.message)) return true;
  // Amazon's client: no answer in time, or an error answer. Recognised by its properties, since it is only loaded for a
  // bucket.
  if (error.name === 'TimeoutError' || (answer?.httpStatusCode ?? 0) >= 500 || answer?.httpStatusCode === 429)
    return true;
  return isOutage(error.cause);
}
