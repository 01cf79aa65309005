import { phonePattern } from '../phone';

/**
 * Returns whether a username is a phone number or contains an e-mail address: usernames are shown to people who may not
 * see contacts.
 */
export const isContact = (username: string): boolean =>
  /\S@\S+\.\S/.test(username) || (/^[\d\s+().-]+$/.test(username) && /^\d{10}$/.test(phonePattern(username)));

/** Returns the username that shows nothing of a person but that there is an account. */
export const neutralUsername = (id: number): string => `member${id}`;

/** A full name splits after its first word. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Returns the stem of a username: what stands before the @ of the e-mail, or `member` in place of a phone number. */
export function usernameStem(email: string): string {
  const stem = email.slice(0, email.lastIndexOf('@')).slice(0, 90);
  return stem === '' || isContact(stem) ? 'member' : stem;
}
