import { and, asc, eq, gt } from 'drizzle-orm';
import type { SealedValues } from '~/platform/secrets/sealed-values';
import { totp } from './tables';

/** The secrets of authenticator apps, for a rotation of the key. */
export const sealedSecrets: SealedValues = {
  title: 'Secrets of authenticator apps',
  purpose: 'totp',
  page: (db, after, limit) =>
    db
      .select({ id: totp.userId, sealed: totp.secretSealed })
      .from(totp)
      .where(gt(totp.userId, after))
      .orderBy(asc(totp.userId))
      .limit(limit),
  async replace(tx, id, from, to) {
    await tx
      .update(totp)
      .set({ secretSealed: to })
      .where(and(eq(totp.userId, id), eq(totp.secretSealed, from)));
  },
};
