import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { notices, noticeSettings } from './tables';

/** What somebody was told, and whether they have it mailed. */
export const noticeRows: PersonalData['rows'] = async ({ db }, userId) => ({
  notices: plainRows(notices, await db.select().from(notices).where(eq(notices.userId, userId)), {
    without: ['userId'],
  }),
  notice_settings: plainRows(
    noticeSettings,
    await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId)),
    { without: ['userId'] },
  ),
});
