// What a form or the server does not take
export const needed = {
  reason: 'Reason is required.',
  year: 'Year is required.',
  name: 'Name is required.',
  key: 'The key of this payment is missing.',
  bank: 'Bank and date of the cheque are required.',
} as const;
export const badUpi = 'Enter a UPI ID like name@bank.';
export const stickerFaults = {
  link: 'This QR code is no UPI link. Photograph the code that customers of the bank pay to.',
  values: 'This UPI code has values that no bank gives. Photograph the bank’s own sticker.',
  amount: 'This UPI code names an amount. Photograph the bank’s sticker, on which no amount is set.',
} as const;
export const stickerOfAnother = 'The sticker is of another UPI ID.';
export const badLimit = 'Enter whole rupees, such as 5000.';
export const badGstin = 'Enter a GSTIN of 15 letters and digits.';
export const badYear = 'Enter a financial year like 2026-27.';
export const tooMany = 'At most 200 invoices at once.';
export const personUnknown = 'Person not found.';
export const shopUnknown = 'Shop not found.';
export const onePayer = 'A payment is of a person or of a shop.';
export const planUnknown = 'Plan not found.';
export const planIssued = 'This plan has been issued. Its invoices are void or paid one by one.';
export const planNotIssued = 'This plan has not been issued.';
export const planPaid = 'Something of this plan is paid.';
export const planTooLate = 'The issuing of a plan can be undone for 14 days.';
export const invoicePaid = 'Something of this invoice is paid.';
export const receiptUnknown = 'Receipt not found.';
export const receiptReversed = 'This receipt is reversed.';
export const payerKnown = 'This receipt has a payer.';
export const tooMuch = 'This is more than what is left of the receipt.';
export const allocationUnknown = 'An invoice was not found.';
export const cashOnly = 'You can record cash only.';
export const keyUsed = 'This payment was recorded by another person.';
export const tooOld = 'This day is more than 60 days ago.';
export const booksClosed = 'The books are closed until {day}.';

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
export const statusNames = { open: 'Open', part: 'Partly paid', paid: 'Paid', void: 'Void', waived: 'Waived' } as const;
export const unknownPayer = 'Unknown payer';
export const purposeOther = 'Payment';
export const issueUndone = 'The issuing was taken back';

