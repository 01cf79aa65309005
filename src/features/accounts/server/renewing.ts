import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { peopleTopic } from '~/shared/topics';
import { users } from './tables';

type Row = typeof users.$inferSelect;

/** What the office has renewed of somebody: of a licence its last valid day and what else is new, or the membership's. */
export type Renewed =
  | ({ kind: 'licence'; renewalDate: string } & Partial<Pick<Row, 'licenseNo' | 'licenseCategory' | 'licenseDate'>>)
  | { kind: 'membership'; membershipUntil: string };

/**
 * Writes into a locked person's profile what the office has renewed, and confirms the licence with it
 * (docs/product/licences.md, "Confirmed and entered").
 */
export async function applyRenewal(tx: Tx, invalidate: Invalidate, old: Row, { kind, ...values }: Renewed, now: Date): Promise<void> {
  const licence = { ...old, ...values };
  const confirmed = kind === 'licence' && {
    confirmedLicenseNo: licence.licenseNo,
    confirmedRenewalDate: licence.renewalDate,
    licenseConfirmedAt: now,
  };
  await tx.update(users).set({ ...values, ...confirmed, updatedAt: now }).where(eq(users.id, old.id));
  invalidate(peopleTopic);
}
