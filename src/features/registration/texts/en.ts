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
export const passDead = 'This pass is not valid. Ask the office for a new one.';
export const tooManyScans = 'At most 200 scans are taken at once.';

export const notScanned = 'There is a certificate once a door has scanned your ticket.';

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
export const saveParty = 'Save';
export const changeParty = 'Change';
export const partyChanged = 'Your registration is changed.';
export const nowGoing = 'You are registered: you have a seat.';
export const nowWaiting = 'You are number {place} on the waiting list.';
export const notRegisteredNow = 'You could not be registered.';
export const youAlone = 'You';
export const youAndGuests = { one: 'You and {count} guest', other: 'You and {count} guests' } as const;
export const vegetarian = { one: '{count} vegetarian', other: '{count} vegetarian' } as const;
export const nonVegetarian = { one: '{count} non-vegetarian', other: '{count} non-vegetarian' } as const;
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
export const seatGivenBack = 'Your registration is cancelled. Thank you for saying so.';
export const leaveList = 'Leave the list';
export const stayOnList = 'Stay on the list';
export const leaveListQuestion = 'Leave the waiting list? Coming back is its end.';
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
  exported: 'Attendees exported',
} as const;
