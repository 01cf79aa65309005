import { z } from 'zod';
import { chosenId, neededLine, unlessEmpty } from '~/shared/fields';
import * as texts from '../texts';

/** The form that takes back a card: the reason, for its holder and the audit log. */
export const revokeForm = z.object({
  reason: neededLine(300, texts.reasonNeeded).pipe(z.string().min(3, texts.reasonShort)),
});
export type RevokeForm = z.output<typeof revokeForm>;

/** As JSON has it, or as a query does: `1`, `true`, or empty. */
const flag = unlessEmpty(
  z.union([z.boolean(), z.literal([0, 1]).transform(Boolean), z.stringbool()], { error: texts.yesOrNo }),
);

/** The form of a printing sheet: the area whose members' cards are on it, and which of them. */
export const sheetForm = z.object({
  area: chosenId(texts.areaNeeded),
  with_expired: flag.describe('Also those whose licence or membership is expired or lapsed'),
  only_unprinted: flag.describe('Only cards that were on no printing sheet'),
});
export type SheetForm = z.output<typeof sheetForm>;
