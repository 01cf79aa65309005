import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Site } from '~/platform/site';
import { toIso } from '~/shared/dates';
import { pageOf } from '~/shared/paging';
import { auditCalls, type AuditEntryAnswer } from '../contract';
import { both } from '../texts/both';
import { auditRows } from './personal';
import { auditLog } from './tables';
import { findEntries, type AuditRow } from './views';
import { batches } from '~/shared/batches';

export { describe, difference } from './difference';

export interface AuditEntry {
  at: Date;
  /** null: a visitor, or the system itself. */
  actor: { id: number; name: string } | null;
  /** `area.verb`, as `user.approve`. */
  action: string;
  target: { type: string; id: number | null; name?: string | undefined };
  /** What changed, under the names of the API. Never a secret, never an Aadhaar number. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** What an entry says of a change that whoever has the machine made (npm run sangham): no person of the site did it. */
export const byConsole = { by: "the machine's console" };

/** Writes one entry of the audit log, in the transaction of what it speaks of. */
export const record = (tx: Tx, entry: AuditEntry): Promise<void> => recordAll(tx, [entry]);

/** Rows in one statement. */
const BATCH = 100;

/** Writes many entries in their order, a few in each statement: for what changes people by the hundred. */
export async function recordAll(tx: Tx, entries: Iterable<AuditEntry>): Promise<void> {
  for (const some of batches(entries, BATCH)) await tx.insert(auditLog).values(some.map(rowOf));
}

const rowOf = ({ at, actor, action, target, before, after }: AuditEntry) => ({
  at,
  actorId: actor?.id ?? null,
  actorName: actor?.name ?? null,
  action,
  targetType: target.type,
  targetId: target.id,
  targetName: target.name ?? null,
  before: before ?? null,
  after: after ?? null,
});

/**
 * What the log tells of one action on one person or thing, the newest first, at most a hundred entries: for rules that depend
 * on what happened before.
 */
export function entriesOf(tx: Tx, action: string, { type, id }: { type: string; id: number }): Promise<Pick<AuditRow, 'at' | 'before'>[]> {
  return tx
    .select({ at: auditLog.at, before: auditLog.before })
    .from(auditLog)
    .where(and(eq(auditLog.targetType, type), eq(auditLog.targetId, id), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.id))
    .limit(100);
}

/** Who did what to whom. Every feature writes with `record`. */
export const auditFeature: Feature = {
  texts: both,
  appendOnly: [auditLog],
  personal: { rows: auditRows },
  register: (site, { calls }) => registerAudit(site, calls),
};

/** Registers the reading of the log; there is no other way to it than `record` and this. */
function registerAudit({ db }: Site, calls: CallRegistrar): void {
  calls.register(auditCalls, {
    audit: async ({ query }) => {
      const { count, rows } = await findEntries(db, query);
      return pageOf(auditCalls.audit.path, query, count, rows.map(present));
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
