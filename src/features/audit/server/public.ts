import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { pageOf, rowsOf } from '~/shared/paging';
import { auditCalls } from '../contract';
import { both } from '../texts/both';
import { exportEntries, listEntries, type PlaceNames } from './entries';
import { sealedKeys } from './people';
import { openEntries, type AuditRow } from './sealed-entries';
import { sealOldEntries, type FindPeople } from './seal-old';
import { auditRows } from './personal';
import { auditLog } from './tables';
import { countEntries, type Filter } from './views';

export { describe, difference } from './difference';
export { entriesAbout } from './entries';
export type { AuditEntry } from './entry';
export { exportList, exportPages, type ExportContext, type ExportQuery } from './export-list';
export { destroyPeople } from './people';
export { composeSealed, recordAudit, recordAudits, sealAudits, type SealedAudits } from './record';
export { ownersOf, peopleByRow, type FindPeople } from './seal-old';

/** The `after` of a change made on the machine's command line (npm run sangham), which has no person as its actor. */
export const byConsole = { by: "the machine's console" };

/** Returns at most 100 entries of an action on a target, the newest first, for rules that depend on earlier actions. */
export async function entriesOf(
  tx: Tx,
  action: string,
  { type, id }: { type: string; id: number },
): Promise<Pick<AuditRow, 'at' | 'before'>[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetType, type), eq(auditLog.targetId, id), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.id))
    .limit(100);
  return tx.keys ? openEntries(tx, { keys: tx.keys }, rows) : rows;
}

/** Returns the entries of actions since a moment, for rules that depend on earlier actions. */
export async function entriesSince(
  tx: Tx,
  actions: readonly string[],
  since: Date,
): Promise<Pick<AuditRow, 'targetId' | 'before'>[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.action, [...actions]), gte(auditLog.at, since)))
    .orderBy(auditLog.id);
  return tx.keys ? openEntries(tx, { keys: tx.keys }, rows) : rows;
}

/** Returns the ids of the people to whom a typed phone number, membership id or e-mail address belongs. */
type FindByKey = (db: Db, text: string) => Promise<number[]>;
/** Returns the names of areas and units, for the log's file. */
type FindPlaceNames = (db: Db) => Promise<PlaceNames>;

/**
 * The audit log. Every feature writes with `recordAudit`. `others` finds the people of features' old entries,
 * `findByKey` those whom a filter names by a key, `findPlaceNames` the names of places in the file.
 */
export const auditFeature = (
  others: readonly FindPeople[],
  findByKey: FindByKey,
  findPlaceNames: FindPlaceNames,
): Feature => ({
  texts: both,
  appendOnly: [auditLog],
  sealed: [sealedKeys],
  personal: { rows: auditRows },
  register: (site, { calls }) => registerAudit(site, calls, findByKey, findPlaceNames),
  prepare: async (site) => {
    const count = await sealOldEntries(site, others);
    if (count > 0) site.log.info({ entries: count }, 'sealed values about people in the audit log');
  },
});

/** Registers the calls that read the log. */
function registerAudit(site: Site, calls: CallRegistrar, findByKey: FindByKey, findPlaceNames: FindPlaceNames): void {
  const { db } = site;
  const withPeople = async <F extends Filter>(filter: F): Promise<F & Filter> => ({
    ...filter,
    ...(filter.actor !== undefined && { actors: await findByKey(db, filter.actor) }),
    ...(filter.target !== undefined && { targets: await findByKey(db, filter.target) }),
  });
  calls.register(auditCalls, {
    audit: async ({ query }) => {
      const filter = await withPeople(query);
      return pageOf(
        auditCalls.audit.path,
        query,
        await countEntries(db, filter),
        await listEntries(site, filter, rowsOf(query)),
      );
    },
    exportAudit: async ({ query }, context) =>
      exportEntries(site, context, await findPlaceNames(site.db), await withPeople(query), query),
  });
}
