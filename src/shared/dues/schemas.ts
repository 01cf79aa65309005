import { z } from 'zod';
import { count, id, instant, nullableText } from '~/shared/fields';
import { accountKinds, claimMethods, claimStates } from './choices';

/** An amount in whole paise. */
export const paise = z.int();
const day = z.iso.date();

/** A member's word that they have paid (docs/product/dues.md). */
export const claimSchema = z.object({
  id,
  invoice_id: id,
  number: z.string().describe('Of the invoice'),
  user_id: id,
  full_name: z.string(),
  amount: paise.describe('What is open of the invoice'),
  method: z.enum(claimMethods),
  reference: z.string(),
  paid_on: day,
  proof: z.object({ url: z.string(), type: z.string(), size: count }).nullable(),
  state: z.enum(claimStates),
  note: nullableText,
  receipt_id: id.nullable(),
  same_reference: z.array(id).describe('Other claims with this reference'),
  created_at: instant,
  decided_at: instant.nullable(),
});
export type Claim = z.output<typeof claimSchema>;

/** The balance of an account of the ledger. */
export const accountSchema = z.object({
  kind: z.enum(accountKinds),
  user_id: id.nullable().optional(),
  full_name: nullableText.optional(),
  balance: paise,
});
