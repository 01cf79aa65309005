import { findAll, keysBy, searchWords } from '~/shared/search';
import type { PendingUser } from '../../contract';

const keysOf = keysBy(({ full_name: name, username, email, phone, licenseNo }: PendingUser) => ({
  names: [name],
  codes: [username, email, phone, licenseNo],
}));

/**
 * The applicants in whom every word is found: name, username, e-mail, phone, license number; in the order they came, after them
 * those whose name only sounds like it.
 */
export const findApplicants = (users: readonly PendingUser[], search: string): PendingUser[] =>
  findAll(users, searchWords(search), keysOf);
