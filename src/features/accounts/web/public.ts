export { earlySessionScript, isLeaving, logout, useKnownSession, type Kind, type Session } from './session';
export { rememberWayBack } from './way-back';
export { privateMeta } from './private-meta';
export { Completion } from './profile/completion';
export { EditProfileButton } from './profile/edit-profile-button';
export { OwnPassword } from './profile/own-password';
export { mayEnter, RequireSession } from './require-session';
