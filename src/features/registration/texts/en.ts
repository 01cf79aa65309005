// What a form or the server does not take
export const eventUnknown = 'Event not found.';
export const notRegistered = 'You are not registered for this event.';
export const noRegistration = 'This event has no registration.';
export const registrationClosed = 'Registration for this event is closed.';
export const noMoreSeats = 'There are not enough free seats for more guests.';
export const badChoice = 'Please choose one of the options.';
export const guestsRange = 'Please enter a number of guests from 0 to 4.';
export const fewerGuests = 'This event takes fewer guests for each member.';
export const dietPerHead = 'Please choose a diet for each person.';
export const capacityRange = 'Please enter a number of seats from 1 to 100000.';
export const hoursRange = 'Please enter hours from 0 to 100.';
export const badMoment = 'Please enter a date and a time.';
export const closesAfter = 'Registration has to close after it opens.';
export const yesOrNo = 'Please choose yes or no.';
export const gateNeeded = 'Please enter the name of the gate.';
export const passUnknown = 'Pass not found.';
export const noDouble = 'No two doors scanned this ticket.';
export const passDead = 'This pass is not valid. Ask the office for a new one.';
export const tooManyScans = 'At most 200 scans are taken at once.';
export const notScanned = 'There is a certificate once a door has scanned your ticket.';
export const doublesWaiting = 'Tickets that two doors scanned';
export const ticketFor = 'Ticket for {event}';

export const notices = {
  eventMovedUp: 'You have moved up: you have a seat',
  eventSeatOffered: 'A seat is free for you, for two hours',
} as const;
export const mails = {
  titles: {
    registered: 'You have a seat',
    moved: 'You have moved up: you have a seat',
    offered: 'A seat is free for you, for two hours',
  },
  texts: {
    registered: 'You are registered for {event}. Please show this code at the door.',
    moved: 'You have moved up from the waiting list of {event}: you have a seat. Please show this code at the door.',
    offered: 'A seat at {event} is free for you for two hours. Then it goes to the next in the list.',
  },
  when: 'When',
  where: 'Where',
  people: 'People, with you',
  codeOf: 'The code of your ticket for {event}',
  code: 'Code of the ticket',
  cannotCome: 'Can’t come?',
  giveSeatBack: 'Give the seat to those who wait',
  showTicket: 'Show the ticket',
  answerOffer: 'Take or decline the seat',
} as const;

