import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { noteErasuresAfter } from '~/platform/backup/erasures';
import type { Config } from '~/platform/config';
import type { Tx } from '~/platform/database';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import { createSeal, type Seal } from '~/platform/secrets/seal';
import type { Site } from '~/platform/site';
import { users } from './tables';

/** The seal of Aadhaar numbers, with the mark that finds equal numbers: sealed values differ every time. */
export interface AadhaarSeal extends Seal {
  /** Returns a keyed hash of the twelve digits. Without the key the numbers can't be found by trying all of them. */
  mark(digits: string): string;
}

export function createAadhaarSeal(config: Pick<Config, 'keys'>): AadhaarSeal {
  return { ...createSeal(config, 'aadhaar'), mark: (digits) => markOf(digits, config.keys.current) };
}

/** Returns the mark of a number under a key (docs/product/applications.md, "Duplicates"). */
export const markOf = (digits: string, key: SecretKey): string =>
  createHmac('sha256', keyFor(key, 'aadhaar-mark')).update(digits).digest('base64url');

/** Records when a number was deleted: older backups still have it (privacy/server/erased-values.ts). */
export async function rememberErased(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.update(users).set({ aadhaarErasedAt: at }).where(eq(users.id, userId));
  await noteErasuresAfter(tx);
}

const BATCH = 500;

/** Adds marks to numbers saved before marks existed, 500 a transaction; a repeated run changes nothing. */
export async function markOldNumbers({ config, write }: Pick<Site, 'config' | 'write'>): Promise<void> {
  const seal = createAadhaarSeal(config);
  for (let after: number | undefined = 0; after !== undefined;) {
    const from = after;
    after = await write(async (tx) => {
      const where = and(isNotNull(users.aadhaarSealed), isNull(users.aadhaarMark), gt(users.id, from));
      const rows = await tx
        .select({ id: users.id, sealed: users.aadhaarSealed })
        .from(users)
        .where(where)
        .orderBy(asc(users.id))
        .limit(BATCH)
        .for('update');
      for (const { id, sealed } of rows) {
        const digits = seal.tryOpen(sealed!);
        if (digits !== null)
          await tx
            .update(users)
            .set({ aadhaarMark: seal.mark(digits) })
            .where(eq(users.id, id));
      }
      return rows.length < BATCH ? undefined : rows.at(-1)!.id;
    });
  }
}
