import { eq } from 'drizzle-orm';
import { isConfirmed, users } from '~/features/accounts/server/public';
import { unauthorized } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { dayIso, daysLeft, earlierDay, standingOn } from '~/shared/standing';
import type { Mine } from '../contract';
import type { Kind } from '../contract/choices';
import type { Licences } from './context';
import { reminderSettings } from './tables';
import { findOrderOf, findRequests, presentRenewal } from './views';

/** How things stand with the own licence and membership (docs/product/licences.md, "Own page"). */
export async function readMine({ db, clock, scans }: Licences, caller: Caller): Promise<Mine> {
  const [user] = await db.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw unauthorized();
  const today = dayIso(clock.now());
  const all = await findRequests(db, caller.id);
  const isOpen = ({ status }: (typeof all)[number]) => status === 'queue' || status === 'correction';
  const shown = (row: (typeof all)[number]) => presentRenewal(scans, row, caller.id);
  const open = (kind: Kind) => all.filter((row) => row.kind === kind && isOpen(row)).map(shown)[0] ?? null;
  const standing = (until: string | null) => ({
    status: standingOn(today, until),
    until,
    days_left: until === null ? null : daysLeft(today, until),
  });
  const [setting] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, caller.id));
  return {
    status: standingOn(today, earlierDay(user.licenceUntil, user.membershipUntil)),
    licence: {
      ...standing(user.licenceUntil),
      licenseNo: user.licenseNo,
      license_category: user.licenseCategory,
      licenseDate: user.licenseDate,
      renewalDate: user.renewalDate,
      confirmed: isConfirmed(user),
      confirmed_number: user.confirmedLicenseNo,
      confirmed_until: user.confirmedRenewalDate,
      extended_by: await findOrderOf(db, user),
    },
    membership: standing(user.membershipUntil),
    requests: { licence: open('licence'), membership: open('membership') },
    history: all.filter((row) => !isOpen(row)).map(shown),
    reminder_mail: setting?.mail ?? true,
  };
}

/** Whether reminders come by mail too; the bell has them anyway. */
export async function switchReminders(
  { write }: Licences,
  caller: Caller,
  { reminder_mail: mail }: { reminder_mail: boolean },
) {
  await write(async (tx) => {
    await tx
      .insert(reminderSettings)
      .values({ userId: caller.id, mail })
      .onConflictDoUpdate({ target: reminderSettings.userId, set: { mail } });
  });
  return { reminder_mail: mail };
}
