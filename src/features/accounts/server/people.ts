import { asc, eq, sql } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import { checkProof } from '~/platform/http/refusal';
import { refuseStale } from '~/platform/database/stale';
import { storing } from '~/platform/files/storing';
import { conflict, forbidden, invalid, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { topicOf, type UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import type { Duty, Role } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import { type ListedUser, type User, type UserPatch } from '../contract';
import * as texts from '../texts';
import { dutiesOf, losesRights } from '../rules';
import type { Accounts } from './context';
import { changedOnly } from './person-audit';
import { photoKeys, storePhoto } from './photos';
import { changeOf, lockUser } from './profile';
import { savePerson } from './save-person';
import { tellAddressChanged } from './security-mails';
import { callersTopic, endAllSessions } from './sessions';
import { refuseTaken, uniquely } from './store';
import { resetTokens, users } from './tables';
import { findListed, findUser, otherSuperusers } from './views';

type Row = typeof users.$inferSelect;

const byName = [asc(sql`fold(${users.firstName} || ' ' || ${users.lastName})`), asc(users.id)];
const unknown = () => notFound(texts.userUnknown, 'user_unknown');

/** Everybody, by name. */
export async function listPeople({ db, present }: Accounts, language: Language): Promise<ListedUser[]> {
  return (await findListed(db, undefined, byName, language)).map(present.presentInList);
}

/** One person with all fields; 404. */
export async function readPerson({ db, present }: Accounts, id: number, language: Language): Promise<User> {
  const user = await findUser(db, id, language);
  if (!user) throw unknown();
  return present.presentUser(user);
}

/**
 * Changes the fields that were sent of a person, and writes nothing if none differs. 400 by field, 404, 409 `stale`, 409
 * `last_superuser`. A role with fewer rights ends their sessions, another e-mail voids the reset links sent to the old
 * one, and nobody has confirmed it; an approved person is told at both. The change is recorded, that of the role and of the duties as entries of their own.
 */
export async function editPerson(accounts: Accounts, caller: Caller, id: number, patch: UserPatch): Promise<User> {
  const { write, clock, present } = accounts;
  const saved = await uniquely(() =>
    write(async (tx, invalidate) => {
      if (patch.role !== undefined) await lockSuperusers(tx);
      const old = await lockUser(tx, id);
      if (!old) throw unknown();
      refuseStale(old, patch.updated_at);
      await refuseTaken(tx, patch, id);
      // Also those that are there already but do not count.
      if (patch.duties) refuseDuties(patch.role ?? old.role, patch.duties);
      const change = changedOnly(accounts.seal, old, {
        ...(await changeOf(tx, accounts, { is_superuser: true, is_area_admin: false }, old, patch, undefined)),
        ...(patch.username !== undefined && { username: patch.username }),
        ...(patch.role !== undefined && { role: patch.role }),
        ...(patch.duties !== undefined && { duties: patch.duties }),
        ...confirmedBy(patch, old, clock.now()),
      });
      if (!change) return (await findUser(tx, id))!;
      // A duty opens as much as a role.
      if (change.role || change.duties) checkProof(caller, clock.now());
      await refuseRole(tx, old, { ...old, ...change });
      const isOther = change.email !== undefined && change.email.toLowerCase() !== old.email.toLowerCase();
      const saved = { ...change, ...(isOther && { emailConfirmedAt: null }) };
      const after = await savePerson(tx, present, old, { change: saved, actor: caller, at: clock.now() });
      invalidate(topicOf(callersTopic, id), peopleTopic);
      if (change.role && losesRights(old.role, change.role)) await endAllSessions(tx, invalidate, id);
      if (isOther && old.isApproved) await tellAddressChanged(accounts, tx, old, change.email!);
      if (change.email) await tx.delete(resetTokens).where(eq(resetTokens.userId, id));
      return after;
    }),
  );
  return present.presentUser(saved);
}

/** What the office enters of a licence, also what is so already, is confirmed with it (docs/product/licences.md, "Confirmed and entered"). */
function confirmedBy({ licenseNo, renewalDate }: UserPatch, old: Row, now: Date): Partial<Row> {
  const confirmed = {
    ...(licenseNo !== undefined && { confirmedLicenseNo: licenseNo }),
    ...(renewalDate !== undefined && { confirmedRenewalDate: renewalDate }),
  };
  return changedColumns(old, confirmed) ? { ...confirmed, licenseConfirmedAt: now } : {};
}

/**
 * Deletes a person with their sessions, links and photo; their membership id is never given again. 404, 403 for
 * oneself, 409 `last_superuser`. What becomes of what they did: docs/decisions/0004-accounts.md.
 */
export function deletePerson({ write, clock, files, log }: Accounts, caller: Caller, id: number): Promise<void> {
  if (id === caller.id) throw forbidden(texts.ownAccount, 'own_account');
  return storing(files, log, async (store) => {
    const photo = await write(async (tx, invalidate) => {
      await lockSuperusers(tx);
      const user = await lockUser(tx, id);
      if (!user) throw unknown();
      if (user.role === 'superuser') await refuseLast(tx, id);
      await tx.delete(users).where(eq(users.id, id));
      invalidate(topicOf(callersTopic, id), peopleTopic);
      await record(tx, {
        at: clock.now(),
        actor: caller,
        action: 'user.delete',
        target: { type: 'user', id, name: user.username },
        before: {
          full_name: `${user.firstName} ${user.lastName}`.trim(),
          email: user.email,
          membership_id: user.membershipId,
          role: user.role,
          is_approved: user.isApproved,
        },
      });
      return user.photo;
    });
    await store.delete(photoKeys(photo));
  });
}

/** Sets a person's photo, re-encoded, and deletes the files of the old one. 400 on `passport_photo`, 404. */
export async function setPhoto(accounts: Accounts, caller: Caller, id: number, file: UploadedFile | undefined) {
  const { write, clock, files, log, present } = accounts;
  if (!file) throw invalid({ passport_photo: [texts.required.photo] });
  const user = await storing(files, log, async (store) => {
    const photo = await storePhoto(store, file.path, 'staff');
    const { old, user } = await write(async (tx, invalidate) => {
      const old = await lockUser(tx, id);
      if (!old) throw unknown();
      const now = clock.now();
      await tx.update(users).set({ photo, updatedAt: now }).where(eq(users.id, id));
      invalidate(peopleTopic);
      await record(tx, {
        at: now,
        actor: caller,
        action: 'user.photo',
        target: { type: 'user', id, name: old.username },
      });
      return { old, user: (await findUser(tx, id))! };
    });
    await store.delete(photoKeys(old.photo));
    return user;
  });
  return { message: texts.photoUploaded, user: present.presentUser(user) };
}

/** One at a time: two superusers who demote or delete each other must not both succeed. */
export async function lockSuperusers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.superusers'))`);
}

/** 409 `last_superuser` when there is no other. */
export async function refuseLast(tx: Tx, id: number): Promise<void> {
  if ((await otherSuperusers(tx, id)) === 0) throw conflict('last_superuser', texts.lastSuperuser);
}

async function refuseRole(tx: Tx, old: Row, next: { role: Role; areaId: number | null }): Promise<void> {
  if (next.role === 'area_admin' && next.areaId === null) {
    throw invalid({ [old.role === 'area_admin' ? 'area' : 'role']: [texts.areaAdminNeedsArea] });
  }
  if (next.role === old.role) return;
  // A role is given by approving: with it come the membership id and the mail.
  if (!old.isApproved) throw invalid({ role: [texts.notApproved] });
  if (old.role === 'superuser') await refuseLast(tx, old.id);
}

/** 400 on `duties` for what the role may not have (docs/product/accounts.md, "Duties"). */
function refuseDuties(role: Role, given: readonly Duty[]): void {
  if (role === 'superuser' && given.length > 0) throw invalid({ duties: [texts.dutiesOfSuperuser] });
  const may = dutiesOf(role, given);
  const refused = given.filter((duty) => !may.includes(duty));
  if (refused.length > 0) throw invalid({ duties: refused.map((duty) => texts.dutyRefused[duty]) });
}
