// What a form or the server does not take
export const noteNeeded = 'Write why it is rejected.';
export const proofTooLarge = 'The file must be at most 5 MB.';
export const proofType = 'Choose a PDF, JPG or PNG file.';
export const proofBroken = 'This file could not be read.';
export const claimUnknown = 'Claim not found.';
export const claimOpen = 'There is an open claim for this invoice.';
export const decided = 'This claim is decided.';
export const referenceUsed = 'A receipt has this reference.';

// Notices
export const notices = {
  'dues.claimed': '{name} says that dues are paid',
  'dues.claim_of': 'Invoice {number}',
  'dues.claim_approved': 'The treasurer has recorded your payment for {number}',
  'dues.claim_rejected': 'The treasurer has not found your payment for {number}',
} as const;

// What a reversal keeps
export const claimStateNames = { open: 'Open', approved: 'Approved', rejected: 'Rejected' } as const;

// Receipts, invoices and claims in the office
export const claimsLead = 'What members say to have paid. Compare it with the bank before you approve.';
export const claimSearchHint = 'Invoice, name or reference';
export const claimsFailed = 'Failed to load the claims. Please try again.';
export const claimPages = 'Pages of claims';
export const noClaims = 'No claims';
export const noClaimsWhy = 'Nothing waits for your decision.';
export const invoiceLabel = 'Invoice';
export const claimedOn = 'Sent on';
export const openProof = 'Open the proof';
export const proofOf = 'Open the proof of {name}';
export const sameReference = { one: '{count} other claim with it', other: '{count} other claims with it' };
export const sameReferenceWarns = 'Another claim has the same reference: check which of them the bank shows.';
export const approve = 'Approve';
export const approveOf = 'Approve the claim of {name}';
export const approveQuestion = 'Approve the claim of {name}?';
export const approveMeans =
  'A receipt of {amount} is recorded for {number}, and the member gets a notice. It can only be reversed.';
export const claimApproved = 'The payment of {name} for {number} is recorded.';
export const reject = 'Reject';
export const rejectOf = 'Reject the claim of {name}';
export const rejectQuestion = 'Reject the claim of {name}?';
export const rejectMeans = 'The member reads the reason and can send a new claim.';
export const claimRejectedDone = 'The claim of {name} for {number} is rejected.';
export const decisionFailed = 'The decision could not be saved.';

// The member's own page: /member/dues
export const ownLead = 'What you owe the committee, how to pay it, and your receipts.';
export const ownFailed = 'Failed to load your dues. Please try again.';
export const dueBy = '{amount}, due by {day}';
export const invoiceTitle = 'Invoice {number}';
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
export const typeAmount =
  'The bank has signed this code without an amount: type {amount} in your app, and {number} as the note.';
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
export const paidOnDay = 'Day of payment';
export const referenceHint = 'UPI: the 12 digits that your app shows. Bank: 12, 16 or 22 letters and digits.';
export const proofLabel = 'Screenshot or slip';
export const proofHint = 'PDF, JPG or PNG, at most 5 MB.';
export const isReversed = 'reversed';
export const saveAs = { pdf: 'PDF', png: 'Picture' } as const;
export const earlierTitle = 'Earlier invoices';

// A person's dues, on their page in the office
export const ofPersonFailed = 'Failed to load the dues. Please try again.';
export const isOpen = 'open';
export const creditOf = '{amount} paid ahead';
export const claimsTitle = 'Says to have paid';
export const paidOnIs = 'Paid on {day}';

// What waits for treasurers
export const claimsWaiting = 'Claims of payments to check';

// The audit log
export const audit = {
  claim: 'Claim of a payment',
  claims: 'Claims of payments',
  approve: 'approved',
  reject: 'rejected',
  claimsExported: 'Claims of payments exported',
} as const;
