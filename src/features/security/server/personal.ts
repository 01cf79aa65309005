import { personRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { passkeys, recoveryCodes, totp } from './tables';

/** Returns the second factors of a person, without their secrets. */
export const securityRows: PersonalData['rows'] = async ({ db }, userId) => ({
  authenticator: await personRows(db, totp, userId, { without: ['secretSealed', 'lastStep'] }),
  recovery_codes: await personRows(db, recoveryCodes, userId, { without: ['codeHash'] }),
  passkeys: await personRows(db, passkeys, userId, { without: ['credential', 'publicKey', 'counter'] }),
});
