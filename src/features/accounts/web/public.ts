export {
  clearSession,
  currentSession,
  earlySessionScript,
  endSession,
  logout,
  rememberWayBack,
  saveSession,
  takeWayBack,
  useSession,
  type Kind,
  type LoginAnswer,
  type Session,
  type SessionUser,
  type WayBack,
} from './session';
export type { Role } from '../contract/roles';
