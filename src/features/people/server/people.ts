import { asc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns } from '~/platform/database/columns';
import { refusePerson } from '~/platform/errors/refusals';
import { checkProof } from '~/platform/http/refusal';
import { refuseStale } from '~/platform/database/stale';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Caller, Duty, Role } from '~/shared/access';
import { topicOf, type UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { callersTopic, peopleTopic } from '~/shared/topics';
import type { ListedUser, UserPatch } from '../contract';
import type { User } from '~/shared/person/user';
import { confirmationOf, losesRights } from '../rules';
import { dutiesOf } from '~/shared/person/role-rules';
import type { PeopleSite } from './context';
import { changedOnly } from './person-audit';
import { photoKeys, storePhoto } from './photos';
import { changeOf, lockUser } from './profile';
import { refuse } from './refusals';
import { savePersonAndAddress } from './save-person';
import { refuseTaken, uniquely } from './store';
import { users } from './tables';
import { findListed, findUser, otherSuperusers } from './views';

type Row = typeof users.$inferSelect;

const byName = [asc(sql`fold(${users.firstName} || ' ' || ${users.lastName})`), asc(users.id)];
const unknown = () => refusePerson.notFound((t) => t.userUnknown, 'user_unknown');

export async function listPeople({ db, present }: PeopleSite, language: Language): Promise<ListedUser[]> {
  return (await findListed(db, undefined, byName, language)).map(present.presentInList);
}

/** Returns one person with all fields; throws 404. */
export async function readPerson({ db, present }: PeopleSite, id: number, language: Language): Promise<User> {
  const user = await findUser(db, id, language);
  if (!user) throw unknown();
  return present.presentUser(user);
}

/**
 * Changes the fields in `patch`; writes nothing when none differs. A role with fewer rights ends the person's sessions.
 * The audit log gets the change, with role and duties as entries of their own. Throws 400 by field, 404, 409 `stale`,
 * 409 `last_superuser`, 403 `proof_needed` for another role, duty or address.
 */
export async function editPerson(site: PeopleSite, caller: Caller, id: number, patch: UserPatch): Promise<User> {
  const { write, clock, present } = site;
  const saved = await uniquely(() =>
    write(async (tx, invalidate) => {
      if (patch.role !== undefined) await lockSuperusers(tx);
      const old = await lockUser(tx, id);
      if (!old) throw unknown();
      refuseStale(old, patch.updated_at);
      await refuseTaken(tx, patch, [id]);
      // Also refuses stored duties that do not count.
      if (patch.duties) refuseDuties(patch.role ?? old.role, patch.duties);
      const wanted = await changeOf(tx, site, { is_superuser: true, is_area_admin: false }, old, patch, undefined);
      const change = changedOnly(site.seal, old, {
        ...wanted,
        ...(patch.username !== undefined && { username: patch.username }),
        ...(patch.role !== undefined && { role: patch.role }),
        ...(patch.duties !== undefined && { duties: patch.duties }),
        ...confirmedBy(wanted, old, clock.now()),
      });
      if (!change) return (await findUser(tx, id))!;
      // A duty gives as much access as a role.
      if (change.role || change.duties) checkProof(caller, clock.now());
      await refuseRole(tx, old, { ...old, ...change });
      const after = await savePersonAndAddress(site, tx, old, { change, actor: caller, at: clock.now() });
      invalidate(topicOf(callersTopic, id), peopleTopic);
      if (change.role && losesRights(old.role, change.role)) await site.endSessions(tx, invalidate, id);
      return after;
    }),
  );
  return present.presentUser(saved);
}

/** Returns the columns that confirm what the office enters, changed or not (licences.md, "Confirmed and entered"). */
function confirmedBy(wanted: Partial<Row>, old: Row, now: Date): Partial<Row> {
  const confirmed = confirmationOf(wanted);
  return changedColumns(old, confirmed) ? { ...confirmed, licenseConfirmedAt: now } : {};
}

/**
 * Deletes a person by erasing them; the audit log still names them, unless their own request to be erased is open.
 * Their membership id is never used again. What remains of their work: docs/decisions/0004. Throws 404, 403 for the
 * caller, 409 `last_superuser`.
 */
export function deletePerson(site: PeopleSite, caller: Caller, id: number): Promise<void> {
  if (id === caller.id) throw refuse.forbidden((t) => t.ownAccount, 'own_account');
  const logged = (user: Row) => ({
    name: user.username,
    before: {
      full_name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      membership_id: user.membershipId,
      role: user.role,
      is_approved: user.isApproved,
    },
  });
  return site.erasing(site, async (_tx, _invalidate, erase) => {
    const departure = { at: site.clock.now(), actor: caller, action: 'user.delete', logged };
    if ((await erase([id], departure)) === 0) throw unknown();
  });
}

/** Sets a person's photo, re-encoded, and deletes the files of the old one. Throws 400 on `passport_photo`, 404. */
export async function setPhoto(site: PeopleSite, caller: Caller, id: number, file: UploadedFile | undefined) {
  const { write, clock, files, log, present } = site;
  if (!file) throw refusePerson.invalid((t) => ({ passport_photo: [t.required.photo] }));
  const user = await withStoredFiles(files, log, async (store) => {
    const photo = await storePhoto(store, file.path, 'staff');
    const { old, user } = await write(async (tx, invalidate) => {
      const old = await lockUser(tx, id);
      if (!old) throw unknown();
      const now = clock.now();
      await tx.update(users).set({ photo, updatedAt: now }).where(eq(users.id, id));
      invalidate(peopleTopic);
      await recordAudit(tx, {
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
  return { user: present.presentUser(user) };
}

/** Locks changes of superusers: two who demote or delete each other must not both succeed. */
export async function lockSuperusers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users.superusers'))`);
}

/** Throws 409 `last_superuser` when there is no superuser besides these people. */
export async function refuseLast(tx: Tx, ...ids: number[]): Promise<void> {
  if ((await otherSuperusers(tx, ...ids)) === 0) throw refuse.conflict('last_superuser', (t) => t.lastSuperuser);
}

async function refuseRole(tx: Tx, old: Row, next: { role: Role; areaId: number | null }): Promise<void> {
  if (next.role === 'area_admin' && next.areaId === null) {
    throw refusePerson.invalid((t) => ({ [old.role === 'area_admin' ? 'area' : 'role']: [t.areaAdminNeedsArea] }));
  }
  if (next.role === old.role) return;
  // An approval assigns the role, together with the membership id and the mail.
  if (!old.isApproved) throw refusePerson.invalid((t) => ({ role: [t.notApproved] }));
  if (old.role === 'superuser') await refuseLast(tx, old.id);
}

/** Throws 400 on `duties` for duties that the role may not have (docs/product/people.md, "Duties"). */
function refuseDuties(role: Role, wanted: readonly Duty[]): void {
  if (role === 'superuser' && wanted.length > 0) throw refuse.invalid((t) => ({ duties: [t.dutiesOfSuperuser] }));
  const may = dutiesOf(role, wanted);
  const refused = wanted.filter((duty) => !may.includes(duty));
  if (refused.length > 0) throw refuse.invalid((t) => ({ duties: refused.map((duty) => t.dutyRefused[duty]) }));
}
