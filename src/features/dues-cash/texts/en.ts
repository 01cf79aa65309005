// What the server does not take, and what it writes
export const badNote = 'Enter how many notes and coins of each kind there are.';
export const handoverUnknown = 'Handover not found.';
export const confirmed = 'This handover is confirmed.';
export const ownHandover = 'Another treasurer has to confirm this.';
export const tooMuchCash = 'This is more than the cash that you hold.';
export const notTreasurer = 'This person is no treasurer.';
export const notYourself = 'Choose another person.';
export const handingOverUnknown = 'Handing over not found.';
export const signed = 'This is signed.';
export const personNeeded = 'Choose a person.';

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

// What waits for treasurers
export const handoversWaiting = 'Cash handed over, to be counted';

// The audit log
export const audit = {
  handover: 'Handover of cash',
  handovers: 'Handovers of cash',
  confirm: 'confirmed',
  handingOver: 'Treasury',
  handingsOver: 'Treasuries',
  start: 'handed over',
  sign: 'taken over',
  handoversExported: 'Handovers of cash exported',
  deposit: 'Cash brought to the bank',
} as const;
