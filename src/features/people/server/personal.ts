import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { createAadhaarSeal } from './aadhaar';
import { columnOf } from './profile-columns';
import { users } from './tables';

/** Maps the columns of a person to the field names of the API. */
const names = Object.fromEntries(Object.entries(columnOf).map(([field, column]) => [column, field]));

/** Returns what the site stores of a person: the profile with the Aadhaar number in clear. */
export const accountRows: PersonalData['rows'] = async ({ db, config }, userId): ReturnType<PersonalData['rows']> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return {};
  const [profile] = plainRows(users, [user], {
    names,
    without: [
      'passwordHash',
      'aadhaarSealed',
      'aadhaarMark',
      'photo',
      'nameFolded',
      'nameSound',
      'nameMlFolded',
      'nameMlSound',
      'licenseKey',
    ],
  });
  const aadhaar = user.aadhaarSealed === null ? null : createAadhaarSeal(config).tryOpen(user.aadhaarSealed);
  return { profile: [{ ...profile, aadhaar }] };
};

export const accountFiles: NonNullable<PersonalData['files']> = async ({ db }, userId) => {
  const [user] = await db.select({ photo: users.photo }).from(users).where(eq(users.id, userId));
  return user?.photo ? [{ key: user.photo.large, name: 'passport-photo.webp' }] : [];
};