// The office's screen of an event's registration
export const statusNames = {
  going: 'Has a seat',
  waiting: 'Waits',
  offered: 'Has an offer',
  cancelled: 'Cancelled',
} as const;
export const office = {
  title: 'Registration',
  of: 'Registration of {event}',
  backToEvents: 'All events',
  failedToLoad: 'Failed to load the registration of this event.',
  noEvent: 'There is no such event',
  tabs: {
    settings: 'Settings',
    attendees: 'Attendees',
    numbers: 'Numbers',
    came: 'Came',
    gates: 'Gates',
  },
  notOpened: 'This event has no registration yet',
  notOpenedWhy: 'Enter the number of seats under Settings. Then members can register.',
  toSettings: 'To the settings',

  opens: 'Opens',
  opensHint: 'Empty: at once',
  closes: 'Closes',
  closesHint: 'Empty: when the day of the event is over',
  capacity: 'Seats',
  capacityHint: 'Guests take seats too. Fewer seats take none away from people who have one.',
  guestsMax: 'Guests of each member',
  hours: 'Hours of professional development',
  hoursHint: 'They stand on the certificate. Empty: none',
  numbersDue: 'Numbers for the kitchen are due',
  numbersDueHint: 'The numbers are frozen then; later changes stand beside them.',
  fillGaps: 'Smaller parties may pass',
  fillGapsHint: 'Seats that are too few for the next party in the list go to a later party that fits.',
  open: 'Open registration',
  opened: 'Registration is open.',
  savedSettings: 'The settings are saved.',
  noChanges: 'No changes detected.',
  failedToSave: 'Failed to save the settings of the registration.',
  movesUp: {
    one: 'When you save, {count} party moves up and gets a notice and a mail:',
    other: 'When you save, {count} parties move up and get a notice and a mail:',
  },
  failedToPreview: 'Who would move up could not be read. Saving may move people up.',
  party: { one: '{count} person', other: '{count} people' },

  searchHint: 'Name or membership ID',
  allStatuses: 'Everybody',
  person: 'Name',
  area: 'Area',
  people: 'People',
  diets: 'Diets',
  since: 'Since',
  peopleIn: 'Came in',
  placeOf: 'Place {place}',
  inOf: '{in} of {of}',
  found: { one: '{count} party', other: '{count} parties' },
  foundOnPage: { one: '{first}–{last} of {count} party', other: '{first}–{last} of {count} parties' },
  pages: 'Pages of attendees',
  attendeesFailed: 'Failed to load the attendees.',
  nobodyYet: 'Nobody has registered yet',
  nothingFound: 'Nobody was found',
  noArea: 'No area',

  numbersFailed: 'Failed to load the numbers.',
  now: 'Now',
  frozenAt: 'Frozen on {moment}',
  notFrozen: 'The numbers are frozen on {moment}.',
  notDue: 'The settings name no day on which the numbers are due.',
  noChange: 'Nothing has changed since then.',
  byArea: 'People by area and diet',
  all: 'All areas together',
  forKitchen: 'Print for the kitchen',

  cameFailed: 'Failed to load who came.',
  registered: 'Registered',
  waiting: 'Wait',
  came: 'Came',
  walkIns: 'Walk-ins',
  secondsPerScan: 'Seconds per scan',
  cameByArea: 'Who came, by area',
  doubles: 'Two doors, one ticket',
  doublesWhy:
    'These tickets were scanned at two doors. Ask at the second door who came with the ticket, and mark it as looked at.',
  lookedAt: 'Looked at',
  lookAgain: 'To be looked at again',
  lookedAtNow: 'Marked as looked at.',
  openAgain: 'It waits for a look again.',
  lookFailed: 'Failed to mark the ticket.',
  allLookedAt: 'No ticket waits for a look',
  orderUnsure: 'The order is unsure: the clock of a phone was set.',
  noDoubles: 'No ticket came through two doors.',
  first: 'First',
  second: 'Second',
  at: '{gate}, {moment}',

  gatesFailed: 'Failed to load the passes of the gates.',
  gatesWhy: 'A phone with a pass scans tickets at one gate, without a login.',
  window: 'A pass works from {from} to {until}.',
  noPasses: 'No gate has a pass yet',
  passes: 'Passes of the gates',
  gate: 'Gate',
  gateNumber: 'Gate {number}',
  made: 'Made',
  state: 'State',
  live: 'Valid',
  revoked: 'Revoked on {moment}',
  makePass: 'Make a pass',
  passFailed: 'Failed to make the pass.',
  revoke: 'Revoke',
  revokePass: 'Revoke the pass',
  revokeMeans:
    'The phone at {gate} can neither read the list nor send scans any more. What it has not sent waits there for a new pass.',
  passRevoked: 'The pass is revoked.',
  revokeFailed: 'Failed to revoke the pass.',
  pass: 'Pass of {gate}',
  passCode: 'The code of the pass of {gate}',
  shownOnce: 'It is shown only now. Scan it with the phone that stands at the gate.',
  copyLink: 'Copy the link',
  linkCopied: 'The link is copied.',
  linkNotCopied: 'The link could not be copied.',
  sendLink: 'Send the link',
  paperTwin: 'Print the list for the gate',
  paperTwinHint: 'Everybody with a seat on A4, with a box to tick, for a gate without a phone.',
  paperTitle: 'Attendees of {event}',
  nameMl: 'Name in Malayalam',
  passPaper: 'Anyone with this code can scan tickets of the event.',

  personEventsFailed: 'Failed to load the events of this person.',
  noPersonEvents: 'Not registered for any event.',
  hoursInAll: 'Hours of professional development in all: {hours}',
  cameIn: 'Came: {in} of {of}',
  hoursOf: 'Hours: {hours}',
} as const;

// The member's side
export const registrationTitle = 'Registration';
export const visitorsRead =
  'Members register here once they are logged in. Other visitors come as a guest of a member, or at the door.';
