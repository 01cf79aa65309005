import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { createAadhaarSeal } from './aadhaar';
import { columnOf } from './profile-columns';
import { applications, notMeLinks, resetTokens, sessions, users } from './tables';

/** The columns of a person by what the API calls them. */
const names = Object.fromEntries(Object.entries(columnOf).map(([field, column]) => [column, field]));

/** What accounts keep about somebody: the profile with the Aadhaar number in clear, sessions and links without their tokens. */
export const accountRows: PersonalData['rows'] = async ({ db, config }, userId): ReturnType<PersonalData['rows']> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return {};
  const [profile] = plainRows(users, [user], {
    names,
    without: ['passwordHash', 'aadhaarSealed', 'aadhaarMark', 'photo', 'nameSound', 'licenseKey'],
  });
  const aadhaar = user.aadhaarSealed === null ? null : createAadhaarSeal(config).tryOpen(user.aadhaarSealed);
  const of = {
    sessions: eq(sessions.userId, userId),
    resets: eq(resetTokens.userId, userId),
    links: eq(notMeLinks.userId, userId),
  };
  return {
    profile: [{ ...profile, aadhaar }],
    sessions: plainRows(sessions, await db.select().from(sessions).where(of.sessions), {
      without: ['userId', 'accessHash', 'refreshHash', 'family'],
    }),
    password_links: plainRows(resetTokens, await db.select().from(resetTokens).where(of.resets), {
      without: ['userId', 'tokenHash'],
    }),
    not_me_links: plainRows(notMeLinks, await db.select().from(notMeLinks).where(of.links), {
      without: ['userId', 'tokenHash'],
    }),
    application: plainRows(applications, await db.select().from(applications).where(eq(applications.userId, userId)), {
      without: ['userId', 'tokenHash', 'decidedBy', 'recommendedBy'],
    }),
  };
};

/** Their portrait. */
export const accountFiles: NonNullable<PersonalData['files']> = async ({ db }, userId) => {
  const [user] = await db.select({ photo: users.photo }).from(users).where(eq(users.id, userId));
  return user?.photo ? [{ key: user.photo.large, name: 'passport-photo.webp' }] : [];
};
