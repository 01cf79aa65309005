import type { Kind, RequestState } from './choices';

/** What the calls say. */
export const texts = {
  badDay: 'Please enter a valid date.',
  badChoice: 'Please choose one from the list.',
  scanNeeded: 'Please add a photo or PDF of the renewed licence.',
  scanTooLarge: 'The file may have at most 5 MB.',
  scanType: 'Please choose a PDF, JPG or PNG file.',
  scanBroken: 'This file cannot be read. Please choose another one.',
  scanPixels: 'This picture is too large. Please choose one of at most 50 megapixels.',
  scanActive: 'This PDF holds more than pages (scripts or files). Please print it to a new PDF, or take a photo.',
  dayNeeded: 'Please enter the new last valid day.',
  numberNeeded: 'Please enter the licence number.',
  noteNeeded: 'Please write what is to be corrected, or why it is rejected.',
  decisionNeeded: 'Please choose a decision.',
  kindNeeded: 'Please choose licence or membership.',
  open: 'There is a request already. Correct or withdraw it first.',
  decided: 'This request is no longer open.',
  unknown: 'There is no such request.',
  noMember: 'There is no such member.',
  confirmed: 'There is nothing to confirm.',
  orderTaken: 'An order of this number is entered already.',
  orderUnknown: 'There is no such order.',
  orderNeeded: 'Please enter the number of the order.',
  windowBackwards: 'The window ends before it begins.',
  untilTooEarly: 'The order has to reach beyond the beginning of its window.',
  notLater: (old: string) => `The new date has to be later than the old one, ${old}.`,
} as const;

export const kindNames: Record<Kind, string> = { licence: 'Licence', membership: 'Membership' };

export const requestStateNames: Record<RequestState, string> = {
  queue: 'Waiting for the office',
  correction: 'Correction asked for',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
