import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { importRows } from './tables';

/** Returns the rows of the office's spreadsheets that are about a person. */
export const importedRows: PersonalData['rows'] = async ({ db }, userId) => ({
  import_rows: plainRows(importRows, await db.select().from(importRows).where(eq(importRows.userId, userId)), {
    without: ['userId', 'people'],
  }),
});
