import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { refuseStale } from '~/platform/database/stale';
import { storing } from '~/platform/files/storing';
import { conflict, forbidden, invalid, notFound, unauthorized } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { topicOf, type UploadedFile } from '~/shared/contract';
import type { Language } from '~/shared/language';
import { peopleTopic } from '~/shared/topics';
import { dayFaults, type ProfilePatch, type User } from '../contract';
import * as texts from '../texts';
import { flagsOf, splitName } from '../rules';
import type { Accounts } from './context';
import { changedOnly } from './person-audit';
import { photoKeys, storePhoto, type StoredPhoto } from './photos';
import { refusePosing } from './posing';
import { personColumns } from './profile-columns';
import { quotas } from './quotas';
import { savePerson } from './save-person';
import { tellAddressChanged } from './security-mails';
import { callersTopic } from './sessions';
import { checkPlace, refuseTaken, uniquely } from './store';
import { users } from './tables';
import { findUser } from './views';
import { tellVisibility } from './visibility';

/** The own profile. */
export async function readProfile({ db, present }: Accounts, userId: number, language: Language = 'en'): Promise<User> {
  const user = await findUser(db, userId, language);
  if (!user) throw unauthorized();
  return present.presentUser(user);
}

/** What a save of the own profile may bring beside its fields. */
interface ProfileSave {
  photo?: UploadedFile | undefined;
  /** The field that a refused name is told on; without it the one that was sent. */
  nameField?: string;
}

/**
 * Changes the fields of the own profile that were sent, and writes nothing if none differs; a change is recorded. 400 by field,
 * 409 `stale` when it was changed since it was read, 429 after too many saves. E-mail (where the links for new passwords go)
 * is changed by the office only, and so is the area of an area admin: it decides whom they see. A new name must not pose as
 * the office (decisions/0020). What the person may is decided by the role of the locked row: the one they came with may have
 * been taken away meanwhile.
 */
export async function updateProfile(
  accounts: Accounts,
  caller: Caller,
  patch: ProfilePatch,
  { photo, nameField }: ProfileSave = {},
) {
  const { write, clock, files, log, present, limits } = accounts;
  await limits.hit(quotas.profileEdits, String(caller.id));
  const updated = await storing(files, log, async (store) => {
    const stored = photo && (await storePhoto(store, photo.path, caller.isStaff ? 'staff' : 'member'));
    const { old, user } = await uniquely(() =>
      write(async (tx, invalidate) => {
        const old = await lockUser(tx, caller.id);
        if (!old?.isApproved) throw unauthorized();
        refuseStale(old, patch.updated_at);
        const wanted = await changeOf(tx, accounts, flagsOf(old.role), old, patch, stored);
        await refusePosing(tx, old, wanted, { field: nameField ?? nameFieldOf(patch), now: clock.now() });
        const change = changedOnly(accounts.seal, old, wanted);
        if (!change) return { old, user: (await findUser(tx, caller.id))! };
        const user = await savePerson(tx, present, old, { change, actor: caller, at: clock.now() });
        invalidate(topicOf(callersTopic, caller.id), peopleTopic);
        if (change.email && change.email.toLowerCase() !== old.email.toLowerCase())
          await tellAddressChanged(accounts, tx, old, change.email);
        await tellVisibility(accounts, tx, caller.id, change, user.updatedAt);
        return { old, user };
      }),
    );
    if (stored) await store.delete(photoKeys(old.photo));
    return user;
  });
  return { message: texts.profileUpdated, user: present.presentUser(updated) };
}

const nameFieldOf = ({ full_name: whole, first_name: first }: ProfilePatch) =>
  whole !== undefined ? 'full_name' : first !== undefined ? 'first_name' : 'last_name';

type Row = typeof users.$inferSelect;

/** What whoever changes a profile may: a superuser its e-mail, an area admin not its area. */
type Rights = Pick<ReturnType<typeof flagsOf>, 'is_superuser' | 'is_area_admin'>;

/** The columns of a patch, none of them looked at whether it differs. 400 by field. */
export async function changeOf(
  tx: Tx,
  { seal }: Accounts,
  may: Rights,
  old: Row,
  patch: ProfilePatch,
  photo: StoredPhoto | undefined,
): Promise<Partial<Row>> {
  const { email } = patch;
  const otherEmail = email !== undefined && email.toLowerCase() !== old.email.toLowerCase();
  if (otherEmail && !may.is_superuser) throw invalid({ email: [texts.emailReadOnly] });
  await refuseTaken(tx, { email: otherEmail ? email : undefined, phone: patch.phone }, old.id);
  refuseDays(patch, old);
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

/** 400 by field. One day of the license alone is compared with the other one that is stored; both, by the schema already. */
function refuseDays({ licenseDate, renewalDate }: ProfilePatch, stored: Row): void {
  const faults = Object.entries(dayFaults({ licenseDate, renewalDate }, stored));
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map(([field, message]) => [field, [message]])));
}

/** The area and unit after the change. Another area clears a unit that isn't one of its own. */
async function placeOf(tx: Tx, may: Rights, old: Row, { area, unit }: ProfilePatch) {
  if (area === undefined && unit === undefined) return {};
  const areaId = area === undefined ? old.areaId : area;
  if (may.is_area_admin && areaId !== old.areaId) throw invalid({ area: [texts.areaReadOnly] });
  const keptUnit = areaId === old.areaId ? old.unitId : null;
  const unitId = unit === undefined ? keptUnit : unit;
  await checkPlace(tx, areaId, unitId);
  return { areaId, unitId };
}

/** A person's row, locked for the rest of the transaction. */
export async function lockUser(tx: Tx, id: number): Promise<Row | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/**
 * All digits of an Aadhaar number: the own, or anyone's for a superuser. Each asking is recorded. 404 for nobody of this id,
 * 409 `aadhaar_unreadable` when what is stored can no longer be opened, 429 after too many askings.
 */
export async function revealAadhaar({ write, clock, seal, limits }: Accounts, caller: Caller, userId: number) {
  if (userId !== caller.id && !caller.isSuperuser) throw forbidden();
  await limits.hit(quotas.revealsHourly, String(caller.id));
  await limits.hit(quotas.revealsDaily, String(caller.id));
  return write(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw notFound(texts.userUnknown, 'user_unknown');
    const aadhaar = user.aadhaarSealed && seal.tryOpen(user.aadhaarSealed);
    // Nobody got to see anything, so there is nothing to record.
    if (user.aadhaarSealed && aadhaar === null) throw conflict('aadhaar_unreadable', texts.aadhaarUnreadable);
    await record(tx, {
      at: clock.now(),
      actor: caller,
      action: 'user.aadhaar_reveal',
      target: { type: 'user', id: userId, name: user.username },
    });
    return { aadhaar };
  });
}
