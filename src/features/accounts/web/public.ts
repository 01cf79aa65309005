export {
  clearSession,
  currentSession,
  earlySessionScript,
  endSession,
  logout,
  rememberWayBack,
  saveSession,
  takeWayBack,
  useKnownSession,
  useSession,
  type Kind,
  type LoginAnswer,
  type Session,
  type SessionUser,
  type WayBack,
} from './session';
export { PageWaiting } from './page-waiting';
export { privateMeta } from './private-meta';
export { Completion } from './profile/completion';
export { mayEnter, RequireSession, type RequireSessionProps } from './require-session';
export type { Role } from '../contract/roles';
