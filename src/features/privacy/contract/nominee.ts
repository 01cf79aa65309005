import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { filled, neededLine } from '~/shared/fields';
import { tenDigits } from '~/shared/phone';
import { line } from '~/shared/text';
import * as texts from '../texts';

/** Who acts for somebody that has died or cannot act; only that person ever sees it. */
export const nomineeSchema = z.object({ name: z.string(), relation: z.string(), phone: z.string() });
export type Nominee = z.output<typeof nomineeSchema>;

export const nomineeForm = z.object({
  name: neededLine(150, texts.nomineeNameNeeded),
  relation: neededLine(60, texts.nomineeRelationNeeded),
  phone: filled(
    line(40)
      .transform(tenDigits)
      .pipe(z.string().regex(/^\d{10}$/, texts.nomineePhoneBad)),
    texts.nomineePhoneNeeded,
  ),
});

/** Whom somebody names (docs/product/privacy.md, "Nominee"). */
export const nomineeCalls = defineCalls({
  nameNominee: {
    method: 'PUT',
    path: '/api/privacy/nominee/',
    who: 'approved',
    summary: 'Name a nominee, or with null nobody; kept sealed',
    body: nomineeForm.nullable(),
    answers: { 200: z.object({ nominee: nomineeSchema.nullable() }) },
  },
});
