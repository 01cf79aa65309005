export { earlySessionScript, logout, rememberWayBack, useKnownSession, type Kind, type Session } from './session';
export { privateMeta } from './private-meta';
export { Completion } from './profile/completion';
export { mayEnter, RequireSession } from './require-session';
