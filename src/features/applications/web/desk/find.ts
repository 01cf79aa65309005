import { findAll, keysBy, searchWords } from '~/shared/search';
import type { PendingUser } from '../../contract';

const keysOf = keysBy(({ full_name: name, username, email, phone, licenseNo }: PendingUser) => ({
  names: [name],
  codes: [username, email, phone, licenseNo],
}));

/**
 * Returns the applicants in whose name, username, e-mail, phone or license number every word is found, in their order;
 * after them applicants whose name only sounds like it.
 */
export const findApplicants = (users: readonly PendingUser[], search: string): PendingUser[] =>
  findAll(users, searchWords(search), keysOf);
