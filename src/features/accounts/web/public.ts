export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { OwnPassword } from './profile/own-password';
