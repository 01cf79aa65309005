import { conflict } from '../errors/http-error';

/**
 * Refuses a save whose sender read another state than the present one (readings.md, "Stale saves"): 409 `stale`. Call it
 * with the row locked. Not "an older one": the instance that wrote last may have a clock that is behind.
 * @param readAt the `updated_at` they read, ISO 8601; undefined: they don't care.
 */
export function refuseStale(row: { updatedAt: Date }, readAt: string | undefined): void {
  // JSON carries milliseconds, and so does a Date that comes from a column of microseconds.
  if (readAt !== undefined && new Date(readAt).getTime() !== row.updatedAt.getTime()) {
    throw conflict('stale', 'Someone else has changed this meanwhile. Reload to see what it is now.');
  }
}