export const registrationFailed = 'Failed to load your registration. Please try again.';
export const seatsLeft = { one: '{count} seat is free.', other: '{count} seats are free.' } as const;
export const listOpen = 'There is a waiting list: a new registration waits for a seat.';
export const registerUntil = 'Register until {moment}.';
export const opensAt = 'Registration opens on {moment}.';
export const closedNow = 'Registration is closed.';
export const register = 'Register';
export const joinList = 'Join the waiting list';
export const guestsLabel = 'Guests who come with you';
export const noGuests = 'No guests';
export const guestCount = { one: '{count} guest', other: '{count} guests' } as const;
export const ownDiet = 'Food for you';
export const guestDiet = 'Food for guest {number}';
export const dietNames = { veg: 'Vegetarian', non_veg: 'Non-vegetarian' } as const;
export const changeParty = 'Change';
export const partyChanged = 'Your registration is changed.';
export const nowGoing = 'You are registered: you have a seat.';
export const nowWaiting = 'You are number {place} on the waiting list.';
export const notRegisteredNow = 'You could not be registered.';
export const youAlone = 'You';
export const youAndGuests = { one: 'You and {count} guest', other: 'You and {count} guests' } as const;
export const vegetarian = { one: '{count} vegetarian', other: '{count} vegetarian' } as const;
export const nonVegetarian = { one: '{count} non-vegetarian', other: '{count} non-vegetarian' } as const;
export const youHaveSeat = 'You have a seat';
export const youWait = 'Waiting list, number {place}';
export const offeredUntil = 'A seat is free for you until {moment}';
export const youCancelled = 'Cancelled';
export const takeSeat = 'Take the seat';
export const declineSeat = 'Decline';
export const seatTaken = 'The seat is yours.';
export const offerDeclined = 'The offer is declined.';
export const cannotCome = 'Can’t come';
export const iCome = 'I am coming';
export const cannotComeQuestion = 'Can’t you come? Your seat goes to those who wait.';
export const seatGivenBack = 'Your registration is cancelled. Thank you for telling us.';
export const leaveList = 'Leave the list';
export const stayOnList = 'Stay on the list';
export const leaveListQuestion = 'Leave the waiting list? If you come back, you start at its end.';
export const listLeft = 'You are no longer on the waiting list.';
export const notCancelled = 'Your registration could not be cancelled.';
export const showTicket = 'Show the ticket';
export const ticketCode = 'Code of your ticket for {event}';
export const ownEventsLead = 'Your tickets, and the events you came to.';
export const ticketsFailed = 'Failed to load your tickets. Please try again.';
export const noTickets = 'No tickets';
export const noTicketsMeans = 'An event that takes registrations has them in its window.';
export const pastTickets = 'Past events';
export const hoursInAll = '{hours} hours of professional development in all';
export const hours = { one: '{count} hour', other: '{count} hours' } as const;
export const attended = 'Attended';
export const saveCertificate = 'Certificate';
export const certificateOf = 'Certificate of {event}';
export const certificateFailed = 'The certificate could not be saved.';
export const notAttended = 'Not attended';

// The certificate
export const certificate = {
  title: 'Certificate of attendance',
  certifies: 'This is to certify that',
  attended: 'took part in',
  held: '{day}, {place}',
  hours: 'Hours of continuing professional development: {hours}',
  check: 'Check at {address}',
  name: 'Name',
  membershipId: 'Membership ID',
  event: 'Event',
  day: 'Date',
  development: 'Hours of professional development',
  good: 'This certificate is valid.',
} as const;

// The door
export const doorTitle = 'Door';
export const doorNoPass = 'This phone has no pass for this door';
export const doorNoPassLead =
  'Scan the QR code of the office with the camera of this phone, or paste the address of the pass here.';
export const doorPassAddress = 'Address of the pass';
export const doorPassOpen = 'Open the door';
export const doorPassWrong = 'This is not the address of a pass for this event.';
export const doorStoresNothing =
  'This browser stores nothing, so scans would be lost. Open the door in a normal window, or free some space.';
export const doorStoreFull =
  'A scan could not be stored on this phone. Leave this page open until all scans are sent, or save them as a file.';
export const doorEnded = 'This pass is not valid any more';
export const doorEndedLead =
  'You can go on: scans are kept on this phone. They are sent as soon as you scan a new pass of the office.';
export const doorWaiting = {
  one: '{count} scan waiting to be sent',
  other: '{count} scans waiting to be sent',
} as const;
export const doorNothingWaits = 'Nothing waits to be sent';
export const doorRefused = {
  one: '{count} scan that the server cannot read: show it as a file',
  other: '{count} scans that the server cannot read: show them as a file',
} as const;
export const doorListOf = 'List of {time}';
export const doorNoList = 'No list yet';
export const doorClockSet =
  'The clock of this phone was set while scans waited. Their times are corrected, and marked as unsure.';
