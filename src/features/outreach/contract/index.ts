import type { digestCalls } from './digest';
import type { invitationCalls } from './invitations';
import type { publicationCalls, publicCalls } from './public-answers';

/** All calls of outreach, for `callsOf` in the browser. */
export type OutreachCalls = typeof invitationCalls & typeof digestCalls & typeof publicCalls & typeof publicationCalls;
