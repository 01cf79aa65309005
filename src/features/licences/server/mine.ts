import { and, eq } from 'drizzle-orm';
import { placesIn } from '~/features/areas/server/public';
import {
  changeSetting,
  isConfirmed,
  readSetting,
  sightOf,
  users,
  type OwnSetting,
} from '~/features/people/server/public';
import type { ChosenMails } from '~/features/notifications/server/public';
import { unauthorized } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso, daysLeft, earlierDay, membershipStatusOn } from '~/shared/membership-status';
import { rowsPage } from '~/shared/section-rows';
import { licenceCalls, type Mine, type Standing, type StandingOf } from '../contract';
import type { Kind } from '../contract/choices';
import type { SwitchForm } from '../contract/forms';
import { both } from '../texts/both';
import type { Licences } from './context';
import { refuse } from './refusals';
import { reminderSettings } from './tables';
import { findOrderOf, findPeople, findRequests, presentPerson, presentRenewal } from './views';

/** Returns the state of the caller's licence and membership (docs/product/licences.md, "Own page"). */
export async function readMine(licences: Licences, caller: Caller): Promise<Mine> {
  const { db } = licences;
  const [user] = await db.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw unauthorized();
  return {
    ...(await describeStanding(licences, user, caller.id)),
    ...(await readSetting(db, reminderSetting, caller.id)),
  };
}

/**
 * Returns the state of a person's licence and membership for the office, with the requests that are over, 20 at once,
 * from the request `before` on; throws 404 for a person who does not exist or,
 * for an area admin, is of another area (docs/product/licences.md, "A person's licence").
 */
export async function readStandingOf(
  licences: Licences,
  caller: Caller,
  userId: number,
  { before, language }: { before?: number | undefined; language: Language },
): Promise<StandingOf> {
  const { db, clock } = licences;
  const found = and(eq(users.id, userId), sightOf(caller).where);
  const [user] = await db.select().from(users).where(found);
  const [row] = await findPeople(db, found, { offset: 0, limit: 1 });
  if (!user || !row) throw refuse.notFound((t) => t.noMember, 'user_unknown');
  const person = presentPerson((await placesIn(db, language))(row), dayIso(clock.now()));
  const { history, ...standing } = await describeStanding(licences, user, caller.id);
  // A person has a few a year at most.
  const rest = history.filter(({ id }) => before === undefined || id < before);
  return { ...standing, person, ...rowsPage(licenceCalls.licencesOf.path, userId, rest, ({ id }) => id) };
}

/** Returns a person's licence, membership and requests, with addresses of the scans for this viewer. */
async function describeStanding(
  { db, clock, scans }: Licences,
  user: typeof users.$inferSelect,
  viewerId: number,
): Promise<Standing> {
  const today = dayIso(clock.now());
  const all = await findRequests(db, user.id);
  const isOpen = ({ status }: (typeof all)[number]) => status === 'queue' || status === 'correction';
  const shown = (row: (typeof all)[number]) => presentRenewal(scans, row, viewerId);
  const open = (kind: Kind) => all.filter((row) => row.kind === kind && isOpen(row)).map(shown)[0] ?? null;
  const statusOf = (until: string | null) => ({
    status: membershipStatusOn(today, until),
    until,
    days_left: until === null ? null : daysLeft(today, until),
  });
  return {
    status: membershipStatusOn(today, earlierDay(user.licenceUntil, user.membershipUntil)),
    licence: {
      ...statusOf(user.licenceUntil),
      licenseNo: user.licenseNo,
      license_category: user.licenseCategory,
      licenseDate: user.licenseDate,
      renewalDate: user.renewalDate,
      confirmed: isConfirmed(user),
      confirmed_number: user.confirmedLicenseNo,
      confirmed_category: user.confirmedLicenseCategory,
      confirmed_until: user.confirmedRenewalDate,
      extended_by: await findOrderOf(db, user),
    },
    membership: statusOf(user.membershipUntil),
    requests: { licence: open('licence'), membership: open('membership') },
    history: all.filter((row) => !isOpen(row)).map(shown),
  };
}

/** Whether reminders are mailed; a person without a choice gets them. */
const reminderSetting: OwnSetting<{ reminder_mail: boolean }> = {
  action: 'user.reminder_mail',
  standard: { reminder_mail: true },
  find: (db, userId) => {
    const { mail, updatedAt } = reminderSettings;
    return db
      .select({ saved: { reminder_mail: mail, updatedAt }, joined: users.dateJoined })
      .from(users)
      .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
      .where(eq(users.id, userId));
  },
  save: (tx, userId, { reminder_mail: mail }, updatedAt) =>
    tx
      .insert(reminderSettings)
      .values({ userId, mail, updatedAt })
      .onConflictDoUpdate({ target: reminderSettings.userId, set: { mail, updatedAt } }),
};

/** Switches reminders by mail on or off; the bell has them in any case. Throws 409 `stale`. */
export const switchReminders = (
  { write, clock }: Licences,
  caller: Caller,
  { updated_at: readAt, ...values }: SwitchForm,
) => write((tx) => changeSetting(tx, reminderSetting, caller.id, { values, at: clock.now(), readAt }));

/** The mails of reminders. The link at their end also works for a person who has never set the switch. */
export const reminderMails: ChosenMails = {
  route: '/api/licences/reminders/unsubscribe',
  purpose: 'licence-reminders',
  words: (language) => ({ ask: both[language].reminderStopAsk, done: both[language].reminderStopDone }),
  stop: (tx, userId, at) => changeSetting(tx, reminderSetting, userId, { values: { reminder_mail: false }, at }),
};
