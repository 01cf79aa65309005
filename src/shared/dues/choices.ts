/** How money came. */
export const methods = ['cash', 'upi', 'bank', 'cheque'] as const;
export type Method = (typeof methods)[number];

/** What a member claims to have paid by. */
export const claimMethods = ['upi', 'bank'] as const;

/** The most bytes of a proof of payment. */
export const mostProofBytes = 5 * 1_048_576;

/** The states of an invoice. */
export const invoiceStates = ['open', 'part', 'paid', 'void', 'waived'] as const;

/** The states of a claim. */
export const claimStates = ['open', 'approved', 'rejected'] as const;

/** The states of a handover of cash. */
export const handoverStates = ['open', 'confirmed'] as const;

/** What a treasurer decides about a claim. */
export const claimDecisions = ['approve', 'reject'] as const;

/** The kinds of accounts of the ledger. */
export const accountKinds = ['bank', 'cash', 'dues', 'income', 'suspense', 'write_off'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What a receipt is flagged with, for the treasurer: money is recorded all the same. */
export const receiptFlags = [
  'unknown_payer',
  'credit',
  'reference_used',
  'cash_limit',
  'revenue_stamp',
  'reversed',
] as const;

/** The events that move money in the ledger. */
export const transactionKinds = [
  'invoice',
  'void',
  'waive',
  'receipt',
  'allocation',
  'reversal',
  'handover',
  'deposit',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];
