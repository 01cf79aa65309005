import { eq } from 'drizzle-orm';
import { difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import { confirmationOf, type Licence } from '../rules';
import { users } from './tables';

type Row = typeof users.$inferSelect;

/** What the office has renewed: of a licence its new values, or the membership's last day. */
export type Renewed =
  | ({ kind: 'licence' } & Partial<Pick<Row, 'licenseNo' | 'licenseCategory' | 'licenseDate' | 'renewalDate'>>)
  | { kind: 'membership'; membershipUntil: string };

/** Returns the columns that confirm a whole licence, as it is entered. */
export function confirmedAsEntered(licence: Licence, now: Date) {
  const confirmed = confirmationOf(licence);
  return { ...confirmed, licenseConfirmedAt: Object.values(confirmed).some(Boolean) ? now : null };
}

const described = ({ confirmedLicenseNo, confirmedLicenseCategory, confirmedRenewalDate }: Licence) => ({
  licenseNo: confirmedLicenseNo,
  license_category: confirmedLicenseCategory,
  renewalDate: confirmedRenewalDate,
});

/** Returns what differs between two states of a confirmed licence, for the audit log; null when nothing does. */
export const confirmedDifference = (was: Licence, is: Licence) => difference(described(was), described(is));

/**
 * Writes what the office has renewed into a locked person's profile and confirms the licence; returns the difference in
 * confirmed values (docs/product/licences.md, "Confirmed and entered").
 */
export async function applyRenewal(tx: Tx, invalidate: Invalidate, old: Row, { kind, ...values }: Renewed, now: Date) {
  const confirmed = kind === 'licence' && confirmedAsEntered({ ...old, ...values }, now);
  const change = { ...values, ...confirmed, updatedAt: now };
  await tx.update(users).set(change).where(eq(users.id, old.id));
  invalidate(peopleTopic);
  return confirmedDifference(old, { ...old, ...change });
}

/**
 * Confirms a locked person's licence as it is entered, also its removal. Returns false and writes nothing when the
 * office has confirmed the same already (docs/product/licences.md, "Confirmed and entered").
 */
export async function confirmLicence(
  tx: Tx,
  invalidate: Invalidate,
  caller: Caller,
  old: Row,
  now: Date,
): Promise<boolean> {
  const confirmed = confirmedAsEntered(old, now);
  const change = confirmedDifference(old, { ...old, ...confirmed });
  if (!change) return false;
  await tx
    .update(users)
    .set({ ...confirmed, updatedAt: now })
    .where(eq(users.id, old.id));
  await recordAudit(tx, {
    at: now,
    actor: caller,
    action: 'user.confirm_license',
    target: { type: 'user', id: old.id, name: old.username },
    ...change,
  });
  invalidate(peopleTopic);
  return true;
}
