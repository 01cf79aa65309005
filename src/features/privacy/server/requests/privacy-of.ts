import { eq } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import { refusePerson } from '~/platform/errors/refusals';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import type { PersonPrivacy } from '../../contract/requests';
import { readConsents } from '../consents';
import { nominees, privacyRequests } from '../tables';
import type { Requests } from './context';
import { findRequests, presentDecider } from './office';
import { presentRequest } from './present';

/** Requests of a person that are shown at once. */
const shownRequests = 20;

/**
 * Returns a person's consents and, for superusers, their requests; throws 404 (docs/product/person.md, "Sections").
 */
export async function readPrivacyOf(
  requests: Requests,
  caller: Caller,
  id: number,
  language: Language,
): Promise<PersonPrivacy> {
  const { db } = requests;
  const [user] = await db
    .select({
      hidePhone: users.hidePhone,
      hideEmail: users.hideEmail,
      deceasedOn: users.deceasedOn,
      nominee: nominees.updatedAt,
    })
    .from(users)
    .leftJoin(nominees, eq(nominees.userId, users.id))
    .where(eq(users.id, id));
  if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
  return {
    hide_phone: user.hidePhone,
    hide_email: user.hideEmail,
    consents: await readConsents(db, id, language),
    nominee_named: user.nominee !== null,
    deceased_on: user.deceasedOn,
    ...(caller.isSuperuser && (await readRequestsOf(db, id))),
  };
}

/** Returns a person's requests, those that are open first, and how many there are in all. */
async function readRequestsOf(db: Db, id: number) {
  const mine = eq(privacyRequests.userId, id);
  const rows = await findRequests(db, mine, { offset: 0, limit: shownRequests });
  return {
    requests: rows.map(({ row, by }) => ({ ...presentRequest(row), ...presentDecider(row, by) })),
    requests_in_all: await db.$count(privacyRequests, mine),
  };
}
