import { z } from 'zod';
import { defineCalls } from '~/shared/contract';
import { filled, neededLine } from '~/shared/fields';
import { phonePattern } from '~/shared/phone';
import { line } from '~/shared/text';
import * as texts from '../texts';

/** The person who acts for another who has died or cannot act. Only the person who named them ever sees this record. */
export const nomineeSchema = z.object({ name: z.string(), relation: z.string(), phone: z.string() });
export type Nominee = z.output<typeof nomineeSchema>;

/** The form that names the nominee. */
export const nomineeForm = z.object({
  name: neededLine(150, texts.nomineeNameNeeded),
  relation: neededLine(60, texts.nomineeRelationNeeded),
  phone: filled(
    line(40)
      .transform(phonePattern)
      .pipe(z.string().regex(/^\d{10}$/, texts.nomineePhoneBad)),
    texts.nomineePhoneNeeded,
  ),
});

/** The calls about the caller's nominee (docs/product/privacy.md, "Nominee"). */
export const nomineeCalls = defineCalls({
  nameNominee: {
    method: 'PUT',
    path: '/api/privacy/nominee/',
    access: 'approved',
    summary: 'Name a nominee, or with null remove it; stored sealed',
    body: nomineeForm.nullable(),
    answers: { 200: z.object({ nominee: nomineeSchema.nullable() }) },
  },
});
