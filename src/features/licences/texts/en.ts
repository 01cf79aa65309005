// What a form or the server does not take
export const badDay = 'Please enter a valid date.';
export const badChoice = 'Please choose one from the list.';
export const scanNeeded = 'Please add a photo or PDF of the renewed licence.';
export const scanTooLarge = 'The file may have at most 5 MB.';
export const scanType = 'Please choose a PDF, JPG or PNG file.';
export const scanBroken = 'This file cannot be read. Please choose another one.';
export const scanPixels = 'This picture is too large. Please choose one of at most 50 megapixels.';
export const scanActive =
  'This PDF holds more than pages (scripts or files). Please print it to a new PDF, or take a photo.';
export const dayNeeded = 'Please enter the new last valid day.';
export const numberNeeded = 'Please enter the licence number.';
export const recordNeeded = 'Please enter at least one of these.';
export const recordNoteNeeded = 'Please write what you hold in your hand: the member reads it.';
export const noteNeeded = 'Please write what is to be corrected, or why it is rejected.';
export const decisionNeeded = 'Please choose a decision.';
export const kindNeeded = 'Please choose licence or membership.';
export const open = 'There is a request already. Correct or withdraw it first.';
export const decided = 'This request is no longer open.';
export const unknown = 'There is no such request.';
export const noMember = 'There is no such member.';
export const confirmed = 'There is nothing to confirm.';
export const orderTaken = 'An order of this number is entered already.';
export const orderUnknown = 'There is no such order.';
export const orderNeeded = 'Please enter the number of the order.';
export const windowBackwards = 'The window ends before it begins.';
export const untilTooEarly = 'The order has to reach beyond the beginning of its window.';
export const notLater = 'The new date has to be later than the old one, {old}.';

