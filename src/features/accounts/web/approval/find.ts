import { hasWords, searchText, searchWords } from '~/shared/search';
import type { PendingUser } from '../../contract';

/** The applicants in whom every word is found: name, username, e-mail, phone, license number; in the order they came. */
export function findApplicants(users: readonly PendingUser[], search: string): PendingUser[] {
  const words = searchWords(search);
  return users.filter(({ full_name: name, username, email, phone, licenseNo }) =>
    hasWords(searchText([name, username, email, phone, licenseNo]), words),
  );
}
