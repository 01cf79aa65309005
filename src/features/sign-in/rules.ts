import { graceDays, newAddressHours } from './contract/lifetimes';
import type { Role } from '~/shared/access';
import { DAY_MS, HOUR_MS } from '~/shared/dates';
import { flagsOf } from '~/shared/person/role-rules';

/**
 * Returns from when on a person of the staff has to have a second factor where it is required since `requiredSince`: 14
 * days after that, or after their approval. Null when it is not required, or they have one.
 */
export function secondFactorDue(person: {
  secondFactorSince: Date | null;
  requiredSince: Date | null;
  approvedAt: Date | null;
}): Date | null {
  if (person.secondFactorSince !== null || person.requiredSince === null) return null;
  return new Date(Math.max(person.requiredSince.getTime(), person.approvedAt?.getTime() ?? 0) + graceDays * DAY_MS);
}

interface LinkOwner {
  role: Role;
  secondFactorSince: Date | null;
  emailChangedAt: Date | null;
}

/** Returns whether a mailed link alone sets no password: for staff with a second factor and a new address. */
export function linkNeedsFactor({ role, secondFactorSince, emailChangedAt }: LinkOwner, now: Date): boolean {
  if (!flagsOf(role).is_staff || secondFactorSince === null || emailChangedAt === null) return false;
  return now.getTime() - emailChangedAt.getTime() < newAddressHours * HOUR_MS;
}

/** Returns `a***@example.org` for `anil@example.org`: its owner recognises it, a stranger can't use it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
