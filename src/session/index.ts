export { chosenLanguage, earlyChoiceScript, earlyOfferScript, saveChosenLanguage } from './language';
export { keptDatabase, keptOwner } from './kept';
export { claimKept, keptNow, rememberServerTime } from './keeping';
export { wasHereBefore } from './here-before';
export { ownId } from './own-id';
export { storeOwn, readOwn } from './own-storage';
export { canUsePasskeys, makePasskey, signWithPasskey, wasCancelled, whyNoPasskeys } from './passkeys';
export { useProofAsked } from './proof';
export { RequireSession } from './require-session';
export { privatePage, ScreenAccessContext } from './private-page';
export { privateHead } from './private-head';
export {
  currentSession,
  earlySessionScript,
  isLeaving,
  leave,
  logout,
  mergeSessionUser,
  saveSession,
  setLogoutQuestion,
  useKnownSession,
  useSession,
} from './session';
export type { Kind, Session, SessionUser } from './session-user';
export { peekWayBack, rememberWayBack, takeWayBack, type WayBack } from './way-back';
