import { z } from 'zod';
import { chosenId, neededLine } from '~/shared/fields';
import * as texts from '../texts';

/** Taking back a card: why, for its holder and the audit log. */
export const revokeForm = z.object({
  reason: neededLine(300, texts.reasonNeeded).pipe(z.string().min(3, texts.reasonShort)),
});
export type RevokeForm = z.output<typeof revokeForm>;

/** A printing sheet: the area whose members' cards are on it. */
export const sheetForm = z.object({ area: chosenId(texts.areaNeeded) });
