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
export { RequireSession, type RequireSessionProps } from './require-session';
export type { Role } from '../contract/roles';
