export const badChoice = 'Unknown value.';
export const amount = 'Amount';
export const dueOnLabel = 'Due by';
export const day = 'Day';
export const goneHolder = 'A person who has left';
export const together = 'Together';
export const badDay = 'Enter a valid date.';
export const badAmount = 'Enter an amount above zero.';
export const accountNames = {
  bank: 'Bank',
  cash: 'Cash',
  dues: 'Dues',
  income: 'Income',
  suspense: 'Unknown payers',
  write_off: 'Waived',
} as const;
export const fromDay = 'From';
export const toDay = 'To';
export const needed = {
  day: 'Date is required.',
  method: 'Choose how it was paid.',
  reference: 'Reference is required.',
} as const;
export const invoiceUnknown = 'Invoice not found.';
export const invoiceNotOpen = 'Nothing of this invoice is open.';
export const inFuture = 'This day is in the future.';
export const badReference = {
  upi: 'A UPI reference has 12 digits.',
  bank: 'A bank reference has 12, 16 or 22 letters and digits.',
  cheque: 'A cheque number has 6 to 9 digits.',
  cash: 'Cash has no reference.',
} as const;
export const methodNames = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque' } as const;
export const receiptTitle = 'Receipt';
export const reasonLabel = 'Reason';
export const nothingDue = 'Nothing is due.';
export const dueOn = 'Due by {day}';
export const paidBy = 'Paid by';
export const reference = 'Reference';
export const receiptsTitle = 'Receipts';
export const noReceipts = 'No receipts yet.';
export const receiptFailed = 'The receipt could not be saved.';
export const invoicesTitle = 'Invoices';
export const noInvoices = 'No invoices yet.';
export const openIs = '{amount} open';
export const tabs = {
  record: 'Record payment',
  invoices: 'Invoices',
  receipts: 'Receipts',
  claims: 'Claims',
  plans: 'Plans',
  arrears: 'Arrears',
  cash: 'Cash in the areas',
  statement: 'Statement',
  opening: 'Opening arrears',
  ledger: 'Accounts and ledger',
  handing: 'Handing over',
} as const;
