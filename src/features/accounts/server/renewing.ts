import { eq } from 'drizzle-orm';
import { difference, record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
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
export async function applyRenewal(
  tx: Tx,
  invalidate: Invalidate,
  old: Row,
  { kind, ...values }: Renewed,
  now: Date,
): Promise<void> {
  const licence = { ...old, ...values };
  const confirmed = kind === 'licence' && {
    confirmedLicenseNo: licence.licenseNo,
    confirmedRenewalDate: licence.renewalDate,
    licenseConfirmedAt: now,
  };
  await tx
    .update(users)
    .set({ ...values, ...confirmed, updatedAt: now })
    .where(eq(users.id, old.id));
  invalidate(peopleTopic);
}

/**
 * Confirms a locked person's licence as it is entered, also that it is entered no more. False, and nothing written, when the
 * office has confirmed just that already (docs/product/licences.md, "Confirmed and entered").
 */
export async function confirmLicence(
  tx: Tx,
  invalidate: Invalidate,
  caller: Caller,
  old: Row,
  now: Date,
): Promise<boolean> {
  const { licenseNo, renewalDate } = old;
  const change = difference(
    { licenseNo: old.confirmedLicenseNo, renewalDate: old.confirmedRenewalDate },
    { licenseNo, renewalDate },
  );
  if (!change) return false;
  const licenseConfirmedAt = licenseNo || renewalDate ? now : null;
  await tx
    .update(users)
    .set({ confirmedLicenseNo: licenseNo, confirmedRenewalDate: renewalDate, licenseConfirmedAt, updatedAt: now })
    .where(eq(users.id, old.id));
  await record(tx, {
    at: now,
    actor: caller,
    action: 'user.confirm_license',
    target: { type: 'user', id: old.id, name: old.username },
    ...change,
  });
  invalidate(peopleTopic);
  return true;
}
