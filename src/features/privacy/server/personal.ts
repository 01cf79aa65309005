import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { createSeal } from '~/platform/secrets/seal';
import { consents, nominees, privacyRequests } from './tables';

/** Returns a person's consents, requests and nominee. */
export const privacyRows: PersonalData['rows'] = async ({ db, config }, userId) => {
  const [named] = await db.select().from(nominees).where(eq(nominees.userId, userId));
  const opened = named && createSeal(config, 'nominee').tryOpen(named.sealed);
  return {
    consents: plainRows(consents, await db.select().from(consents).where(eq(consents.userId, userId)), {
      without: ['userId'],
    }),
    privacy_requests: plainRows(
      privacyRequests,
      await db.select().from(privacyRequests).where(eq(privacyRequests.userId, userId)),
      {
        without: ['userId', 'decidedBy', 'file'],
      },
    ),
    nominee: named
      ? plainRows(nominees, [named], { without: ['userId', 'sealed'] }).map((row) => ({
          ...row,
          nominee: opened ?? null,
        }))
      : [],
  };
};
