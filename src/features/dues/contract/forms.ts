import { z } from 'zod';
import { chosenId, filled, neededLine, optional, readAt } from '~/shared/fields';
import { licenseCategories } from '~/shared/license-categories';
import { line, prose } from '~/shared/text';
import { isYear } from '~/shared/dues/years';
import * as texts from '../texts';
import * as duesTexts from '~/shared/dues/texts';
import { methods } from '~/shared/dues/choices';
import { day, neededDay, amount } from '~/shared/dues/fields';

const reason = filled(prose(500), texts.needed.reason);

/** Why an invoice is void or waived, or a receipt reversed. */
export const reasonForm = z.object({ reason });

const planFields = {
  year: filled(line(7), texts.needed.year).refine(isYear, texts.badYear),
  name: neededLine(100, texts.needed.name),
  amount,
  classes: z.array(z.enum(licenseCategories, { error: duesTexts.badChoice }), { error: duesTexts.badChoice }).max(20),
  due_on: neededDay,
  extends_until: optional(day),
};
export const planForm = z.object({ ...planFields, classes: planFields.classes.default([]) });
export const planEditForm = z.object(planFields).partial().extend({ updated_at: readAt });

const ids = z
  .array(chosenId(duesTexts.badChoice), { error: duesTexts.badChoice })
  .min(1, duesTexts.badChoice)
  .max(20_000);
export const issueForm = z.object({
  preview: z.boolean({ error: duesTexts.badChoice }).optional(),
  users: ids.optional(),
});

const allocations = z
  .array(z.object({ invoice_id: chosenId(duesTexts.badChoice), amount }), { error: duesTexts.badChoice })
  .max(200, texts.tooMany)
  .nullish()
  .transform((list) => list ?? []);

const clientKey = neededLine(100, texts.needed.key);

/** Money that came. A reference has to fit the method; a cheque has a number, a bank and a day. */
export const receiptForm = z.object({
  client_key: clientKey,
  user_id: optional(chosenId(duesTexts.badChoice)),
  shop_id: optional(chosenId(duesTexts.badChoice)),
  amount,
  method: z.enum(methods, { error: duesTexts.needed.method }),
  reference: optional(line(40)),
  cheque: optional(
    z.object({ bank: neededLine(100, texts.needed.bank), dated: neededDay }, { error: texts.needed.bank }),
  ),
  received_on: neededDay,
  allocations,
  note: optional(prose(500)),
});
export type ReceiptForm = z.output<typeof receiptForm>;

export const allocateForm = z.object({
  user_id: optional(chosenId(duesTexts.badChoice)),
  allocations,
});
export type AllocateForm = z.output<typeof allocateForm>;
