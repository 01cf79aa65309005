import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { applications } from './tables';

/** Returns a person's application without the token of its link and without the clerks' ids. */
export const applicationRows: PersonalData['rows'] = async ({ db }, userId) => ({
  application: await personRows(db, applications, userId, { without: ['tokenHash', 'decidedBy', 'recommendedBy'] }),
});
