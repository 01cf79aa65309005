import { and, asc, eq, or } from 'drizzle-orm';
import { plainValue } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { openEntries } from './sealed-entries';
import { auditLog } from './tables';

/**
 * Returns the log's entries about a person and the entries of the person's own actions. An action on another person has
 * its time and kind, without the target, which is the other person's data. An action on the person has `the office` as
 * its actor, without a name.
 */
export const auditRows: PersonalData['rows'] = async ({ db, config }, userId) => {
  const isAbout = or(
    eq(auditLog.personId, userId),
    and(eq(auditLog.targetType, 'user'), eq(auditLog.targetId, userId)),
  );
  const found = await db
    .select()
    .from(auditLog)
    .where(or(eq(auditLog.actorId, userId), isAbout))
    .orderBy(asc(auditLog.id));
  const rows = await openEntries(db, config, found);
  return {
    activity: rows.map((row) => {
      const isTheirs = row.personId === userId || (row.targetType === 'user' && row.targetId === userId);
      return {
        id: row.id,
        at: plainValue(row.at),
        by: row.actorId === userId ? 'you' : row.actorId === null ? 'the system' : 'the office',
        action: row.action,
        target_type: row.targetType,
        ...(isTheirs
          ? { target_name: row.targetName, before: row.before, after: row.after }
          : { target_name: null, before: null, after: null }),
      };
    }),
  };
};
