import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { addresseeColumns, fullNameOf, membersAndAbove, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { createUnsubscribeLinks } from '~/features/notifications/server/public';
import { queueMail } from '~/platform/mail';
import type { Invalidate } from '~/platform/topics';
import { dayOf, startOfDay } from '~/shared/dates';
import type { Language } from '~/shared/language';
import { dayIso, daysLeft } from '~/shared/membership-status';
import { scanDays, type Kind, type Step } from '../contract/choices';
import { dueDays, stepOn } from '../rules';
import { subjectOf, type Licences } from './context';
import { reminderMail } from './mails';
import { reminderMails } from './mine';
import { noticeOf, reminderNews } from './news';
import { scanKeys } from './scans';
import { reminders, reminderSettings, renewals } from './tables';
import { findOpen } from './views';

/** People in a transaction, and so the most that a killed run has to repeat. */
const BATCH = 50;

const untilOf = { licence: users.licenceUntil, membership: users.membershipUntil } as const;

/** Runs the feature's daily work (docs/product/licences.md, "Reminders", "Scans"). */
export async function everyMorning(licences: Licences, signal: AbortSignal): Promise<void> {
  for (const kind of ['licence', 'membership'] as const) await remindAll(licences, kind, signal);
  await dropOldScans(licences);
}

/** Reminds every person for whom a step is due today, once for each step, also after a killed run. */
async function remindAll(licences: Licences, kind: Kind, signal: AbortSignal): Promise<void> {
  const { db, clock, write } = licences;
  const until = untilOf[kind];
  const days = dueDays(dayIso(clock.now()));
  const isNear = or(...days.map(({ from, to }) => sql`${until} between ${from}::date and ${to}::date`));
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const batch = await db
      .select({ id: users.id })
      .from(users)
      .where(and(membersAndAbove(), isNear, gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(BATCH);
    const ids = batch.map(({ id }) => id);
    if (ids.length > 0) await write((tx, invalidate) => remind(licences, tx, invalidate, kind, ids));
    if (batch.length < BATCH) return;
    after = ids.at(-1)!;
  }
}

/** Decides by the locked rows: a renewal that was just approved or requested needs no reminder. */
async function remind(licences: Licences, tx: Tx, invalidate: Invalidate, kind: Kind, ids: number[]): Promise<void> {
  const { clock } = licences;
  const now = clock.now();
  const today = dayIso(now);
  const people = await tx
    .select({
      ...addresseeColumns,
      due: untilOf[kind],
      mail: reminderSettings.mail,
    })
    .from(users)
    .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
    .where(and(inArray(users.id, ids), membersAndAbove()))
    .orderBy(asc(users.id))
    .for('no key update', { of: users });
  const waiting = new Set((await findOpen(tx, ids)).filter((open) => open.kind === kind).map(({ userId }) => userId));
  for (const person of people) {
    const { id: userId, due } = person;
    const step = due && stepOn(today, due);
    if (!due || step === null || waiting.has(userId)) continue;
    if (await isFirst(tx, { userId, kind, due, step: step as Step, sentAt: now }))
      await sendReminder(licences, tx, invalidate, { ...person, due }, kind, step as Step);
  }
}

/** Whether the step is unsent; the row's key decides between two runs at the same moment. */
async function isFirst(tx: Tx, row: typeof reminders.$inferInsert): Promise<boolean> {
  return (await tx.insert(reminders).values(row).onConflictDoNothing().returning({ step: reminders.step })).length > 0;
}

interface Person {
  id: number;
  email: string | null;
  firstName: string;
  lastName: string;
  username: string;
  due: string;
  mail: boolean | null;
  language: Language;
}

async function sendReminder(
  licences: Licences,
  tx: Tx,
  invalidate: Invalidate,
  person: Person,
  kind: Kind,
  step: Step,
) {
  const { notices, clock, config } = licences;
  const news = reminderNews(
    { kind, due: person.due, left: daysLeft(dayIso(clock.now()), person.due) },
    person.language,
  );
  const subject = subjectOf(person.id, kind);
  // The newest reminder replaces the older ones.
  await notices.forget(tx, invalidate, { of: subject, unseen: true });
  await notices.notify(tx, invalidate, noticeOf(news, person.id, subject));
  if (person.mail === false) return;
  const unsubscribe = createUnsubscribeLinks(licences, reminderMails).address(person.id);
  const mail = reminderMail({ ...person, name: fullNameOf(person) }, { ...news, unsubscribe }, config);
  await queueMail(licences, tx, mail, {
    kind: 'licence-reminder',
    reader: person.id,
    about: [],
    key: `reminder:${person.id}:${kind}:${person.due}:${step}`,
  });
}

/** Deletes the scans of requests decided 90 days ago: the references first, so that no address is broken. */
async function dropOldScans({ clock, files, write, log }: Licences): Promise<void> {
  const before = startOfDay(dayOf(clock.now()) - scanDays + 1);
  const gone = await write(async (tx) => {
    const old = await tx
      .select({ id: renewals.id, file: renewals.file })
      .from(renewals)
      .where(and(lte(renewals.decidedAt, before), sql`${renewals.file} is not null`))
      .for('update');
    if (old.length > 0)
      await tx
        .update(renewals)
        .set({ file: null })
        .where(
          inArray(
            renewals.id,
            old.map(({ id }) => id),
          ),
        );
    return old;
  });
  if (gone.length === 0) return;
  await files.delete(gone.flatMap(({ file }) => scanKeys(file)));
  log.info({ scans: gone.length }, 'scans of decided renewals deleted');
}
