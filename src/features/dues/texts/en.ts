// What a form or the server does not take
export const needed = {
  person: 'Choose a person.',
  day: 'Date is required.',
  reason: 'Reason is required.',
  year: 'Year is required.',
  name: 'Name is required.',
  key: 'The key of this payment is missing.',
  method: 'Choose how it was paid.',
  bank: 'Bank and date of the cheque are required.',
  reference: 'Reference is required.',
  note: 'Write why it is rejected.',
  file: 'Choose a file.',
} as const;
export const badUpi = 'Enter a UPI ID like name@bank.';
export const badDay = 'Enter a valid date.';
export const badAmount = 'Enter an amount above zero.';
export const badYear = 'Enter a financial year like 2026-27.';
export const badChoice = 'Unknown value.';
export const badNote = 'Enter how many notes and coins of each kind there are.';
export const proofTooLarge = 'The file must be at most 5 MB.';
export const proofType = 'Choose a PDF, JPG or PNG file.';
export const proofBroken = 'This file could not be read.';
export const sheetTooLarge = 'The file must be at most 5 MB.';
export const sheetBroken = 'This file could not be read. Choose a CSV or XLSX file.';
export const columnsNeeded = 'Name the columns of day, narration, and amount or deposit.';
export const claimUnknown = 'Claim not found.';
export const claimOpen = 'There is an open claim for this invoice.';
export const decided = 'This claim is decided.';
export const referenceUsed = 'A receipt has this reference.';
export const handoverUnknown = 'Handover not found.';
export const confirmed = 'This handover is confirmed.';
export const ownHandover = 'Another treasurer has to confirm this.';
export const tooMuchCash = 'This is more than the cash that you hold.';
export const statementUnknown = 'Statement not found.';
export const applied = 'This file has been applied.';
export const notApplied = 'This file has not been applied.';
export const undone = 'This file has been undone.';
export const badTick = 'A ticked line matches nothing.';
export const openingUnknown = 'File not found.';
export const openingFaults = {
  member: 'No member has this membership ID.',
  amount: 'The amount is not above zero.',
  day: 'The day is not a date.',
  columns: 'The file needs the columns Membership ID, Amount and Due On.',
} as const;
export const notTreasurer = 'This person is no treasurer.';
export const notYourself = 'Choose another person.';
export const handingOverUnknown = 'Handing over not found.';
export const signed = 'This is signed.';
export const tooMany = 'At most 200 invoices at once.';
export const personUnknown = 'Person not found.';
export const shopUnknown = 'Shop not found.';
export const onePayer = 'A payment is of a person or of a shop.';
export const planUnknown = 'Plan not found.';
export const planIssued = 'This plan has been issued. Its invoices are void or paid one by one.';
export const planNotIssued = 'This plan has not been issued.';
export const planPaid = 'Something of this plan is paid.';
export const planTooLate = 'The issuing of a plan can be undone for 14 days.';
export const invoiceUnknown = 'Invoice not found.';
export const invoicePaid = 'Something of this invoice is paid.';
export const invoiceNotOpen = 'Nothing of this invoice is open.';
export const receiptUnknown = 'Receipt not found.';
export const receiptReversed = 'This receipt is reversed.';
export const payerKnown = 'This receipt has a payer.';
export const tooMuch = 'This is more than what is left of the receipt.';
export const allocationUnknown = 'An invoice was not found.';
export const cashOnly = 'You can record cash only.';
export const keyUsed = 'This payment was recorded by another person.';
export const inFuture = 'This day is in the future.';
export const tooOld = 'This day is more than 60 days ago.';
export const booksClosed = 'The books are closed until {day}.';
export const badReference = {
  upi: 'A UPI reference has 12 digits.',
  bank: 'A bank reference has 12, 16 or 22 letters and digits.',
  cheque: 'A cheque number has 6 to 9 digits.',
  cash: 'Cash has no reference.',
} as const;

// Why someone gets no invoice of a plan
export const why = {
  invoiced: 'Has an invoice of this plan',
  class: 'Another licence class',
  member: 'Not a member',
  deceased: 'Has died',
} as const;

// What a reversal keeps
export const keptWhat = { membership: 'Membership end date', request: 'Membership request' } as const;
export const keptWhy = { changed: 'It has been changed since.' } as const;

