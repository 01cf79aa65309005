import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { notices, noticeSettings } from './tables';

/** Returns a person's notices and choice of mails. */
export const noticeRows: PersonalData['rows'] = async ({ db }, userId) => ({
  notices: await personRows(db, notices, userId, { without: ['about'] }),
  notice_settings: await personRows(db, noticeSettings, userId),
});
