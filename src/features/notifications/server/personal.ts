import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { notices, noticeSettings } from './tables';

/** Returns a person's notices and choice of mails. */
export const noticeRows: PersonalData['rows'] = async ({ db }, userId) => ({
  notices: plainRows(notices, await db.select().from(notices).where(eq(notices.userId, userId)), {
    without: ['userId', 'about'],
  }),
  notice_settings: plainRows(
    noticeSettings,
    await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId)),
    { without: ['userId'] },
  ),
});
