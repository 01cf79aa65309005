export { eraseAadhaar } from './mutations';
export { Recommend } from './approval/recommend';
export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { OwnPassword } from './profile/own-password';
export { MemberScreen, memberTitle } from './profile/member-screen';
/** A photo made small enough to send; fetched when it is needed. */
export const shrinkPhoto = (photo: File) =>
  import('./components/shrink-photo').then((shrink) => shrink.shrinkPhoto(photo));
export { useFreshRights } from './profile/use-fresh-rights';
export { SelectedPeople } from './people/selected-people';
export { EditUser } from './users/edit-user';