// What can be renewed, and where a request is
export const kindNames = {
  licence: 'Licence',
  membership: 'Membership',
} as const;
export const requestStateNames = {
  queue: 'Waiting for the office',
  correction: 'Correction asked for',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;
export const lastValidDay = 'Last valid day';
export const daysLeft = { one: '{days} day left', other: '{days} days left' } as const;
export const daysOver = { one: '{days} day over', other: '{days} days over' } as const;
export const lastDayToday = 'Last day today';
export const notKnown = 'Not known';
export const notGiven = 'Not given';

// The desk
export const deskLead = 'Renewals that wait for a decision, and who runs out when.';
export const ownAreaLead = 'Your own area: renewals that wait for the office, and who runs out when.';
export const sortHeads = { waiting: 'Waiting', kind: 'Kind', daysLeft: 'Days left' } as const;
export const lists = 'Lists';
export const searchDesk = 'Search licences';
export const searchDeskHint = 'Name, membership ID, phone or licence number';
export const tabs = {
  queue: 'Queue',
  expiring: 'Expiring',
  expired: 'Expired',
  lapsed: 'Lapsed',
  unknown: 'Unknown',
  unconfirmed: 'Not Confirmed',
  statistics: 'Statistics',
  orders: 'Government Orders',
} as const;
export const licenseCategory = 'Licence category';
export const allCategories = 'All categories';
export const listFailed = 'Failed to load this list. Please try again.';
export const listPages = 'Pages of this list';

// The desk: requests that wait
export const queueEmpty = 'Nothing is waiting.';
export const sentToday = 'Sent today';
export const waitingDays = { one: 'Waiting {days} day', other: 'Waiting {days} days' } as const;
export const askForCorrection = 'Ask for Correction';
export const ownRecord = 'Another registrar or a superuser decides on your own.';
export const noScan = 'No scan was sent.';
export const pdf = 'PDF';
export const openPdfOf = 'Open the PDF of {name}';
export const scanOf = 'Scan sent by {name}, opens in full size';
export const licenseNumber = 'Licence number';
export const issued = 'Issued';
export const insteadOf = 'instead of {now}';
export const unchanged = '(as it is)';

// The desk: a decision
export const approveQuestion = 'Approve this renewal?';
export const approveMeans = '{name}: valid through {until}. The profile is changed and the member is told.';
export const noteToMember = 'Note to the member';
export const approvedOf = 'The renewal of {name} is approved.';
export const sendToMember = 'Send to the Member';
export const whatToCorrect = 'What is to be corrected';
export const correctionAskedOf = '{name} is asked to correct the request.';
export const rejectQuestion = 'Reject this renewal?';
export const whyRejected = 'Why it is rejected';
export const rejectedOf = 'The renewal of {name} is rejected.';
export const decisionFailed = 'Failed to save the decision. Please try again.';
export const decidedMeanwhile = 'Somebody else has decided this request meanwhile.';
export const requestChangedMeanwhile = 'The member has changed this request meanwhile. Please look at it again.';

// The desk: people
export const nobodyExpiring = 'Nobody runs out in the next 90 days.';
export const nobodyExpired = 'Nobody has run out in the last 180 days.';
export const nobodyLapsed = 'Nobody has been out for longer than 180 days.';
export const nobodyUnknown = 'Every last day is known.';
export const noPeople = 'Nobody.';
export const noLicenseNumber = 'No licence number';
export const noCategory = 'No category';
export const asEntered = 'As entered';

// The desk: not confirmed
export const unconfirmedLead =
  'What these members entered counts for their status, their card and the board only once the office has confirmed it.';
export const nobodyUnconfirmed = 'Every licence is confirmed as it is entered.';
export const entryConfirmed = '(confirmed)';
export const confirmedInstead = 'confirmed: {confirmed}';
export const confirmedNothing = 'confirmed: nothing';
export const confirm = 'Confirm';
export const licenceOf = 'the licence of {name}';
export const licenceConfirmedOf = 'The licence of {name} is confirmed.';
export const licencesConfirmed = { one: '{count} licence confirmed.', other: '{count} licences confirmed.' } as const;
export const licencesRefused = {
  one: '{count} licence not confirmed: the reason stands on its row.',
  other: '{count} licences not confirmed: the reasons stand on their rows.',
} as const;
export const confirmSeveral = { one: 'Confirm {count} licence', other: 'Confirm {count} licences' } as const;
export const scanSent = 'Sent {day}';
export const confirmFailed = 'Failed to confirm the licence. Please try again.';

// The desk: statistics
export const statisticsFailed = 'Failed to load the statistics. Please try again.';
export const membersByStatus = 'Members by status';
export const measures = 'Measures';
export const lastDayKnown = 'Last day known';
export const memberships = 'Memberships';
export const renewedInTime = 'Renewed in time';
export const renewedInAYear = 'Of {due} due in a year; not renewed: {never}; old day unknown: {unknown}';
export const daysToDecision = 'Days to a decision';
export const medianOf = 'Median of {decided} in 90 days';
export const monthByMonth = 'Month by month';
export const monthsLead = 'Licences whose last day is in the month, and renewals approved in it.';
export const runningOut = 'Running out';
export const renewed = 'Renewed';
export const runningOutSaid = 'running out';
export const renewedSaid = 'renewed, {inTime} of them in time';

// The desk: government orders
export const ordersLead = "A licence that runs out within an order's window stays valid until the order's day.";
export const enterOrder = 'Enter an Order';
export const ordersFailed = 'Failed to load the orders. Please try again.';
export const noOrders = 'No orders yet';
export const orderMeans = 'Last valid day from {from} to {to}: now {until}';
export const orderLengthens = {
  one: '{classes} · lengthens {count} licence now',
  other: '{classes} · lengthens {count} licences now',
} as const;
export const takeBackOrder = 'Take back {order}';
export const takeBackOrderQuestion = 'Take the order {order} back?';
export const takeBackOrderMeans = 'The licences that it lengthens have their own last day again, at once.';
export const takeBack = 'Take Back';
export const orderTakenBack = 'The order is taken back.';
export const takeBackOrderFailed = 'Failed to take the order back. Please try again.';
export const enterOrderTitle = 'Enter a Government Order';
export const orderEntered = {
  one: 'The order is entered. It lengthens {count} licence.',
  other: 'The order is entered. It lengthens {count} licences.',
} as const;
export const enterOrderFailed = 'Failed to enter the order. Please try again.';
export const governmentOrder = 'Government order';
export const orderNumber = 'Number of the order';
export const runsOutFrom = 'Runs out from';
export const runsOutTo = 'to';
export const noCategoryChosen = 'None chosen: the order is for all of them.';
export const enterOrderSubmit = 'Enter the Order';

// The dashboard of the office
export const renewalsToDecide = 'Renewals to decide';
export const expiringSoon = 'Expiring within 90 days';
export const expired = 'Expired';

// The member's dashboard
export const licenceAndMembership = 'Licence and membership';
export const correctionAsked = 'The office asks you to correct your request';
export const withTheOffice = 'Your request is with the office';
export const renewalDue = 'Renewal due';
export const endsOn = {
  licence: 'Your licence ends on {until}',
  membership: 'Your membership ends on {until}',
} as const;
export const endedOn = {
  licence: 'Your licence ended on {until}',
  membership: 'Your membership ended on {until}',
} as const;
export const cardLastDayToday = 'Licence valid through {until}, last day today';
export const cardDaysLeft = {
  one: 'Licence valid through {until}, {days} day left',
  other: 'Licence valid through {until}, {days} days left',
} as const;
export const cardDaysOver = {
  one: 'Licence valid through {until}, {days} day over',
  other: 'Licence valid through {until}, {days} days over',
} as const;
export const lastDayUnknown = 'The office does not know your last valid day yet';

// The own licence
export const pageTitle = 'Licence and Membership';
export const pageLead = 'Until when they are valid, and the way to have them renewed.';
export const pageFailed = 'Failed to load your licence. Please try again.';
export const lengthenedBy = 'Lengthened by the government order {order}. The licence itself is dated {until}.';
export const lastDayEntered = 'Last valid day as you entered it';
export const notKnownToOffice = 'Not known to the office';
export const sendRenewedLicence = 'Send Renewed Licence';
export const sendMembershipRenewal = 'Send Membership Renewal';
export const reminders = 'Reminders';
export const remindersLead =
  '90, 30 and 7 days before the last day, on it, and 30 days after it, until you have asked for the renewal. They are in your notifications in any case.';
export const remindersByMail = 'Send me the reminders by mail too';
export const remindersOn = 'Reminders come by mail too.';
export const remindersOff = 'No more reminders by mail.';

// The own licence: requests
export const openRequest = 'Open request';
export const sentOn = 'sent {day}';
export const wantedUntil = 'Last valid day: {until}';
export const yourPdf = 'Your PDF';
export const correct = 'Correct';
export const withdrawMeans = 'The office will not see it any more, and its scan is deleted.';
export const withdrawn = 'The request is withdrawn.';
export const withdrawFailed = 'Failed to withdraw. Please try again.';
export const history = 'History';
export const historyEmpty = 'You have not asked for a renewal yet.';
export const kindThrough = '{kind} through {until}';

// The own licence: asking for a renewal
export const correctTitle = 'Correct the Request';
export const licenseIssueDate = 'Licence issue date';
export const certificateFile = 'Photo or PDF of the certificate';
export const receiptFile = 'Photo or PDF of the receipt';
export const replaceFileHint = 'Choose one only to replace what you sent. JPG, PNG or PDF, up to 5 MB.';
export const fileHint = 'JPG, PNG or PDF, up to 5 MB. Only you and the office see it.';
export const sendAgain = 'Send Again';
export const sendToOffice = 'Send to the Office';
export const requestSent = 'Your request is with the office. You are told when it is decided.';

// Notices, by the key that each keeps. `days` is a whole number above 1, `until` the last valid day.
export const notices = {
  'licences.licence_in_days': 'Your licence runs out in {days} days',
  'licences.licence_in_a_day': 'Your licence runs out in 1 day',
  'licences.licence_today': 'Your licence runs out today',
  'licences.licence_a_day_ago': 'Your licence ran out 1 day ago',
  'licences.licence_days_ago': 'Your licence ran out {days} days ago',
  'licences.membership_in_days': 'Your membership runs out in {days} days',
  'licences.membership_in_a_day': 'Your membership runs out in 1 day',
  'licences.membership_today': 'Your membership runs out today',
  'licences.membership_a_day_ago': 'Your membership ran out 1 day ago',
  'licences.membership_days_ago': 'Your membership ran out {days} days ago',
  'licences.licence_approved': 'Your licence renewal is approved',
  'licences.licence_correction': 'Please correct your licence renewal',
  'licences.licence_rejected': 'Your licence renewal was not approved',
  'licences.licence_recorded': 'The office has recorded your licence',
  'licences.membership_recorded': 'The office has recorded your membership',
  'licences.membership_approved': 'Your membership renewal is approved',
  'licences.membership_correction': 'Please correct your membership renewal',
  'licences.membership_rejected': 'Your membership renewal was not approved',
  'licences.valid_through': 'It is valid through {day}.',
  'licences.valid_through_noted': 'It is valid through {day}. {note}',
  'licences.was_valid_through': 'It was valid through {day}.',
} as const;

// Mails
export const mails = {
  greeting: 'Dear {name},',
  sendCertificate:
    'When you have renewed it, send a photo or PDF of the new certificate to the office on your licence page.',
  tellOffice: 'When you have renewed it, tell the office on your licence page.',
  openPage: 'Open your licence page',
  reminderFooter:
    'You get this reminder because of your membership. You can switch these mails off on your licence page.',
  recordedFooter: 'You get this mail because the office has changed what it keeps of your membership.',
  decidedFooter: 'You get this mail because you asked the office for a renewal.',
} as const;

export const reminderStopAsk = 'You will get no more reminders by mail. The bell on the site stays.';
export const reminderStopDone =
  'You get no more reminders by mail. You can change this at any time on your licence page.';

// A person's page
export const personSection = 'Licence and membership';
export const personFailed = 'Failed to load the licence. Please try again.';
export const recordByHand = 'Record by hand';
export const record = 'Record';
export const recordOf = 'Record for {name}';
export const recordMeans =
  'What you hold in your hand: a certificate that was shown, a membership that was paid. It counts at once, and the member is told. Leave empty what stays as it is.';
export const recordedOf = 'Recorded for {name}.';
export const recordFailed = 'Failed to record this. Please try again.';
export const recordNoteHint = 'Which paper or payment it is, where and when; the member reads it.';
export const recordFile = 'Photo or PDF of it';
export const nowIs = 'Now {value}';
export const personChangedMeanwhile = 'The member’s profile has changed. Please look at it again.';
export const confirmAsEntered = 'Confirm as entered';
export const openRequests = 'Open requests';
export const noRenewalsYet = 'No renewals yet.';

// The audit log
export const audit = {
  listExported: 'List of government orders exported',
  renewal: 'Renewal',
  renewals: 'Renewals',
  askedFor: 'asked for',
  withdrawn: 'withdrawn',
  approved: 'approved',
  sentBack: 'sent back for correction',
  rejected: 'rejected',
  recorded: 'recorded by the office',
  exported: 'exported',
  order: 'Government order',
  orders: 'Government orders',
  orderField: 'Order',
  lastValidDay: 'Last valid day',
  membershipLastValidDay: 'Last valid day of the membership',
  remindersSwitched: 'Reminders by mail switched on or off',
  reminderMail: 'Reminders by mail',
} as const;
