import { personFiles, personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { reminders, reminderSettings, renewals } from './tables';

/** Returns a person's requests, reminders, and whether reminders are mailed. */
export const licenceRows: PersonalData['rows'] = async ({ db }, userId) => ({
  renewals: await personRows(db, renewals, userId, {
    without: ['file', 'clientKey', 'decidedBy'],
    names: { licenseNo: 'licenseNo', licenseDate: 'licenseDate', renewalDate: 'renewalDate' },
  }),
  reminders: await personRows(db, reminders, userId),
  reminder_settings: await personRows(db, reminderSettings, userId),
});

/** Returns the scans of the person's requests. */
export const licenceFiles: NonNullable<PersonalData['files']> = ({ db }, userId) =>
  personFiles(db, renewals, userId, { column: renewals.file, name: 'renewal' });
