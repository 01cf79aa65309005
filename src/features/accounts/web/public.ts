export { earlySessionScript, isLeaving, logout, rememberWayBack, useKnownSession, type Kind, type Session } from './session';
export { privateMeta } from './private-meta';
export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { OwnPassword } from './profile/own-password';
export { mayEnter, RequireSession } from './require-session';
