import type { Clock } from '~/platform/clock';
import { toIso } from '~/shared/dates';
import { roleNames } from '~/shared/access';
import { dayIso, earlierDay, standingOn } from '~/shared/standing';
import type { ListedUser, PendingUser, SessionUser, User } from '../contract';
import { completionOf, dutiesOf, flagsOf, isConfirmed, maskAadhaar } from '../rules';
import type { PhotoAddresses } from './photos';
import type { Seal } from '~/platform/secrets/seal';
import type { ListedRow, UserRow } from './views';

export const fullNameOf = (user: { firstName: string; lastName: string; username: string }) =>
  `${user.firstName} ${user.lastName}`.trim() || user.username;

type RoleRow = Pick<
  UserRow,
  'id' | 'membershipId' | 'username' | 'firstName' | 'lastName' | 'email' | 'role' | 'duties'
>;

/** The user in the login answer. */
export function presentSessionUser(user: RoleRow & Pick<UserRow, 'language'>): SessionUser {
  const duties = dutiesOf(user.role, user.duties);
  return {
    ...presentRole(user),
    ...(duties.length > 0 && { duties }),
    ...(user.language !== 'en' && { language: user.language }),
  };
}

function presentRole(user: RoleRow) {
  return {
    id: user.id,
    membership_id: user.membershipId,
    username: user.username,
    full_name: fullNameOf(user),
    email: user.email,
    role: user.role,
    ...flagsOf(user.role),
  };
}

export type Presenter = ReturnType<typeof createPresenter>;

/**
 * People as answers carry them: `presentUser` for themselves and superusers (the Aadhaar number masked, the photo by
 * signed address), `presentWishes` for what an applicant asked for, `presentInList` for the office's list of people,
 * `presentListed` for the directory (docs/product/members.md, "Directory fields").
 */
export function createPresenter(photos: PhotoAddresses, aadhaar: Seal, clock: Clock) {
  const plain = (user: UserRow) => ({
    ...presentRole(user),
    duties: dutiesOf(user.role, user.duties),
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    role_display: roleNames[user.role],
    is_approved: user.isApproved,
    language: user.language,
    hide_phone: user.hidePhone,
    hide_email: user.hideEmail,
    date_joined: toIso(user.dateJoined),
    updated_at: toIso(user.updatedAt),
    area: user.areaId,
    area_name: user.areaName,
    unit: user.unitId,
    unit_name: user.unitName,
    dob: user.dob,
    gender: user.gender,
    maritalStatus: user.maritalStatus,
    residentialAddress: user.residentialAddress,
    officeAddress: user.officeAddress,
    postOffice: user.postOffice,
    pin: user.pin,
    licenseNo: user.licenseNo,
    license_category: user.licenseCategory,
    licenseDate: user.licenseDate,
    renewalDate: user.renewalDate,
    license_confirmed: isConfirmed(user),
    qualification: user.qualification,
    additionalQualification: user.additionalQualification,
    skills: user.skills,
    bloodGroup: user.bloodGroup,
    panchayath: user.panchayath,
  });

  // Whether there is a number is all it takes here: lists need not unseal it.
  const completion = (user: UserRow) =>
    completionOf({ ...plain(user), passport_photo: user.photo && user.photo.version, aadhaar: user.aadhaarSealed });

  const presentUser = (user: UserRow): User => ({
    ...plain(user),
    passport_photo: photos.address(user.id, user.photo, 'large'),
    aadhaar: user.aadhaarSealed && maskAadhaar(aadhaar.tryOpen(user.aadhaarSealed)),
    profile_completion: completion(user),
  });

  const presentInList = (user: ListedRow): ListedUser => ({
    ...presentRole(user),
    duties: dutiesOf(user.role, user.duties),
    phone: user.phone,
    role_display: roleNames[user.role],
    is_approved: user.isApproved,
    date_joined: toIso(user.dateJoined),
    updated_at: toIso(user.updatedAt),
    profile_completion: user.completion,
    passport_photo: photos.address(user.id, user.photo, 'small'),
    area: user.areaId,
    area_name: user.areaName,
    unit: user.unitId,
    unit_name: user.unitName,
  });

  const presentListed = (user: Omit<ListedRow, 'completion'>) => ({
    id: user.id,
    full_name: fullNameOf(user),
    username: user.username,
    email: user.email,
    phone: user.phone,
    area_name: user.areaName,
    unit_name: user.unitName,
    passport_photo: photos.address(user.id, user.photo, 'small'),
    role_display: roleNames[user.role],
    date_joined: toIso(user.dateJoined),
    status: standingOn(dayIso(clock.now()), earlierDay(user.licenceUntil, user.membershipUntil)),
  });

  /** What an applicant asked for. */
  const presentWishes = (user: UserRow) => ({
    requested_role: user.requestedRole,
    requested_role_display: user.requestedRole && roleNames[user.requestedRole],
    requested_area: user.requestedArea,
    requested_unit: user.requestedUnit,
    requested_location: user.requestedLocation,
    requested_district: user.requestedDistrict,
  });

  const presentPending = (user: UserRow): PendingUser => ({ ...presentUser(user), ...presentWishes(user) });

  return { presentUser, presentPending, presentWishes, presentListed, presentInList, completion };
}
