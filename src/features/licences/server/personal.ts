import { and, eq, isNotNull } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { reminders, reminderSettings, renewals } from './tables';

/** Returns a person's requests, reminders, and whether reminders are mailed. */
export const licenceRows: PersonalData['rows'] = async ({ db }, userId) => ({
  renewals: plainRows(renewals, await db.select().from(renewals).where(eq(renewals.userId, userId)), {
    without: ['userId', 'file', 'clientKey', 'decidedBy'],
    names: { licenseNo: 'licenseNo', licenseDate: 'licenseDate', renewalDate: 'renewalDate' },
  }),
  reminders: plainRows(reminders, await db.select().from(reminders).where(eq(reminders.userId, userId)), {
    without: ['userId'],
  }),
  reminder_settings: plainRows(
    reminderSettings,
    await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId)),
    { without: ['userId'] },
  ),
});

/** Returns the scans of the person's requests. */
export const licenceFiles: NonNullable<PersonalData['files']> = async ({ db }, userId) => {
  const rows = await db
    .select({ id: renewals.id, file: renewals.file })
    .from(renewals)
    .where(and(eq(renewals.userId, userId), isNotNull(renewals.file)));
  return rows.map(({ id, file }) => ({ key: file!.key, name: `renewal-${id}.${file!.key.split('.').at(-1)}` }));
};
