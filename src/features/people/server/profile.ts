import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import { refuseStale } from '~/platform/database/stale';
import { refusePerson } from '~/platform/errors/refusals';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { forbidden, unauthorized } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { topicOf, type UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { callersTopic, peopleTopic } from '~/shared/topics';
import type { ProfilePatch } from '../contract';
import type { User } from '~/shared/person/user';
import { flagsOf } from '~/shared/person/role-rules';
import { splitName } from '~/shared/person/names';
import type { PeopleSite } from './context';
import { changedOnly } from './person-audit';
import { photoKeys, storePhoto, type StoredPhoto } from './photos';
import { refusePosing } from './posing';
import { personColumns } from './profile-columns';
import { quotas } from './quotas';
import { refuse } from './refusals';
import { refuseDays } from './refuse-days';
import { savePersonAndAddress } from './save-person';
import { checkPlace, refuseTaken, uniquely } from './store';
import { users } from './tables';
import { findUser } from './views';
import { recordHidden } from './visibility';

export async function readProfile(
  { db, present }: PeopleSite,
  userId: number,
  language: Language = 'en',
): Promise<User> {
  const user = await findUser(db, userId, language);
  if (!user) throw unauthorized();
  return present.presentUser(user);
}

interface ProfileSave {
  photo?: UploadedFile | undefined;
  /** The field that reports a refused name; without it the field that was sent. */
  nameField?: string;
}

/**
 * Changes the given fields of the caller's own profile and records the change; writes nothing when none differs. Only
 * the office changes the e-mail address (which receives the links for new passwords) and the area of an area admin
 * (which decides whom they see). A new name must not pose as the office (decisions/0020). The role of the locked row
 * decides what the person may do: the role of the request may have been withdrawn since. Throws 400 by field, 409
 * `stale` when the profile changed since it was read, 429 after too many saves.
 */
export async function updateProfile(
  site: PeopleSite,
  caller: Caller,
  patch: ProfilePatch,
  { photo, nameField }: ProfileSave = {},
) {
  const { write, clock, files, log, present, limits, names } = site;
  await limits.hit(quotas.profileEdits, String(caller.id));
  const updated = await withStoredFiles(files, log, async (store) => {
    const stored = photo && (await storePhoto(store, photo.path, caller.isStaff ? 'staff' : 'member'));
    const { old, user } = await uniquely(() =>
      write(async (tx, invalidate) => {
        const old = await lockUser(tx, caller.id);
        if (!old?.isApproved) throw unauthorized();
        refuseStale(old, patch.updated_at);
        const wanted = await changeOf(tx, site, flagsOf(old.role), old, patch, stored);
        await refusePosing(tx, old, wanted, { field: nameField ?? nameFieldOf(patch), now: clock.now(), names });
        const change = changedOnly(site.seal, old, wanted);
        if (!change) return { old, user: (await findUser(tx, caller.id))! };
        const user = await savePersonAndAddress(site, tx, old, { change, actor: caller, at: clock.now() });
        invalidate(topicOf(callersTopic, caller.id), peopleTopic);
        await recordHidden(site, tx, caller.id, change, user.updatedAt);
        return { old, user };
      }),
    );
    if (stored) await store.delete(photoKeys(old.photo));
    return user;
  });
  return { user: present.presentUser(updated) };
}

const nameFieldOf = ({ full_name: whole, first_name: first }: ProfilePatch) =>
  whole !== undefined ? 'full_name' : first !== undefined ? 'first_name' : 'last_name';

type Row = typeof users.$inferSelect;

/** The rights of the person who changes a profile: superusers change its e-mail, area admins not its area. */
type Rights = Pick<ReturnType<typeof flagsOf>, 'is_superuser' | 'is_area_admin'>;

/** Returns the columns of a patch, whether or not they differ. Throws 400 by field. */
export async function changeOf(
  tx: Tx,
  { seal }: Pick<PeopleSite, 'seal'>,
  may: Rights,
  old: Row,
  patch: ProfilePatch,
  photo: StoredPhoto | undefined,
): Promise<Partial<Row>> {
  const { email } = patch;
  const otherEmail = email !== undefined && email.toLowerCase() !== old.email?.toLowerCase();
  if (otherEmail && !may.is_superuser) throw refuse.invalid((t) => ({ email: [t.emailReadOnly] }));
  await refuseTaken(tx, { email: otherEmail ? email : undefined, phone: patch.phone }, [old.id]);
  // A day of the license that comes alone is compared with the stored one; both of them, by the schema already.
  const { licenseDate, renewalDate } = patch;
  refuseDays({ licenseDate, renewalDate }, old);
  return {
    ...nameOf(patch),
    ...(email !== undefined && may.is_superuser && { email }),
    ...(patch.phone !== undefined && { phone: patch.phone }),
    ...(await placeOf(tx, may, old, patch)),
    ...personColumns(patch, seal),
    ...(photo && { photo }),
  };
}

function nameOf({ full_name: fullName, first_name: firstName, last_name: lastName }: ProfilePatch) {
  return {
    ...(fullName !== undefined && splitName(fullName)),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
}

/** Returns the area and unit after the change. Another area clears a unit that is not one of its own. */
async function placeOf(tx: Tx, may: Rights, old: Row, { area, unit }: ProfilePatch) {
  if (area === undefined && unit === undefined) return {};
  const areaId = area === undefined ? old.areaId : area;
  if (may.is_area_admin && areaId !== old.areaId) throw refuse.invalid((t) => ({ area: [t.areaReadOnly] }));
  const currentUnit = areaId === old.areaId ? old.unitId : null;
  const unitId = unit === undefined ? currentUnit : unit;
  await checkPlace(tx, areaId, unitId);
  return { areaId, unitId };
}

/** Returns a person's row, locked for the rest of the transaction. */
export async function lockUser(tx: Tx, id: number): Promise<Row | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/**
 * Returns people's rows, locked for the rest of the transaction: by id, so that two transactions wait for each other
 * instead of deadlocking.
 */
export const lockUsers = (tx: Tx, ids: readonly number[]): Promise<Row[]> =>
  tx.select().from(users).where(isAmong(users.id, ids)).orderBy(asc(users.id)).for('update');

/**
 * Returns all digits of an Aadhaar number: the caller's own, or for a superuser that of any person. Records each
 * request. Throws 404 for an unknown id, 409 `aadhaar_unreadable` when the stored value can no longer be opened, 429
 * after too many requests.
 */
export async function revealAadhaar({ write, clock, seal, limits }: PeopleSite, caller: Caller, userId: number) {
  if (userId !== caller.id && !caller.isSuperuser) throw forbidden();
  await limits.hit(quotas.revealsHourly, String(caller.id));
  await limits.hit(quotas.revealsDaily, String(caller.id));
  return write(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
    const aadhaar = user.aadhaarSealed && seal.tryOpen(user.aadhaarSealed);
    // No number was shown, so there is nothing to record.
    if (user.aadhaarSealed && aadhaar === null) throw refuse.conflict('aadhaar_unreadable', (t) => t.aadhaarUnreadable);
    await recordAudit(tx, {
      at: clock.now(),
      actor: caller,
      action: 'user.aadhaar_reveal',
      target: { type: 'user', id: userId, name: user.username },
    });
    return { aadhaar };
  });
}
