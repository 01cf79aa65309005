import { and, asc, eq, or } from 'drizzle-orm';
import { plainValue } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { opened } from './sealed-entries';
import { auditLog } from './tables';

/**
 * What the log says about somebody, and what they did themselves. Of what they did with others it says when and what, not to whom:
 * that is the others'. So it does of who did something to them: they were told by the office.
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
  const rows = await opened(db, config, found);
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
