import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { cards } from './tables';

/** Returns every card that a person has had. */
export const cardRows: PersonalData['rows'] = async ({ db }, userId) => ({
  cards: plainRows(cards, await db.select().from(cards).where(eq(cards.userId, userId)), { without: ['userId'] }),
});
