export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { OwnPassword } from './profile/own-password';
export { saveCsv } from './people/save-csv';
export { useFreshRights } from './profile/use-fresh-rights';
export { SelectedPeople } from './people/selected-people';
export { EditUser } from './users/edit-user';
