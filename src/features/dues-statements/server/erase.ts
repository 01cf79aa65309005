import { isAmong } from '~/platform/database/among';
import type { PersonalData } from '~/platform/feature';
import { duesStatementLines } from './tables';

/** Removes what the bank said of people who leave. */
export const eraseStatements: NonNullable<PersonalData['erase']> = async (tx, { ids }) => {
  await tx
    .update(duesStatementLines)
    .set({ narration: '', reference: null })
    .where(isAmong(duesStatementLines.userId, ids));
  return [];
};
