export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { OwnPassword } from './profile/own-password';
export { saveFile, savePeople } from './people/save-file';
export { SelectedPeople } from './people/selected-people';
export { EditUser } from './users/edit-user';
