import { HttpError } from './http-error';
import { refuse } from './refusals';

/**
 * The codes of Node (no space, a quota of the file system) and of PostgreSQL (53100 disk_full; 25006 read only, which
 * the embedded database and many managed ones become when their disk is nearly full).
 */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', '25006']);
/** What object stores call it, as the name of their error. */
const names = new Set([
  'QuotaExceeded',
  'QuotaExceededException',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorage',
]);
const insufficientStorage = 507;

/** Returns 507 `disk_full`: there is no disk space to store what was sent (docs/product/general.md, "Errors"). */
export const diskFull = () => refuse.error(insufficientStorage, 'disk_full', (t) => t.noRoomLeft);

/**
 * Returns whether an error means that there is no space: on this machine's disk, in the database or in the bucket.
 * Libraries wrap the error that reports it, so causes are checked too.
 */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof HttpError) return error.status === insufficientStorage;
  const { code, $metadata: answer } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  return (
    codes.has(code) ||
    names.has(error.name) ||
    answer?.httpStatusCode === insufficientStorage ||
    isDiskFull(error.cause)
  );
}
