import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { cards } from './tables';

/** Returns every card that a person has had. */
export const cardRows: PersonalData['rows'] = async ({ db }, userId) => ({
  cards: await personRows(db, cards, userId),
});
