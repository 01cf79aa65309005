import { eq } from 'drizzle-orm';
import { plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { passkeys, recoveryCodes, totp } from './tables';

/** Returns the second factors of a person, without their secrets. */
export const securityRows: PersonalData['rows'] = async ({ db }, userId) => ({
  authenticator: plainRows(totp, await db.select().from(totp).where(eq(totp.userId, userId)), {
    without: ['userId', 'secretSealed', 'lastStep'],
  }),
  recovery_codes: plainRows(
    recoveryCodes,
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    { without: ['userId', 'codeHash'] },
  ),
  passkeys: plainRows(passkeys, await db.select().from(passkeys).where(eq(passkeys.userId, userId)), {
    without: ['userId', 'credential', 'publicKey', 'counter'],
  }),
});
