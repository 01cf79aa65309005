import * as texts from '~/shared/texts';

import { HttpError } from './http-error';

/**
 * The codes of Node (no room, a quota of the file system) and of PostgreSQL (53100 disk_full; 25006 read only, which the
 * embedded database and many managed ones become when their disk is nearly full).
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

/** 507 `disk_full`: there is no room to store what was sent (docs/product/general.md, "Errors"). */
export const diskFull = () => new HttpError(insufficientStorage, 'disk_full', texts.noRoomLeft);

/**
 * Whether an error means that there is no room: on this machine's disk, in the database or in the bucket. Libraries wrap
 * the error that says so, so causes are checked too.
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
