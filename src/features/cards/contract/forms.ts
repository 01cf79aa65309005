import { z } from 'zod';
import { chosenId, neededLine } from '~/shared/fields';
import { cardTexts } from './texts';

/** Taking back a card: why, for its holder and the audit log. */
export const revokeForm = z.object({
  reason: neededLine(300, cardTexts.reasonNeeded).pipe(z.string().min(3, cardTexts.reasonShort)),
});
export type RevokeForm = z.output<typeof revokeForm>;

/** A printing sheet: the area whose members' cards are on it. */
export const sheetForm = z.object({ area: chosenId(cardTexts.areaNeeded) });
