import { currentSession } from './session';

/** Returns the id of the person who is logged in; 0, which is no person's, for a visitor. */
export const ownId = (): number => currentSession()?.user.id ?? 0;
