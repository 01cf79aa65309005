import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { duesHandovers } from './tables';

/** Returns what a person has handed over. */
export const handoverRows: PersonalData['rows'] = async ({ db }, userId) => ({
  dues_handovers: await personRows(db, duesHandovers, userId, { without: ['confirmedBy'], orderBy: duesHandovers.id }),
});
