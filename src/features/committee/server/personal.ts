import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { positions } from './tables';

/** Returns the positions that a person holds or held. */
export const positionRows: PersonalData['rows'] = async ({ db }, userId) => ({
  positions: plainRows(positions, await db.select().from(positions).where(eq(positions.userId, userId)), {
    without: ['userId'],
  }),
});
