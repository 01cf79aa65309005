import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { fromIso, HOUR_MS, MINUTE_MS, toIso } from '~/shared/dates';
import type { Tx } from './database';
import { readSetting, writeSetting, type StoredSetting } from './settings-store/settings-store';

/** How often a running site writes that it is up, in ms. */
export const BEAT_MS = 5 * MINUTE_MS;
/** From so long a gap between two beats on, the site was down, in ms: a restart or an update is none. */
const OUTAGE_MS = 6 * HOUR_MS;

/** When the site was down. */
export interface Outage {
  from: Date;
  to: Date;
}

/** When an instance of the site was last up. A restored backup has none: what happened since it was made is unknown. */
export const lastBeat: StoredSetting<{ at: string }> = { name: 'last-beat', schema: z.object({ at: z.string() }) };

/**
 * Writes that the site is up, and returns the outage that has just ended, if any. `upAt`: this instance was up then,
 * and could not write it. Of several instances that come back, one gets the outage.
 */
export async function beat(tx: Tx, now: Date, upAt?: Date): Promise<Outage | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('last-beat'))`);
  const last = await readSetting(tx, lastBeat);
  await writeSetting(tx, lastBeat, { at: toIso(now) }, now);
  if (!last) return null;
  const from = new Date(Math.max(fromIso(last.at).getTime(), upAt?.getTime() ?? 0));
  return now.getTime() - from.getTime() >= OUTAGE_MS ? { from, to: now } : null;
}
