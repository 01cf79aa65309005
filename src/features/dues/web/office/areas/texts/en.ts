// Arrears
export const arrearsLead = 'What is due today, by how long it has been due.';
export const arrearsFailed = 'Failed to load the arrears. Please try again.';
export const arrearsByArea = 'Arrears by area';
export const arrearsNone = 'Nothing is due.';
export const area = 'Area';
export const noArea = 'Without an area';
export const people = 'People';
export const to30 = '0–30 days';
export const to90 = '31–90 days';
export const over90 = 'Over 90 days';
export const total = 'Total';
export const everyArea = 'All areas';
export const peopleOf = 'Arrears: {area}';
export const peoplePages = 'Pages of people in arrears';
export const peopleNone = 'Nothing is due here.';
export const allArrears = 'By area';
export const since = 'Due since';
export const listPeople = 'List the people: {area}';

// Cash in the areas
export const cashLead = 'Who holds cash, and what was handed over.';
export const ownCashLead = 'Cash that you hold, and what you handed over.';
export const cashFailed = 'Failed to load the cash. Please try again.';
export const youHold = 'You hold';
export const nothingHeld = 'You hold no cash.';
export const belowZero = 'You have handed over more than you recorded. Record the payments that are missing.';
export const handOver = 'Hand over';
export const handOverTitle = 'Hand over cash';
export const handOverLead = 'Say how much you hand over. A treasurer counts it; until then it stays with you.';
export const toBank = 'Bring to the bank';
export const toBankTitle = 'Bring cash to the bank';
export const toBankLead = 'What you bring moves from your cash to the bank.';
export const rupees = 'Amount in rupees';
export const youHoldNow = 'You hold {amount}.';
export const handedOver = '{amount} is said to be handed over.';
export const broughtToBank = '{amount} moved to the bank.';
export const moveFailed = 'The cash could not be moved. Please try again.';
export const holders = 'Who holds cash';
export const noHolders = 'No cash has been recorded yet.';
export const holder = 'Holder';
export const holds = 'Holds';
export const goneHolder = 'A person who has left';
export const handoversTitle = 'Handovers';
export const handoversFailed = 'Failed to load the handovers. Please try again.';
export const handoverPages = 'Pages of handovers';
export const noHandovers = 'Nothing was handed over yet.';
export const noHandoversWhy = 'What collectors and area admins hand over is listed here.';
export const said = 'Said';
export const counted = 'Counted';
export const result = 'Result';
export const handedOverOn = 'Handed over';
export const allHandovers = 'All handovers';
export const notCounted = 'Not counted yet';
export const asSaid = 'As said';
export const lessBy = '{amount} less';
export const moreBy = '{amount} more';
export const count = 'Count';
export const countOf = 'Count the cash of {name}';
export const countTitle = 'Count the cash';
export const countLead = '{name} says: {amount}. Enter how many notes and coins there are.';
export const noteOf = 'Notes of ₹{rupees}';
export const coinOf = 'Coins of ₹{rupees}';
export const countedIs = 'Counted: {amount}';
export const countAgrees = 'It is exactly what was said.';
export const countLess = '{amount} less than was said. It stays with {name}.';
export const countMore = '{amount} more than was said. It is taken off what {name} holds.';
export const confirmCount = 'Take over {amount}';
export const countDone = '{amount} moved from {name} to you, as was said.';
export const countDoneLess = '{amount} moved from {name} to you, {difference} less than was said.';
export const countDoneMore = '{amount} moved from {name} to you, {difference} more than was said.';
export const countFailed = 'The handover could not be confirmed. Please try again.';

// Handing over to the next treasurer
export const handingLead = 'When the treasurer changes: what there is, counted and signed by both.';
export const handingFailed = 'Failed to load the handing over. Please try again.';
export const whatThereIs = 'What there is';
export const openClaims = 'Claims that wait';
export const noOpenClaims = 'No claim waits.';
export const nextTitle = 'Hand over to the next treasurer';
export const nextLead = 'Count your cash and choose the next treasurer. Nothing moves before both have signed.';
export const nextTreasurer = 'Next treasurer';
export const noTreasurers = 'No other person has the duty of the treasurer. A superuser assigns it.';
export const booksSay = 'The books say that you hold {amount}.';
export const countedAgrees = 'The count agrees with the books.';
export const countedLess = 'You counted {amount} less than the books say.';
export const countedMore = 'You counted {amount} more than the books say.';
export const signFirst = 'Sign and hand over';
export const signQuestion = 'Sign and take over?';
export const signMeans = '{amount} in cash moves from {name} to you, and the books close with yesterday.';
export const sign = 'Sign and take over';
export const handingMade = 'You have signed. {name} signs next.';
export const handingSigned = 'Taken over. The books are closed until {day}.';
export const handingNotMade = 'The handing over could not be recorded. Please try again.';
export const signFailed = 'The handing over could not be signed. Please try again.';
export const waitsForYou = '{name} hands over to you: {amount} in cash, {moment}.';
export const handedBefore = 'What was handed over before';
export const noneBefore = 'Nothing was handed over before.';
export const fromTo = '{from} to {to}';
export const cashOf = '{amount} in cash';
export const signedBoth = 'Signed by both on {moment}; books closed until {day}';
export const waitsFor = 'Waits for the signature of {name}';
export const piecesOf = '{count} × ₹{rupees}';

// Accounts and ledger
export const ledgerLead = 'Where the money is and where it came from.';
export const accountsTitle = 'Accounts';
export const accountsLead =
  'Money that there is or is owed counts up, where it came from counts down: together it comes to nothing.';
export const accountsFailed = 'Failed to load the accounts. Please try again.';
export const account = 'Account';
export const balance = 'Balance';
export const together = 'Together';
export const entriesTitle = 'Entries';
export const entriesFailed = 'Failed to load the entries. Please try again.';
export const entryPages = 'Pages of entries';
export const noEntries = 'No entries yet';
export const noEntriesWhy = 'Every movement of money is here.';
export const year = 'Financial year';
export const everyYear = 'All years';
export const movement = 'Movement';
export const movementNames = {
  invoice: 'Invoice',
  void: 'Invoice made void',
  waive: 'Invoice waived',
  receipt: 'Receipt',
  allocation: 'Payment of invoices',
  reversal: 'Receipt reversed',
  handover: 'Cash handed over',
  deposit: 'Cash to the bank',
} as const;
export const ofPerson = '{account}: {name}';
export const forAccountant = 'Book of the year as Excel';
export const forAccountantHow = 'Entries, receipts, arrears and accounts, for the accountant.';
