import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { notMeLinks, resetTokens, sessions } from './tables';

/** Returns the sessions and links of a person, without their tokens. */
export const signInRows: PersonalData['rows'] = async ({ db }, userId) => ({
  sessions: await personRows(db, sessions, userId, { without: ['accessHash', 'refreshHash', 'family'] }),
  password_links: await personRows(db, resetTokens, userId, { without: ['tokenHash'] }),
  not_me_links: await personRows(db, notMeLinks, userId, { without: ['tokenHash'] }),
});
