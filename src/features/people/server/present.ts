import type { Clock } from '~/platform/clock';
import { toIso } from '~/shared/dates';
import { roleNames } from '~/shared/role-names';
import { dayIso, earlierDay, membershipStatusOn } from '~/shared/membership-status';
import type { User } from '~/shared/person/user';
import type { ListedUser } from '../contract';
import { completionOf, isConfirmed, maskAadhaar } from '../rules';
import { dutiesOf, flagsOf } from '~/shared/person/role-rules';
import type { PhotoAddresses } from './photos';
import type { Seal } from '~/platform/secrets/seal';
import { seenBy, type Viewer } from './seen';
import type { ListedRow, UserRow } from './views';

/** Returns the chosen name of a person, for themselves and the office; others see that of `seenBy`. */
export const fullNameOf = (user: { firstName: string; lastName: string; username: string }) =>
  `${user.firstName} ${user.lastName}`.trim() || user.username;

type RoleRow = Pick<
  UserRow,
  'id' | 'membershipId' | 'username' | 'firstName' | 'lastName' | 'email' | 'role' | 'duties'
>;

export function presentSessionUser(user: RoleRow & Pick<UserRow, 'language'>) {
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
    email: user.email ?? '',
    role: user.role,
    ...flagsOf(user.role),
  };
}

export type Presenter = ReturnType<typeof createPresenter>;

/**
 * Creates the functions that turn rows into answers: `presentUser` for the person and superusers (Aadhaar number
 * masked, photo by signed address), `presentWishes` for what an applicant requested, `presentInList` for the office's
 * list of people, `presentListed` for the directory (docs/product/members.md, "Directory fields").
 */
export function createPresenter(photos: PhotoAddresses, aadhaar: Seal, clock: Clock) {
  const listed = (user: UserRow | ListedRow) => ({
    ...presentRole(user),
    duties: dutiesOf(user.role, user.duties),
    phone: user.phone,
    role_display: roleNames[user.role],
    is_approved: user.isApproved,
    date_joined: toIso(user.dateJoined),
    updated_at: toIso(user.updatedAt),
    area: user.areaId,
    area_name: user.areaName,
    unit: user.unitId,
    unit_name: user.unitName,
  });

  const plain = (user: UserRow) => ({
    ...listed(user),
    first_name: user.firstName,
    last_name: user.lastName,
    full_name_ml: user.fullNameMl,
    language: user.language,
    hide_phone: user.hidePhone,
    hide_email: user.hideEmail,
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

  // Only the presence of a number counts: lists need not open it.
  const completion = (user: UserRow) =>
    completionOf({ ...plain(user), passport_photo: user.photo && user.photo.version, aadhaar: user.aadhaarSealed });

  const presentUser = (user: UserRow): User => ({
    ...plain(user),
    passport_photo: photos.address(user.id, user.photo, 'large'),
    aadhaar: user.aadhaarSealed && maskAadhaar(aadhaar.tryOpen(user.aadhaarSealed)),
    profile_completion: completion(user),
  });

  const presentInList = (user: ListedRow): ListedUser => ({
    ...listed(user),
    profile_completion: user.completion,
    passport_photo: photos.address(user.id, user.photo, 'small'),
  });

  const presentListed = (viewer: Viewer, user: Omit<ListedRow, 'completion' | 'confirmedClass'>) => {
    const seen = seenBy(viewer, user);
    return {
      id: user.id,
      full_name: seen.fullName,
      username: seen.username,
      email: seen.email,
      phone: seen.phone,
      area_name: user.areaName,
      unit_name: user.unitName,
      passport_photo: photos.address(user.id, seen.photo, 'small'),
      role_display: roleNames[user.role],
      date_joined: toIso(user.dateJoined),
      status: membershipStatusOn(dayIso(clock.now()), earlierDay(user.licenceUntil, user.membershipUntil)),
    };
  };

  const presentWishes = (user: UserRow) => ({
    requested_role: user.requestedRole,
    requested_role_display: user.requestedRole && roleNames[user.requestedRole],
    requested_area: user.requestedArea,
    requested_unit: user.requestedUnit,
    requested_location: user.requestedLocation,
    requested_district: user.requestedDistrict,
  });

  const presentPending = (user: UserRow) => ({ ...presentUser(user), ...presentWishes(user) });

  return { presentUser, presentPending, presentWishes, presentListed, presentInList, completion };
}
