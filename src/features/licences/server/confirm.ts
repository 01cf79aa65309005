import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { confirmedDifference, confirmLicence, lockUser, refuseOwnRecord, users } from '~/features/people/server/public';
import { placesIn } from '~/features/areas/server/public';
import { refuseStale } from '~/platform/database/stale';
import { keepUndo, revivedRow, takeUndo } from '~/platform/undo';
import { HttpError } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { peopleTopic } from '~/shared/topics';
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
    const forgotten =
      person.licence_until === old.licenceUntil
        ? []
        : await notices.forget(tx, invalidate, { of: subjectOf(userId, 'licence') });
    const state = { at: toIso(now), user: confirmedOf(old), forgotten };
    await keepUndo<Kept>(tx, { key: keyOf(userId), by: caller.id }, { state, mail: null, people: [userId] });
    return person;
  });
}

/** What an undo of a confirmation restores. */
interface Kept {
  /** When it was confirmed: a person who was changed since is left as they are. */
  at: string;
  user: ReturnType<typeof confirmedOf>;
  forgotten: Awaited<ReturnType<Licences['notices']['forget']>>;
}

const keyOf = (userId: number) => `licence:${userId}`;

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
export async function undoConfirm({ write, clock, notices }: Licences, actor: Caller, ids: readonly number[]) {
  const undone = await write(async (tx, invalidate) => {
    const done: number[] = [];
    // By id, so that two of these calls wait for each other instead of deadlocking.
    const people = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [...ids]))
      .orderBy(users.id)
      .for('update');
    for (const user of people) {
      const { id, username: name } = user;
      const kept = await takeUndo<Kept>(tx, { key: keyOf(id), by: actor.id });
      if (kept?.at !== toIso(user.updatedAt)) continue;
      const restored = revivedRow(users, kept.user);
      const at = clock.now();
      await tx
        .update(users)
        .set({ ...restored, updatedAt: at })
        .where(eq(users.id, id));
      await notices.restore(tx, invalidate, kept.forgotten);
      const entry = { at, actor, action: 'user.undo_confirm_license', target: { type: 'user', id, name } };
      await recordAudit(tx, { ...entry, ...confirmedDifference(user, { ...user, ...restored }) });
      done.push(id);
    }
    if (done.length > 0) invalidate(peopleTopic);
    return done;
  });
  if (undone.length === 0) throw refuse.conflict('too_late', (t) => t.undoTooLate);
  return { undone };
}