// Settings of the site
export const settings = {
  upi_id: {
    label: 'UPI ID',
    help: 'Members pay to it. It counts 24 hours after the change.',
  },
  upi_sticker: {
    label: 'The bank’s sticker',
    help: 'What the bank gave with the UPI ID: category, mode, organization and signature. It is part of the QR code and the link that members get, and goes when the UPI ID is changed.',
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
  cash_limit: {
    label: 'Cash is flagged from (₹)',
    help: '269ST of the Income-tax Act 1961: no ₹ 2,00,000 or more in cash from a person in a day. To be confirmed by an accountant.',
  },
  revenue_stamp: {
    label: 'Revenue stamp on cash receipts above (₹)',
    help: 'Indian Stamp Act 1899, schedule I, article 53: ₹ 5,000. To be confirmed by an accountant.',
  },
  gstin: {
    label: 'GSTIN',
    help: 'It stands on receipts. Without one the committee may issue no tax invoice, and no paper of this site is called so (31 and 32 of the CGST Act 2017). To be confirmed by an accountant.',
  },
} as const;
export const pushed = 'News about dues';
export const notices = {
  'dues.overdue': 'You have not paid {amount}, which was due by {day}',
  'dues.overdue_how': 'Invoice {number}. If you have paid, say so on the page of your dues.',
  'dues.money_moves': '{name} changed where money goes',
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
  gstin: 'GSTIN {gstin}',
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
export const payer = 'Payer';
export const shop = 'Shop';
export const numberLabel = 'Number';
export const openLabel = 'Open';
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
export const flagNames = {
  unknown_payer: 'Unknown payer',
  credit: 'Paid ahead',
  reference_used: 'Reference used twice',
  cash_limit: 'Cash limit',
  revenue_stamp: 'Revenue stamp',
  reversed: 'Reversed',
} as const;

// Recording a payment
export const whoPays = 'Who pays';
export const theMoney = 'The money';
export const whatItPays = 'What it pays';
export const searchPayer = 'Find the payer';
export const payerHint = 'Name, phone, membership ID, or the name of a shop.';
export const ownAreaHint = 'Name or phone of a member of your area.';
export const searching = 'Searching …';
export const searchFailed = 'The search failed. Please try again.';
export const noPayerFound = 'No person or shop found.';
export const payersFound = { one: '{count} result found.', other: '{count} results found.' };
export const nobodyKnows = 'It is not known who paid';
export const unknownHow = 'You can name the payer later, on the receipt.';
export const changePayer = 'Change the payer';
export const choosePayer = 'Choose who pays.';
export const openTitle = 'Open';
export const openFailed = 'Failed to load what is open. Please try again.';
export const takeAmount = 'Take {amount}';
export const amountInRupees = 'Amount in rupees';
export const cashHow = 'Paid in cash. Other payments are recorded by the treasurer.';
export const chequeNumber = 'Cheque number';
export const chequeDated = 'Date of the cheque';
export const noteLabel = 'Note';
export const nothingOpen = 'No open invoice. All of it stays as credit.';
export const partOf = 'Rupees for {number}';
export const badPart = 'Enter an amount in rupees.';
export const morePart = 'Only {open} is open.';
export const oldestFirst = 'Oldest first again';
export const paysForOthers = 'Pays for others too';
export const searchInvoice = 'Find an invoice of another payer';
export const othersHint = 'Number of the invoice, name or membership ID.';
export const noOpenInvoice = 'No open invoice found.';
export const tooMuchBy = 'The parts come to {amount} more than the amount.';
export const nothingLeft = 'All of it pays invoices.';
export const leftIsCredit = '{amount} is left: it stays as credit of {name}.';
export const leftIsUnknown = '{amount} is left: it waits for its payer.';
export const mendParts = 'Correct the parts first.';
export const recordIt = 'Record the payment';
export const recordFailed = 'The payment could not be recorded.';
export const isRecorded = 'Recorded: {number}';
export const paysInvoice = '{amount} for {number}';
export const sharePicture = 'Send as a picture';
export const savePdf = 'Save as PDF';
export const nextPayment = 'Next payment';
export const flagMeanings = {
  unknown_payer: 'It is not known who paid. Name the payer on the receipt once it is known.',
  credit: '{amount} pays no invoice yet. It counts for the next one.',
  reference_used: 'Another receipt has this reference. Check that the money came twice.',
  cash_limit: 'Cash of this amount or more may not be taken: the law sets a limit. Ask your accountant.',
  revenue_stamp: 'Cash above the limit for revenue stamps: the printed receipt needs one.',
  reversed: 'This receipt is reversed: it proves no payment.',
} as const;

// Receipts, invoices and claims in the office
export const openIt = 'Open';
export const openReceipt = 'Open {number}';
export const isLeft = '{amount} is left.';
export const allocateLeft = 'Pay invoices with what is left';
export const allocateIt = 'Pay these invoices';
export const namePayer = 'Name the payer';
export const choosePart = 'Enter how much of it pays which invoice.';
export const allocated = 'The receipt is allocated.';
export const allocateFailed = 'The receipt could not be allocated.';
export const backToReceipt = 'Back to the receipt';
export const reverse = 'Reverse';
export const reverseMeans =
  'A receipt below zero takes {number} back: its invoices are open again, and a membership that it extended is set back. This cannot be undone.';
export const reverseFailed = 'The receipt could not be reversed.';
export const reversedDone = '{number} is reversed.';
export const keptTitle = 'What was not taken back';
export const invoiceDeeds = {
  void: {
    label: 'Make {number} void',
    submit: 'Make void',
    title: 'Make {number} of {name} void?',
    means: 'It was a mistake: nothing is due. The number stays in the list. This cannot be undone.',
    failed: 'The invoice could not be made void.',
    done: '{number} is void.',
  },
  waive: {
    label: 'Waive {number}',
    submit: 'Waive',
    title: 'Waive {number} of {name}?',
    means: '{amount} need not be paid any more. This cannot be undone.',
    failed: 'The invoice could not be waived.',
    done: '{number} is waived.',
  },
} as const;

// Plans in the office
export const plansLead = 'What members owe for a year. Issuing gives each of them one invoice.';
export const newPlan = 'New plan';
export const plansFailed = 'Failed to load the plans. Please try again.';
export const planPages = 'Pages of plans';
export const noPlans = 'No plans yet';
export const noPlansWhy = 'A plan says how much members pay for a year, and by when.';
export const billed = 'Billed';
export const collected = 'Collected';
export const notIssued = 'Not issued';
export const goodUntil = 'Membership until {day}';
export const financialYear = 'Financial year';
export const extendsUntil = 'Membership until';
export const extendsHint = 'Full payment makes the membership good until this day.';
export const allClasses = 'None chosen: members of all categories.';
export const issuedStays = 'It has been issued: its invoices stay as they are.';
export const planFailed = 'The plan could not be saved.';
export const planRemoved = '{name} is deleted.';
export const planRemoveFailed = 'The plan could not be deleted.';
export const removePlanQuestion = 'Delete the plan {name}?';
export const removePlanMeans = 'It has not been issued: nobody owes anything by it.';
export const issue = 'Issue';
export const issueOf = 'Issue the invoices of {name}';
export const issueQuestion = 'Issue the invoices of {name}';
export const previewFailed = 'Failed to find out who gets an invoice. Please try again.';
export const peopleGet = {
  one: '{count} member gets an invoice, {total} in all.',
  other: '{count} members get an invoice, {total} in all.',
};
export const nobodyGets = 'Nobody gets an invoice.';
export const issueMeans = 'It can be taken back for 14 days while nothing is paid.';
export const whoGets = 'Who gets one';
export const filterByName = 'Filter by name';
export const tickFound = { one: 'Tick {count}', other: 'Tick all {count}' };
export const untickFound = { one: 'Untick {count}', other: 'Untick all {count}' };
export const undoUntil = 'Can be taken back until {day}';
export const andMore = 'and {count} more';
export const issueThem = { one: 'Issue {count} invoice', other: 'Issue {count} invoices' };
export const isIssuing = { one: '{count} invoice is being issued.', other: '{count} invoices are being issued.' };
export const issueFailed = 'The invoices could not be issued.';
export const undoIssue = 'Take back';
export const undoIssueOf = 'Take back the invoices of {name}';
export const undoIssueQuestion = 'Take back the invoices of {name}?';
export const undoIssueMeans = {
  one: '{count} invoice becomes void. Its number stays.',
  other: '{count} invoices become void. Their numbers stay.',
};
export const issueUndoneDone = 'The invoices are void.';
export const undoIssueFailed = 'The invoices could not be taken back.';

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
  plansExported: 'Plans of dues exported',
  invoicesExported: 'Invoices exported',
  receiptsExported: 'Receipts exported',
  membershipExtended: 'Membership extended by a payment',
  membershipTakenBack: 'Membership set back by a reversed payment',
} as const;

// Where money goes, while a change does not count yet
export const moneyMoves = 'Where money goes is about to change.';
export const moneyMove = '{what}, from {moment}: {after}. Until then: {before}.';
export const notSet = 'not set';

// The bank's sticker, in the settings
export const stickerPhoto = 'Photograph your bank’s sticker';
export const stickerPhotoHint =
  'A photo of the UPI QR code that the bank gave. It is read on this device and not sent.';
export const stickerReading = 'Reading the photo …';
export const stickerNone = 'There is no QR code in this photo. Take it straight, close and in good light.';
export const stickerNoPicture = 'This file is no picture that the browser can read. Choose a JPG or PNG.';
export const stickerFound = 'Read from the photo and taken over. Publish to use it.';
export const stickerIs = 'The QR code and the link of members have what this sticker says.';
export const stickerRemove = 'Without the sticker';
export const stickerParts = {
  pa: 'UPI ID (pa)',
  pn: 'Payee (pn)',
  mc: 'Category (mc)',
  mode: 'Mode (mode)',
  orgid: 'Organization (orgid)',
  sign: 'Signature (sign)',
} as const;
export const stickerSigned = 'The bank has signed it, so the code names no amount: members type it.';
