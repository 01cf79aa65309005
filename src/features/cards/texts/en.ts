// What the server says
export const notValid = 'This card is not valid.';
export const revoked = 'The office has taken back your membership card. Please ask the office for a new one.';
export const unknownPerson = 'There is no such member.';
export const noCard = 'This person has no card that could be revoked.';
export const unknownArea = 'There is no such area.';
export const yesOrNo = 'Must be true or false.';
export const unknownSheet = 'This printing sheet is no longer there.';
export const reasonNeeded = 'Please say why.';
export const reasonShort = 'Please say why in at least 3 letters.';
export const areaNeeded = 'Please choose an area.';
export const revokedDone = 'The card is no longer valid.';
export const issuedDone = 'A new card was issued.';

// What a card says of its holder, and whether somebody has one
export const statusNames = {
  member: 'Member',
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
  lapsed: 'Lapsed',
} as const;
export const stateNames = {
  live: 'Valid card',
  none: 'No card yet',
  revoked: 'Taken back',
} as const;

// The facts of a card
export const area = 'Area';
export const licenseClass = 'Class';
export const issued = 'Issued';
export const code = 'Code';
export const checked = 'Checked';

// The own card
export const cardLead = 'Show it to a client or an office. Whoever scans the code sees at once whether it is valid.';
export const cardOf = 'Membership card of {name}, with a QR code';
export const cardOfWithId = 'Membership card of {name}, {id}, with a QR code';
export const noValidCard = 'You have no valid card';
export const cardFailed = 'Failed to load your card. Please try again.';
export const lastConfirmed = 'Last confirmed {day}';
export const confirmedLongAgo = 'That was more than 30 days ago.';
export const siteNotReached = 'The site cannot be reached.';
export const codeLeadsTo = 'The code leads to {link}: your name, membership ID, area and status, nothing else.';
export const pageOthersSee = 'the page that others see';
export const saveAsPdf = 'Save as PDF';
export const saveAsPicture = 'Save as picture';
export const saveFailed = 'Failed to save the card.';
export const showLarge = 'Show the code large';
export const codeOf = 'Code of {name}';
export const newCode = 'New code';
export const newCodeQuestion = 'Get a new code?';
export const newCodeMeans =
  'The code you have now stops working at once, on every copy that you printed or sent. Do this when a card was lost or copied.';
export const newCodeConfirm = 'Get a new code';
export const newCodeDone = 'Your card has a new code. The old one is no longer valid.';
export const newCodeFailed = 'Failed to make a new code.';

// The card as it is drawn
export const drawn = {
  card: 'Membership card',
  cardOf: 'Membership card {id}',
  sheetOf: 'Membership cards {area}',
  membershipId: 'Membership ID',
  area: 'Area',
  licenseClass: 'Class',
  statusOn: 'Status on {day}',
  scan: 'Scan to check this card',
  noPhoto: 'No photo',
  noMembers: 'No member of {area} has a card.',
} as const;

// The office's list
export const cardsTitle = 'Membership Cards';
export const cardsLead = 'Who has a card, taking one back, and printing the cards of an area.';
export const searchLabel = 'Membership cards';
export const nameOrMembershipId = 'Name or membership ID';
export const card = 'Card';
export const membersFound = { one: '{count} member', other: '{count} members' } as const;
export const listFailed = 'Failed to load membership cards. Please try again.';
export const noMembersFound = 'No members found';
export const nobodyMatches = 'Nobody matches this.';
export const issuedOn = 'Issued {day}';
export const replace = 'Replace';
export const issue = 'Issue';
export const replaceCardOf = 'Replace the card of {name}';
export const issueCardOf = 'Issue the card of {name}';
export const takeBack = 'Take back';
export const takeBackCardOf = 'Take back the card of {name}';

// The office: issuing and taking back
export const issuedTo = 'A new card was issued to {name}.';
export const oldCardEnded = 'The card before is no longer valid.';
export const issueFailed = 'Failed to issue a card.';
export const takeBackQuestion = 'Take back the card of {name}?';
export const takeBackMeans =
  'It stops being valid at once, on every copy. From then on only the office can issue a new one.';
export const takeBackForm = 'Take back a card';
export const reason = 'Reason';
export const takeBackFailed = 'Failed to take back the card. Please try again.';

// The office: a printing sheet
export const printArea = 'Print an area';
export const printTitle = 'Print the cards of an area';
export const printLead =
  'A PDF on A4, ten cards to a page with marks where to cut. Print it at 100 %, not fitted to the page. Members without a card get one.';
export const onlyUnprinted = 'Only cards not printed yet';
export const withExpired = 'Expired and Lapsed too';
export const withExpiredHint = 'Members whose licence or membership has run out are left out otherwise.';
export const willPrint = {
  one: '{count} card, pages: {pages}.',
  other: '{count} cards, pages: {pages}.',
} as const;
export const nothingToPrint = 'No card is left to be printed.';
export const counting = 'Counting …';
export const countFailed = 'The cards could not be counted.';
export const sheetsTitle = 'Finished sheets';
export const sheetsFailed = 'The finished sheets could not be loaded.';
export const makePdf = 'Make the PDF';
export const drawing = 'The cards of {area} are being drawn. You may close this window.';
export const drawFailed = 'The cards could not be drawn. Please try again.';
export const printFailed = 'Failed to print the cards. {reason}';
export const sheetDone = {
  one: '{day}: {area}, {count} card. Kept until {until}.',
  other: '{day}: {area}, {count} cards. Kept until {until}.',
} as const;
export const savePdf = 'Save the PDF';

// Checking a card
export const checkTitle = 'Membership card check';
export const checkEyebrow = 'Membership card · {site}';
export const cardIsValid = 'This card is valid.';
export const isMember = '{name} is a member of the {committee}.';
export const cardRanOut = 'This card has run out.';
export const isMemberButRanOut = '{name} is a member, but the licence or the membership has run out.';
export const compareFace = 'Compare the name and the photo on the card with the person in front of you.';
export const provesNothing = 'Nobody can prove a membership with it.';
export const whyNotValid =
  'The card may have been replaced by a newer one or taken back, or its code was not read right. Ask its holder for the card as their account shows it now.';
export const askOurOffice = 'Ask our office';
export const tooManyChecks = 'Too many checks';
export const manyChecked = 'Many cards were checked from your connection just now.';
export const waitMinutes = 'Please wait {minutes} minutes, then scan the card again.';
export const waitSeconds = 'Please wait {seconds} seconds, then scan the card again.';

// Notices, by the key that each keeps
export const notices = {
  'cards.revoked': 'The office has taken back your membership card',
  'cards.issued': 'The office has issued you a new membership card',
} as const;

// The audit log
export const audit = {
  card: 'Card',
  cards: 'Cards',
  revoked: 'revoked',
  issued: 'issued',
  issueUndone: 'Issue taken back',
  renewed: 'given a new code',
  printed: 'Cards printed',
  exported: 'List of cards exported',
  area: 'Area',
} as const;

// A person's page
export const personSection = 'Card';
export const onlyMembersHaveCards = 'Only members have a card.';
export const cardOfFailed = 'Failed to load the card. Please try again.';
export const earlierCards = 'Earlier cards';
export const issuedAndEnded = 'Issued {day}, not valid since {end}';

// What a phone takes along
export const cardConfirmed = 'Membership card, confirmed {moment}';
