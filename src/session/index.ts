export { chosenLanguage, earlyChoiceScript, earlyOfferScript, saveChosenLanguage } from './language';
export { keepOwn, readOwn } from './own-storage';
export { canUsePasskeys, makePasskey, signWithPasskey, wasCancelled } from './passkeys';
export { useProofAsked } from './proof';
export { RequireSession } from './require-session';
export { privatePage } from './private-page';
export { privateHead } from './private-head';
export {
  currentSession,
  earlySessionScript,
  isLeaving,
  leave,
  logout,
  mergeSessionUser,
  saveSession,
  useKnownSession,
  useSession,
  type Kind,
  type Session,
  type SessionUser,
} from './session';
export { peekWayBack, rememberWayBack, takeWayBack, type WayBack } from './way-back';
