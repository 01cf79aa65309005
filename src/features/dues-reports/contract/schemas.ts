import { z } from 'zod';
import { accountKinds, transactionKinds } from '~/shared/dues/choices';
import { paise } from '~/shared/dues/schemas';
import { count, id, nullableText } from '~/shared/fields';

const day = z.iso.date();

/** An entry of the ledger. */
export const entrySchema = z.object({
  id,
  transaction: id,
  kind: z.enum(transactionKinds),
  day,
  account: z.enum(accountKinds),
  user_id: id.nullable(),
  full_name: nullableText,
  amount: paise,
  receipt_id: id.nullable(),
  invoice_id: id.nullable(),
});
export type Entry = z.output<typeof entrySchema>;

const arrearsColumns = { to_30: paise, to_90: paise, over_90: paise, total: paise };
/** What is due of an area's people. */
export const areaArrearsSchema = z.object({
  area_id: id.nullable(),
  area_name: nullableText,
  people: count,
  ...arrearsColumns,
});
/** What is due of a person. */
export const personArrearsSchema = z.object({
  user_id: id,
  full_name: z.string(),
  membership_id: nullableText,
  area_id: id.nullable(),
  area_name: nullableText,
  since: day,
  ...arrearsColumns,
});
