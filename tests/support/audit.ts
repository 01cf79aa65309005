import type { SQL } from 'drizzle-orm';
import { openEntries, type AuditRow } from '../../src/features/audit/server/sealed-entries';
import { auditLog } from '../../src/features/audit/server/tables';
import type { TestApp } from './app';

/** Returns entries of the audit log as they were recorded, decrypted, the oldest first. */
export async function readLog({ site }: Pick<TestApp, 'site'>, where?: SQL): Promise<AuditRow[]> {
  return openEntries(site.db, site.config, await site.db.select().from(auditLog).where(where).orderBy(auditLog.id));
}
