import { DAY_MS } from '~/shared/dates';
import type { Files } from './files';

const prefix = 'quarantine';
const keptDays = 30;

/** A file that was put away. */
export interface Quarantined {
  /** Where it was, and would be again. */
  key: string;
  /**
   * Where it is: the day and the key under the quarantine's own prefix, so that a person can read both in a listing.
   */
  place: string;
  /** The day it was put away, as 2026-11-22 (UTC). */
  day: string;
}

/** Lists everything in quarantine. */
export async function listQuarantine(files: Files): Promise<Quarantined[]> {
  const found: Quarantined[] = [];
  for await (const { key: place } of files.list(prefix)) {
    const [, day = '', ...rest] = place.split('/');
    found.push({ key: rest.join('/'), place, day });
  }
  return found;
}

/** Returns the day of the quarantine that an instant is in, as 2026-11-22 (UTC). */
export const quarantineDay = (now: Date) => now.toISOString().slice(0, 10);

/** Quarantines a file: it is not served any more, and it is not lost. */
export const putAway = (files: Files, key: string, now: Date) =>
  files.move(key, `${prefix}/${quarantineDay(now)}/${key}`);

/** Puts a file back where it was. */
export const putBack = (files: Files, { place, key }: Quarantined) => files.move(place, key);

/** Returns whether it was put away so long ago that it may be deleted. */
export const isExpired = ({ day }: Quarantined, now: Date) =>
  day < quarantineDay(new Date(now.getTime() - keptDays * DAY_MS));
