import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { importRows } from './tables';

/** Returns the rows of the office's spreadsheets that are about a person. */
export const importedRows: PersonalData['rows'] = async ({ db }, userId) => ({
  import_rows: await personRows(db, importRows, userId, { without: ['people'] }),
});
