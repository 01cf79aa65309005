import { conflict } from '../http/refusal';

/**
 * Refuses a save whose sender read an older state (readings.md, "Stale saves"). Call it with the row locked.
 * @param readAt the `updated_at` they read, ISO 8601; undefined: they don't care.
 */
export function refuseStale(row: { updatedAt: Date }, readAt: string | undefined): void {
  // JSON carries milliseconds, the column microseconds.
  if (readAt !== undefined && new Date(readAt).getTime() < Math.floor(row.updatedAt.getTime())) {
    throw conflict('stale', 'Someone else has changed this meanwhile. Reload to see what it is now.');
  }
}
