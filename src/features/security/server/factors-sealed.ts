import { sealedColumn } from '~/platform/secrets/sealed-values';
import { totp } from './tables';

/** The secrets of authenticator apps, for a rotation of the key. */
export const sealedSecrets = sealedColumn({
  title: 'Secrets of authenticator apps',
  purpose: 'totp',
  id: totp.userId,
  sealed: totp.secretSealed,
});
