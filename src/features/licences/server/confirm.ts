import { eq } from 'drizzle-orm';
import { confirmLicence, lockUser, users } from '~/features/accounts/server/public';
import { placesIn } from '~/features/areas/server/public';
import { refuseStale } from '~/platform/database/stale';
import { conflict, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/standing';
import type { DeskPerson } from '../contract';
import type { ConfirmForm } from '../contract/forms';
import * as texts from '../texts';
import { subjectOf, type Licences } from './context';
import { findPeople, membersOf, presentPerson } from './views';

/**
 * Confirms a member's licence as it is entered, so that status and `Verified` go by it; the person as the desk shows them. Reminders
 * of the day that counted before go from the bell. 404 for whoever is no approved member, 409 `nothing_to_confirm`, 409 `stale` when
 * it was changed since it was read (docs/product/licences.md, "Confirmed and entered").
 */
export function confirm(
  { write, clock, notices }: Licences,
  caller: Caller,
  userId: number,
  form: ConfirmForm,
  language: Language,
): Promise<DeskPerson> {
  return write(async (tx, invalidate) => {
    const old = await lockUser(tx, userId);
    const one = membersOf({}, undefined, eq(users.id, userId));
    const read = async () => (await findPeople(tx, 'unconfirmed', one, { offset: 0, limit: 1 }))[0];
    if (!old || !(await read())) throw notFound(texts.noMember, 'user_unknown');
    refuseStale(old, form?.updated_at);
    const now = clock.now();
    if (!(await confirmLicence(tx, invalidate, caller, old, now)))
      throw conflict('nothing_to_confirm', texts.confirmed);
    const person = presentPerson((await placesIn(tx, language))((await read())!), dayIso(now));
    if (person.licence_until !== old.licenceUntil)
      await notices.forget(tx, invalidate, { of: subjectOf(userId, 'licence') });
    return person;
  });
}
