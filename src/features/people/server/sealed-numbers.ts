import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { SealedValues } from '~/platform/secrets/sealed-values';
import { markOf } from './aadhaar';
import { users } from './tables';

/** The Aadhaar numbers of people and applicants, for a rotation of the key. */
export const sealedNumbers: SealedValues = {
  title: 'Aadhaar numbers',
  purpose: 'aadhaar',
  async page(db, after, limit) {
    const where = and(isNotNull(users.aadhaarSealed), gt(users.id, after));
    const rows = await db
      .select({ id: users.id, sealed: users.aadhaarSealed })
      .from(users)
      .where(where)
      .orderBy(asc(users.id))
      .limit(limit);
    return rows.map(({ id, sealed }) => ({ id, sealed: sealed! }));
  },
  // updatedAt stays: a form that is open during the rotation is not out of date.
  async replace(tx, id, from, to, { text, key }) {
    await tx
      .update(users)
      .set({ aadhaarSealed: to, aadhaarMark: markOf(text, key) })
      .where(and(eq(users.id, id), eq(users.aadhaarSealed, from)));
  },
};
