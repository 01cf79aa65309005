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
  moved: 'You have moved up from the waiting list of {event}: you have a seat.',
  offered: 'A seat at {event} is free for you for two hours. Please take it on the page of the event.',
} as const;

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
