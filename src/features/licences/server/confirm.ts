import { eq } from 'drizzle-orm';
import { confirmLicence, lockUser, refuseOwnRecord, users } from '~/features/people/server/public';
import { placesIn } from '~/features/areas/server/public';
import { refuseStale } from '~/platform/database/stale';
import { HttpError } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import type { DeskPerson } from '../contract';
import type { ConfirmForm, ConfirmManyForm } from '../contract/forms';
import { subjectOf, type Licences } from './context';
import { refuse } from './refusals';
import { findPeople, membersOf, presentPerson } from './views';

/**
 * Confirms several members' licences, each in a transaction of its own, and returns a result for each: what `confirm`
 * refuses is not confirmed, with the reason.
 */
export async function confirmMany(licences: Licences, caller: Caller, form: ConfirmManyForm, language: Language) {
  const results = [];
  for (const { id, updated_at } of form.people) {
    try {
      await confirm(licences, caller, id, { updated_at }, language);
      results.push({ id, confirmed: true, detail: null });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      results.push({ id, confirmed: false, detail: error.detail(language) });
    }
  }
  return { results };
}

/**
 * Confirms a member's licence as it is entered, so that status and `Verified` follow it, and returns the person as the
 * desk shows them. Deletes the reminders of the day that counted before. Throws 403 `own_record`, 404 for a person who
 * is not an approved member, 409 `nothing_to_confirm`, 409 `stale` after a change since it was read
 * (docs/product/licences.md, "Confirmed and entered").
 */
export async function confirm(
  { write, clock, notices }: Licences,
  caller: Caller,
  userId: number,
  form: ConfirmForm,
  language: Language,
): Promise<DeskPerson> {
  refuseOwnRecord(caller, userId);
  return write(async (tx, invalidate) => {
    const old = await lockUser(tx, userId);
    const one = membersOf({}, undefined, eq(users.id, userId));
    const read = async () => (await findPeople(tx, 'unconfirmed', one, { offset: 0, limit: 1 }))[0];
    if (!old || !(await read())) throw refuse.notFound((t) => t.noMember, 'user_unknown');
    refuseStale(old, form?.updated_at);
    const now = clock.now();
    if (!(await confirmLicence(tx, invalidate, caller, old, now)))
      throw refuse.conflict('nothing_to_confirm', (t) => t.confirmed);
    const person = presentPerson((await placesIn(tx, language))((await read())!), dayIso(now));
    if (person.licence_until !== old.licenceUntil)
      await notices.forget(tx, invalidate, { of: subjectOf(userId, 'licence') });
    return person;
  });
}
