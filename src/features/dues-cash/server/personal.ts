import { eq, sql } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { duesHandovers } from './tables';

/** Returns what a person has handed over. */
export const handoverRows: PersonalData['rows'] = async ({ db }, userId) => ({
  dues_handovers: plainRows(
    duesHandovers,
    await db
      .select()
      .from(duesHandovers)
      .where(eq(duesHandovers.userId, userId))
      .orderBy(sql`id`),
    { without: ['userId', 'confirmedBy'] },
  ),
});
