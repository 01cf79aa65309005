import { eq } from 'drizzle-orm';
import { personRows, plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { createSeal } from '~/platform/secrets/seal';
import { consents, nominees, privacyRequests } from './tables';

/** Returns a person's consents, requests and nominee. */
export const privacyRows: PersonalData['rows'] = async ({ db, config }, userId) => {
  const [named] = await db.select().from(nominees).where(eq(nominees.userId, userId));
  const opened = named && createSeal(config, 'nominee').tryOpen(named.sealed);
  return {
    consents: await personRows(db, consents, userId),
    privacy_requests: await personRows(db, privacyRequests, userId, { without: ['decidedBy', 'file'] }),
    nominee: named
      ? plainRows(nominees, [named], { without: ['userId', 'sealed'] }).map((row) => ({
          ...row,
          nominee: opened ?? null,
        }))
      : [],
  };
};
