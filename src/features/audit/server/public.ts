import type { Tx } from '~/platform/database';
import { auditLog } from './tables';

export interface AuditEntry {
  at: Date;
  /** null: a visitor, or the system itself. */
  actor: { id: number } | null;
  /** `area.verb`, as `user.approve`. */
  action: string;
  target: { type: string; id: number | null; name?: string | undefined };
  /** What changed, under the names of the API. Never a secret, never an Aadhaar number. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes one entry of the audit log, in the transaction of what it speaks of. */
export async function record(tx: Tx, { at, actor, action, target, before, after }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    at,
    actorId: actor?.id ?? null,
    action,
    targetType: target.type,
    targetId: target.id,
    targetName: target.name ?? null,
    before: before ?? null,
    after: after ?? null,
  });
}
