import { inArray } from 'drizzle-orm';
import type { PersonalData } from '~/platform/feature';
import { duesStatementLines } from './tables';

/** Removes what the bank said of people who leave. */
export const eraseStatements: NonNullable<PersonalData['erase']> = async (tx, { ids }) => {
  await tx
    .update(duesStatementLines)
    .set({ narration: '', reference: null })
    .where(inArray(duesStatementLines.userId, [...ids]));
  return [];
};
