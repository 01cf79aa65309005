import { z } from 'zod';
import { count, id, instant, nullableText } from '~/shared/fields';
import { invoiceStates, methods, receiptFlags } from '~/shared/dues/choices';
import { claimSchema, paise } from '~/shared/dues/schemas';

const day = z.iso.date();

/** What members owe for a year (docs/product/dues.md, "Plans"). */
export const planSchema = z.object({
  id,
  year: z.string(),
  name: z.string(),
  amount: paise,
  classes: z.array(z.string()).describe('License categories; empty: all'),
  due_on: day,
  extends_until: day.nullable().describe('Full payment makes the membership good until then'),
  issued_at: instant.nullable(),
  invoices: count.describe('Invoices that count'),
  billed: paise.describe('What they come to'),
  collected: paise.describe('What of that is paid'),
  updated_at: instant,
});
export type Plan = z.output<typeof planSchema>;

const payerSchema = z.object({ user_id: id.nullable(), full_name: z.string() });

/** Who gets an invoice of a plan, and who does not and why. */
export const issueSchema = z.object({
  count,
  total: paise,
  who: z.array(payerSchema.extend({ amount: paise })),
  not: z.array(payerSchema.extend({ why: z.string() })),
});
export type Issue = z.output<typeof issueSchema>;

/** What a payer owes (docs/product/dues.md, "Invoices"). */
export const invoiceSchema = z.object({
  id,
  number: z.string(),
  user_id: id.nullable(),
  shop_id: id.nullable(),
  payer: z.string(),
  membership_id: nullableText,
  plan_id: id.nullable(),
  request_id: id.nullable(),
  amount: paise,
  paid: paise,
  open: paise,
  due_on: day,
  issued_on: day,
  status: z.enum(invoiceStates),
  reason: nullableText.describe('Why it is void or waived'),
  upi_link: nullableText.describe('upi://pay?…; null while nothing is open, or no UPI id is set'),
});
export type Invoice = z.output<typeof invoiceSchema>;

const allocationSchema = z.object({ invoice_id: id, number: z.string(), amount: paise });

/** Money that came (docs/product/dues.md, "Receipts"). */
export const receiptSchema = z.object({
  id,
  number: z.string(),
  user_id: id.nullable(),
  shop_id: id.nullable(),
  payer: z.string(),
  membership_id: nullableText,
  amount: paise,
  method: z.enum(methods),
  reference: nullableText,
  cheque: z.object({ bank: z.string(), dated: day }).nullable(),
  received_on: day,
  issued_on: day,
  allocations: z.array(allocationSchema),
  credit: paise.describe('What of it pays nothing yet'),
  flags: z.array(z.enum(receiptFlags)),
  reverses: id.nullable(),
  reversed_by: id.nullable(),
  reason: nullableText,
  note: nullableText,
  words: z.object({ en: z.string(), ml: z.string() }),
  code: z.string(),
  recorded_by_id: id.nullable(),
  recorded_by: nullableText,
});
export type Receipt = z.output<typeof receiptSchema>;

/** What a reversal could not take back. */
export const keptSchema = z.object({ what: z.string(), why: z.string() });
export type Kept = z.output<typeof keptSchema>;

/** A change of where money goes, which does not count yet. */
export const moneyMoveSchema = z.object({
  key: z.enum(['upi_id', 'upi_sticker', 'payee', 'bank_account']),
  before: z.string(),
  after: z.string(),
  from: instant,
});

/** What a person owes and has paid. */
export const personDuesSchema = z.object({
  due: paise,
  credit: paise,
  invoices: z.array(invoiceSchema),
  receipts: z.array(receiptSchema),
  claims: z.array(claimSchema),
  upi: z.object({ id: z.string(), payee: z.string() }).nullable(),
  moves: z.array(moneyMoveSchema).describe('What changes about where money goes, and from when'),
});

export type PersonDues = z.output<typeof personDuesSchema>;

/** The same of a person whose payment is recorded, with the name. */
export const payerDuesSchema = personDuesSchema.extend({ full_name: z.string(), membership_id: nullableText });
