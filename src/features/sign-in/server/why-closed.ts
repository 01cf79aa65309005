import type { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { HttpError } from '~/platform/errors/http-error';
import type { SignInSite } from './context';
import { refuse } from './refusals';

/**
 * Returns the 403 of a person whose account is not in use: an applicant's, or `account_closed` for a person who has
 * died. It does not say why, since a stranger may be the one who has the password.
 */
export const whyClosed = async (
  { whyNotApproved }: Pick<SignInSite, 'whyNotApproved'>,
  tx: Tx,
  { id, deceasedOn }: Pick<typeof users.$inferSelect, 'id' | 'deceasedOn'>,
): Promise<HttpError> =>
  deceasedOn === null ? whyNotApproved(tx, id) : refuse.error(403, 'account_closed', (t) => t.accountClosed);
