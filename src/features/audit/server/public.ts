import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { batches } from '~/shared/batches';
import { toIso } from '~/shared/dates';
import { pageOf } from '~/shared/paging';
import { auditCalls, type AuditEntryAnswer } from '../contract';
import { both } from '../texts/both';
import { sealedKeys } from './people';
import { opened, rowsOf, type AuditRow } from './sealed-entries';
import { sealOldEntries, type FindPeople } from './seal-old';
import { auditRows } from './personal';
import { auditLog } from './tables';
import { findEntries } from './views';

export { describe, difference } from './difference';
export { destroyPerson, namesInLog } from './people';
export { peopleByRow, type FindPeople } from './seal-old';

export interface AuditEntry {
  at: Date;
  /** null: a visitor, or the system itself. */
  actor: { id: number; name: string } | null;
  /** `area.verb`, as `user.approve`. */
  action: string;
  target: { type: string; id: number | null; name?: string | undefined };
  /**
   * The id of the person whom the target's name and the values are about: they are sealed with that person's key, and cannot be read
   * by anybody once the person is erased. A target of type `user` or `login` is that person itself.
   */
  person?: number | null | undefined;
  /** What changed, under the names of the API. Never a secret, never an Aadhaar number. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What an entry says of a change that whoever has the machine made (npm run sangham): no person of the site did it. */
export const byConsole = { by: "the machine's console" };

/** Writes one entry of the audit log, in the transaction of what it speaks of: one of `site.write`. */
export const record = (tx: Tx, entry: AuditEntry): Promise<void> => recordAll(tx, [entry]);

/** Rows in one statement. */
const BATCH = 100;

/** Writes many entries in their order, a few in each statement: for what changes people by the hundred. */
export async function recordAll(tx: Tx, entries: Iterable<AuditEntry>): Promise<void> {
  for (const some of batches(entries, BATCH)) await tx.insert(auditLog).values(await rowsOf(tx, some));
}

/**
 * What the log tells of one action on one person or thing, the newest first, at most a hundred entries: for rules that depend
 * on what happened before.
 */
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
  return tx.keys ? opened(tx, { keys: tx.keys }, rows) : rows;
}

/** Who did what to whom. Every feature writes with `record`. `others`: whom old entries of other features are about. */
export const auditFeature = (others: readonly FindPeople[]): Feature => ({
  texts: both,
  appendOnly: [auditLog],
  sealed: [sealedKeys],
  personal: { rows: auditRows },
  register: (site, { calls }) => registerAudit(site, calls),
  prepare: async (site) => {
    const count = await sealOldEntries(site, others);
    if (count > 0) site.log.info({ entries: count }, 'sealed what the audit log said of people in plain words');
  },
});

/** Registers the reading of the log; there is no other way to it than `record` and this. */
function registerAudit({ db, config }: Site, calls: CallRegistrar): void {
  calls.register(auditCalls, {
    audit: async ({ query }) => {
      const { count, rows } = await findEntries(db, query);
      return pageOf(auditCalls.audit.path, query, count, (await opened(db, config, rows)).map(present));
    },
  });
}

const present = (row: AuditRow): AuditEntryAnswer => ({
  id: row.id,
  at: toIso(row.at),
  actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
  action: row.action,
  target: { type: row.targetType, id: row.targetId, name: row.targetName },
  before: row.before,
  after: row.after,
});
