import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import {
  type DeedOnPeople,
  confirmedDifference,
  confirmLicence,
  keepUndoOn,
  lockUser,
  refuseOwnRecord,
  undoOnPeople,
  users,
} from '~/features/people/server/public';
import { placesIn } from '~/features/areas/server/public';
import { refuseStale } from '~/platform/database/stale';
import { revivedRow } from '~/platform/undo';
import { HttpError } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { peopleTopic } from '~/shared/topics';
import type { DeskPerson } from '../contract';
import { confirmSkips } from '../contract/choices';
import type { ConfirmForm, ConfirmManyForm } from '../contract/forms';
import { subjectOf, type Licences } from './context';
import { refuse } from './refusals';
import { findPeople, membersOf, presentPerson } from './views';

/**
 * Confirms several members' licences, each in a transaction of its own, and returns a result for each: whom `confirm`
 * refuses is skipped, with the reason.
 */
export async function confirmMany(licences: Licences, caller: Caller, form: ConfirmManyForm, language: Language) {
  const results = [];
  for (const id of new Set(form.ids)) {
    try {
      await confirm(licences, caller, id, { updated_at: form.updated_at[id] }, language);
      results.push({ id, skipped: null, detail: null });
    } catch (error) {
      const skipped = confirmSkips.find((code) => error instanceof HttpError && code === error.code);
      if (!skipped) throw error;
      results.push({ id, skipped, detail: (error as HttpError).detail(language) });
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
    const read = async () => (await findPeople(tx, one, { offset: 0, limit: 1 }))[0];
    if (!old || !(await read())) throw refuse.notFound((t) => t.noMember, 'user_unknown');
    refuseStale(old, form?.updated_at);
    const now = clock.now();
    if (!(await confirmLicence(tx, invalidate, caller, old, now)))
      throw refuse.conflict('nothing_to_confirm', (t) => t.confirmed);
    const person = presentPerson((await placesIn(tx, language))((await read())!), dayIso(now));
    const forgotten =
      person.licence_until === old.licenceUntil
        ? []
        : await notices.forget(tx, invalidate, { of: subjectOf(userId, 'licence') });
    const state = { user: confirmedOf(old), forgotten };
    await keepUndoOn<BeforeConfirmation>(tx, confirmation, { id: userId, by: caller.id, state, waits: null });
    return person;
  });
}

/** What an undo of a confirmation restores. */
interface BeforeConfirmation {
  user: ReturnType<typeof confirmedOf>;
  forgotten: Awaited<ReturnType<Licences['notices']['forget']>>;
}

const confirmation: DeedOnPeople = { name: 'licence', doneAt: ({ licenseConfirmedAt }) => licenseConfirmedAt };

const confirmedOf = (user: typeof users.$inferSelect) => ({
  confirmedLicenseNo: user.confirmedLicenseNo,
  confirmedLicenseCategory: user.confirmedLicenseCategory,
  confirmedRenewalDate: user.confirmedRenewalDate,
  licenseConfirmedAt: user.licenseConfirmedAt,
});

/**
 * Takes back the caller's own confirmations of the last ten seconds, with the reminders that they deleted, and returns
 * the ids; leaves out people who were changed since. Throws 409 `too_late` when none is left.
 */
export const undoConfirms = ({ write, clock, notices }: Licences, actor: Caller, ids: readonly number[]) =>
  write(async (tx, invalidate) => {
    const restore = async (user: typeof users.$inferSelect, before: BeforeConfirmation) => {
      const { id, username: name } = user;
      const restored = revivedRow(users, before.user);
      const at = clock.now();
      await tx
        .update(users)
        .set({ ...restored, updatedAt: at })
        .where(eq(users.id, id));
      await notices.restore(tx, invalidate, before.forgotten);
      const entry = { at, actor, action: 'user.undo_confirm_license', target: { type: 'user', id, name } };
      await recordAudit(tx, { ...entry, ...confirmedDifference(user, { ...user, ...restored }) });
    };
    invalidate(peopleTopic);
    return { undone: await undoOnPeople(tx, confirmation, { ids, by: actor.id }, restore) };
  });
