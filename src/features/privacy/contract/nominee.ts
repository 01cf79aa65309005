import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { filled, neededLine } from '~/shared/fields';
import * as personTexts from '~/shared/person/texts';
import { phonePattern } from '~/shared/phone';
import { line } from '~/shared/text';
import * as texts from '../texts';

/** The person who acts for another who has died or cannot act. The office opens it with a reason, in the audit log. */
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

/** The form that opens a person's nominee: the reason, for the audit log. */
export const openNomineeForm = z.object({ reason: neededLine(300, personTexts.required.reason) });

/** The calls about nominees (docs/product/privacy.md, "Nominee"). */
export const nomineeCalls = defineCalls({
  nameNominee: call('PUT /api/privacy/nominee/', 'approved', {
    summary: 'Name a nominee, or with null remove it; stored sealed',
    body: nomineeForm.nullable(),
    answers: { 200: z.object({ nominee: nomineeSchema.nullable() }) },
  }),
  openNominee: call('POST /api/admin/people/:id/nominee/', 'superuser', {
    summary:
      'Open the sealed nominee of a person who has died or cannot act; the log keeps who and why. 404 `no_nominee`',
    proof: true,
    body: openNomineeForm,
    answers: { 200: z.object({ nominee: nomineeSchema }) },
  }),
});
