import { refuse } from '../errors/refusals';

/**
 * Throws a 409 `stale` when the sender of a save has read another version than the present one
 * (docs/product/general.md, "Stale saves"). Call it with the row locked. Any other version counts, not only an older
 * one: the clock of the instance that wrote last may be behind. @param readAt the `updated_at` they read, ISO 8601;
 * undefined when the last save may win.
 */
export function refuseStale(row: { updatedAt: Date }, readAt: string | undefined): void {
  // JSON has milliseconds, and so does a Date read from a column of microseconds.
  if (readAt !== undefined && new Date(readAt).getTime() !== row.updatedAt.getTime()) {
    throw refuse.conflict('stale', (t) => t.staleSave);
  }
}
