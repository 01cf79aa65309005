import { and, desc, eq, gt, type AnyColumn } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { doorPasses, registrations, scans } from './tables';

/**
 * Selects where and when the party of a registration came in last.
 *
 * @param of its id, or the column of ids of a lateral join
 */
export const lastComing = (tx: Tx, of: number | AnyColumn = registrations.id) =>
  tx
    .select({ gate: doorPasses.gate, at: scans.corrected })
    .from(scans)
    .innerJoin(doorPasses, eq(scans.passId, doorPasses.id))
    .where(and(eq(scans.registrationId, of), gt(scans.people, 0)))
    .orderBy(desc(scans.corrected))
    .limit(1);