export const doorCameOf = '{came} of {people} in';
export const doorReadyFor = 'Scan a ticket';
export const doorReadyForLead = 'By camera, by a scanner, or by typing below.';
export const doorEntry = 'Code, its last 4 letters, or a name';
export const doorEntryTake = 'Look up';
export const doorFound = 'Registered people found';
export const doorNotFound = 'Not on the list. They can come in as a walk-in.';
export const doorLetIn = 'Let in';
export const doorPartyIn = '{in} of {of} are in';
export const doorFewer = 'Fewer came?';
export const doorOnly = { one: 'Only {count}', other: 'Only {count}' } as const;
export const doorUndo = 'Undo';
export const doorUndoOf = 'Undo: {name}';
export const doorNext = 'Next';
export const doorLast = 'Last scans';
export const doorNoLast = 'No scans in the last ten minutes.';
export const doorNotSent = 'waiting to be sent';
export const doorWalkIn = 'Walk-in';
export const doorWalkInLead = 'For people who are not registered. They are counted apart.';
export const doorWalkInPeople = 'People';
export const doorWalkInTake = 'Record and let in';
export const doorShowFile = 'Show as file';
export const doorFileLead = 'The last resort, when this phone cannot send: give the file to the office.';
export const doorCameraStart = 'Start the camera';
export const doorCameraStop = 'Stop the camera';
export const doorTorchOn = 'Torch on';
export const doorTorchOff = 'Torch off';
export const doorCameraView = 'View of the camera';
export const doorCameraDenied =
  'The camera is not allowed. Allow it in the settings of the browser, or type the codes.';
export const doorCameraNone = 'This device has no camera that can be used. Type the codes, or use a scanner.';
export const doorPhone = 'This phone is ready';
export const doorPhoneNotYet = 'This phone is not ready yet';
export const doorPhoneLead = 'Look at this before the doors open.';
export const doorHelp = 'How to keep a door';
export const doorCheckList = 'List';
export const doorCheckListGood = {
  one: '{count} registration on this phone, of {time}',
  other: '{count} registrations on this phone, of {time}',
} as const;
export const doorCheckListBad = 'There is no list on this phone. Connect it to the internet.';
export const doorCheckCamera = 'Camera';
export const doorCheckCameraGood = 'Reads codes.';
export const doorCheckCameraOff = 'Not started. Typing works without it.';
export const doorCheckStorage = 'Storage';
export const doorCheckStorageGood = 'The browser keeps scans, even when space runs low.';
export const doorCheckStorageWeak = 'The browser keeps scans, but may delete them when space runs low.';
export const doorCheckPage = 'This page';
export const doorCheckPageGood = 'Opens without a connection.';
export const doorCheckPageBad = 'Does not open without a connection yet. Leave it open.';
export const doorCheckClock = 'Clock';
export const doorCheckClockGood = 'Right.';
export const doorCheckClockOff = {
  one: 'Off by {count} minute. That is corrected.',
  other: 'Off by {count} minutes. That is corrected.',
} as const;
export const doorCheckClockUnknown = 'Not compared with the server yet.';
export const doorPractice = 'Practice';
export const doorPracticeLead =
  'Three codes that count nowhere. Scan them from another screen with this phone, or tap them.';
export const doorPracticeDone = 'Practice: this counts nowhere.';
export const doorPracticeTry = 'Practise “{word}”';
export const doorGuests = 'Party of {count}';
export const doorDiets = { veg: '{count} veg', non_veg: '{count} non-veg' } as const;
export const doorAt = 'Came in at {time}, {gate}.';
export const doorWords = {
  ok: 'Come in',
  partly: 'Come in',
  again: 'Already in',
  waiting: 'On the waiting list',
  cancelled: 'Cancelled',
  other_event: 'Another event',
  too_early: 'Too early',
  over: 'Event is over',
  unknown: 'Unknown code',
  card_revoked: 'Card not valid',
  invalid: 'Could not be read',
  unlisted: 'Not on this list',
} as const;
export const doorWhatToDo = {
  ok: 'Let them in.',
  partly: 'Let them in. The others can come later with the same ticket.',
  again: 'Ask for the name and look it up. Who is not in yet can come in as a walk-in.',
  waiting: 'There is no seat yet. Send them to the desk.',
  cancelled: 'The registration was cancelled. Send them to the desk.',
  other_event: 'The ticket is for another event. Ask for the right one.',
  too_early: 'The doors are not open yet.',
  over: 'The doors are closed.',
  unknown: 'No ticket and no card has this code. Look up the name.',
  card_revoked: 'The card was replaced or withdrawn. Ask for the ticket, or look up the name.',
  invalid: 'Scan again, or look up the name.',
  unlisted: 'Look up the name. The scan is kept and sent.',
} as const;

// The audit log
export const audit = {
  registration: 'Registration of an event',
  registrations: 'Registrations of events',
  pass: 'Door pass',
  passes: 'Door passes',
  revoke: 'revoked',
  joined: 'Registered for an event',
  partyChanged: 'Party at an event changed',
  cancelled: 'Registration for an event cancelled',
  looked: 'Ticket of two doors looked at',
  lookAgain: 'Ticket of two doors to be looked at again',
  exported: 'Attendees exported',
} as const;

// What a phone takes along
export const ticketsTaken = { one: '{count} ticket, from {moment}', other: '{count} tickets, from {moment}' } as const;
