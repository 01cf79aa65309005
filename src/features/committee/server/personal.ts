import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { positions } from './tables';

/** Returns the positions that a person holds or held. */
export const positionRows: PersonalData['rows'] = async ({ db }, userId) => ({
  positions: await personRows(db, positions, userId),
});