export const methodNames = { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer', cheque: 'Cheque' } as const;
export const statusNames = { open: 'Open', part: 'Partly paid', paid: 'Paid', void: 'Void', waived: 'Waived' } as const;
export const accountNames = {
  bank: 'Bank',
  cash: 'Cash',
  dues: 'Dues',
  income: 'Income',
  suspense: 'Unknown payers',
  write_off: 'Waived',
} as const;
export const claimStateNames = { open: 'Open', approved: 'Approved', rejected: 'Rejected' } as const;
export const unknownPayer = 'Unknown payer';
export const purposeOther = 'Payment';

export const statementUndone = 'Statement undone';
export const openingUndone = 'Opening arrears undone';
export const issueUndone = 'The issuing was taken back';

// Settings of the site
export const settings = {
  upi_id: {
    label: 'UPI ID',
    help: 'Members pay to it. It counts 24 hours after the change.',
  },
  payee: {
    label: 'Payee',
    help: 'The name that apps show for the UPI ID.',
  },
  bank_account: {
    label: 'Bank account',
    help: 'Account number, IFSC and bank, for transfers. It counts 24 hours after the change.',
  },
  books_closed_until: {
    label: 'Books closed until',
    help: 'A day like 2026-03-31: no payment of that day or before is recorded any more.',
  },
} as const;

export const pushed = 'News about dues';
export const notices = {
  'dues.overdue': 'You have not paid {amount}, which was due by {day}',
  'dues.overdue_how': 'Invoice {number}. If you have paid, say so on the page of your dues.',
  'dues.money_moves': '{name} changed where money goes',
  'dues.claimed': '{name} says that dues are paid',
  'dues.claim_of': 'Invoice {number}',
  'dues.claim_approved': 'The treasurer has recorded your payment for {number}',
  'dues.claim_rejected': 'The treasurer has not found your payment for {number}',
  'dues.money_from': 'From {day}: {after}. Before: {before}.',
} as const;

export const paper = {
  title: 'Receipt {number}',
  from: 'Received from',
  purpose: 'Purpose',
  amount: 'Amount',
  inWords: 'In words',
  method: 'Paid by',
  received: 'Received on',
  by: 'Recorded by',
  reversed: 'Reversed',
  check: 'To check it',
} as const;

// What anyone learns of a receipt by its code
export const verified = {
  good: 'This receipt is genuine.',
  goodLead: '{committee} has issued it. Compare number, amount and payer with the paper.',
  reversed: 'This receipt is reversed.',
  reversedLead: '{committee} has taken it back: it proves no payment.',
  number: 'Number',
  date: 'Issued on',
} as const;

// The office's screen, /app/admin/dues
export const officeLead = 'What members and shops owe, what they paid, and where the money is.';
export const collectorLead = 'Cash that you take in your area.';
export const tabsLabel = 'Dues';
export const tabs = {
  record: 'Record payment',
  invoices: 'Invoices',
  receipts: 'Receipts',
  claims: 'Claims',
  plans: 'Plans',
} as const;
export const payer = 'Payer';
export const shop = 'Shop';
export const numberLabel = 'Number';
export const amount = 'Amount';
export const openLabel = 'Open';
export const dueOnLabel = 'Due by';
export const plan = 'Plan';
export const allPlans = 'All plans';
export const invoicesLead = 'What was billed. A number never goes: void invoices stay in the list.';
export const invoiceSearchHint = 'Number, payer or membership ID';
export const invoicesFailed = 'Failed to load the invoices. Please try again.';
export const invoicePages = 'Pages of invoices';
export const noInvoicesWhy = 'Invoices come from plans, from membership requests and from ads.';
export const receiptsLead = 'Money that came. An error is reversed and recorded again.';
export const ownReceiptsLead = 'Payments that you recorded.';
export const receiptSearchHint = 'Number, payer, membership ID or reference';
export const receiptsFailed = 'Failed to load the receipts. Please try again.';
export const receiptPages = 'Pages of receipts';
export const receivedOnLabel = 'Received on';
export const leftLabel = 'Left';
export const fromDay = 'From';
export const toDay = 'To';
export const flagsLabel = 'Flags';
export const flagNames = {
  unknown_payer: 'Unknown payer',
  credit: 'Paid ahead',
  reference_used: 'Reference used twice',
  cash_limit: 'Cash limit',
  revenue_stamp: 'Revenue stamp',
  reversed: 'Reversed',
} as const;

// The audit log
export const audit = {
  plan: 'Plan of dues',
  plans: 'Plans of dues',
  issue: 'invoiced',
  undo: 'taken back',
  invoice: 'Invoice',
  invoices: 'Invoices',
  void: 'voided',
  waive: 'waived',
  receipt: 'Receipt',
  receipts: 'Receipts',
  allocate: 'allocated',
  reverse: 'reversed',
  claim: 'Claim of a payment',
  claims: 'Claims of payments',
  approve: 'approved',
  reject: 'rejected',
  handover: 'Handover of cash',
  handovers: 'Handovers of cash',
  confirm: 'confirmed',
  deposit: 'Cash brought to the bank',
  statement: "Bank's statement",
  statements: "Bank's statements",
  apply: 'taken over',
  opening: 'Opening arrears',
  handingOver: 'Treasury',
  handingsOver: 'Treasuries',
  start: 'handed over',
  sign: 'taken over',
  claimsExported: 'Claims of payments exported',
  handoversExported: 'Handovers of cash exported',
  plansExported: 'Plans of dues exported',
  invoicesExported: 'Invoices exported',
  receiptsExported: 'Receipts exported',
  arrearsExported: 'Arrears exported',
  ledgerExported: 'Ledger exported',
  membershipExtended: 'Membership extended by a payment',
  membershipTakenBack: 'Membership set back by a reversed payment',
} as const;

// The member's own page: /member/dues
export const ownLead = 'What you owe the committee, how to pay it, and your receipts.';
export const ownFailed = 'Failed to load your dues. Please try again.';
export const nothingDue = 'Nothing is due.';
export const dueBy = '{amount}, due by {day}';
export const invoiceTitle = 'Invoice {number}';
export const dueOn = 'Due by {day}';
export const paidOf = '{paid} paid';
export const creditIs = 'You have paid {amount} more than was due. It counts for your next dues.';
export const payAtOffice = 'Pay in cash to your area, or ask the office how to pay.';
export const payTo = 'Pay to';
export const scanIt = 'Scan it with a UPI app on your phone.';
export const qrLabel = 'UPI QR code of this invoice';
export const saveQr = 'Save the QR';
export const saveQrHow = 'Then choose “Scan from gallery” in your UPI app.';
export const qrNotSaved = 'The QR could not be saved. Copy the UPI ID instead.';
export const copyUpi = 'Copy UPI ID';
export const copyAmount = 'Copy amount, {amount}';
export const copied = 'Copied: {text}';
export const notCopied = 'It could not be copied. Type it: {text}';
export const openApp = 'Open a UPI app';
export const mayBeRefused = 'It may be refused.';
export const claimHow = 'After you have paid, tell the treasurer. Nothing is marked as paid until the money is found.';
export const claimPaid = 'I have paid';
export const claimTitle = 'I have paid';
export const claimLead = '{number}, {amount}. The treasurer compares it with the bank.';
export const claimWaits = 'You have told the treasurer that you paid, reference {reference}. It is being looked at.';
export const claimRejected = 'The treasurer did not find the payment: {note}';
export const claimSend = 'Tell the treasurer';
export const claimSent = 'The treasurer has it.';
export const paidBy = 'Paid by';
export const paidOnDay = 'Day of payment';
export const reference = 'Reference';
export const referenceHint = 'UPI: the 12 digits that your app shows. Bank: 12, 16 or 22 letters and digits.';
export const proofLabel = 'Screenshot or slip';
export const proofHint = 'PDF, JPG or PNG, at most 5 MB.';
export const receiptsTitle = 'Receipts';
export const noReceipts = 'No receipts yet.';
export const receiptFailed = 'The receipt could not be saved.';
export const isReversed = 'reversed';
export const saveAs = { pdf: 'PDF', png: 'Picture' } as const;
export const earlierTitle = 'Earlier invoices';

// A person's dues, on their page in the office
export const ofPersonFailed = 'Failed to load the dues. Please try again.';
export const isOpen = 'open';
export const creditOf = '{amount} paid ahead';
export const claimsTitle = 'Says to have paid';
export const invoicesTitle = 'Invoices';
export const noInvoices = 'No invoices yet.';
export const openIs = '{amount} open';
export const paidOnIs = 'Paid on {day}';

// Where money goes, while a change does not count yet
export const moneyMoves = 'Where money goes is about to change.';
export const moneyMove = '{what}, from {moment}: {after}. Until then: {before}.';
export const notSet = 'not set';

// What waits for treasurers
export const claimsWaiting = 'Claims of payments to check';
export const handoversWaiting = 'Cash handed over, to be counted';
