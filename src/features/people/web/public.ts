export { deleteUser, eraseAadhaar, exportUsers } from './mutations';
export { fittingText, useFittingPhoto } from './photo/use-fitting-photo';
export { AadhaarOf } from './profile/aadhaar';
export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { Fact, Facts } from './profile/fact';
export {
  type FieldName,
  type ProfileField,
  addressFields,
  choiceLabel,
  fieldKey,
  personalFields,
  professionalFields,
  profileFields,
} from './profile/fields';
export { MemberScreen, MemberWaiting, memberTitle } from './profile/member-screen';
export { SimpleProfileForm } from './profile/simple-profile-form';
export { useFreshRights } from './profile/use-fresh-rights';
export { maskAadhaar } from '../rules';
export { meQuery, usersQuery } from './queries';
export { EditUser } from './users/edit-user';
export { useRoleQuestion } from './users/use-role-question';
/**
 * Returns a smaller version of a photo of more than `maxBytes`. Other files, and photos that the browser can't decode,
 * stay as they are.
 */
export const fitPhoto = async (file: File, maxBytes: number): Promise<File> =>
  file.size <= maxBytes || !file.type.startsWith('image/')
    ? file
    : import('./photo/shrink-photo').then(({ shrinkPhoto }) => shrinkPhoto(file)).catch(() => file);
