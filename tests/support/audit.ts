import type { SQL } from 'drizzle-orm';
import { opened, type AuditRow } from '../../src/features/audit/server/sealed-entries';
import { auditLog } from '../../src/features/audit/server/tables';
import type { TestApp } from './app';

/** Entries of the audit log as they were recorded, opened, the oldest first. */
export async function readLog({ site }: Pick<TestApp, 'site'>, where?: SQL): Promise<AuditRow[]> {
  return opened(site.db, site.config, await site.db.select().from(auditLog).where(where).orderBy(auditLog.id));
}
