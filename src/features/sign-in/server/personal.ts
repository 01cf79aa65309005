import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { notMeLinks, resetTokens, sessions } from './tables';

/** Returns the sessions and links of a person, without their tokens. */
export const signInRows: PersonalData['rows'] = async ({ db }, userId) => ({
  sessions: plainRows(sessions, await db.select().from(sessions).where(eq(sessions.userId, userId)), {
    without: ['userId', 'accessHash', 'refreshHash', 'family'],
  }),
  password_links: plainRows(resetTokens, await db.select().from(resetTokens).where(eq(resetTokens.userId, userId)), {
    without: ['userId', 'tokenHash'],
  }),
  not_me_links: plainRows(notMeLinks, await db.select().from(notMeLinks).where(eq(notMeLinks.userId, userId)), {
    without: ['userId', 'tokenHash'],
  }),
});
