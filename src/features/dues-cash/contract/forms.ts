import { z } from 'zod';
import { chosenId } from '~/shared/fields';
import { amount, mostPaise } from '~/shared/dues/fields';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';

/** Cash that is handed over, or counted, or brought to the bank. */
export const cashForm = z.object({ amount });
export const countedForm = z.object({
  amount: z
    .int({ error: duesTexts.badAmount })
    .nonnegative({ error: duesTexts.badAmount })
    .max(mostPaise, duesTexts.badAmount),
});

/** A treasurer hands over to another: counted notes and coins, by their rupees. */
export const handingOverForm = z.object({
  to: chosenId(texts.personNeeded),
  cash: z.record(
    z.string().regex(/^(?:1|2|5|10|20|50|100|200|500|2000)$/, texts.badNote),
    z.int({ error: texts.badNote }).nonnegative({ error: texts.badNote }).max(1_000_000, texts.badNote),
    { error: texts.badNote },
  ),
});
