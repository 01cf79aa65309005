import { eq, inArray } from 'drizzle-orm';
import { hasTime } from '~/features/events/server/public';
import { addresseeColumns, mail, pageFor, toPerson, users } from '~/features/people/server/public';
import { createNotices, createNoticeWords, type Notices } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import { queueMail } from '~/platform/mail';
import { createSemaphore } from '~/platform/semaphore';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { HOUR_MS, toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { formatDate, formatMoment } from '~/shared/format-date';
import { inLanguage, type Language } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import { movesOf, offerHours } from '../rules';
import { both } from '../texts/both';
import { countHeads, findParties, findSettings, lockEvent, readEvent, type EventRow, type Opened } from './state';
import { eventRegistration, registrations } from './tables';

/** The site, with what delivers notices. */
export interface Registering extends Site {
  notices: Notices;
  /** Runs a transaction that waits for the lock of an event. */
  inTurn: ReturnType<typeof createSemaphore>;
}

/**
 * How many transactions of an instance wait for the lock of an event at once: when hundreds register in the same
 * minute, the others wait without a connection to the database, which the rest of the site needs.
 */
const mostWaiting = 3;

/** Returns the site with what registration needs beside it. */
export const registering = (site: Site): Registering => ({
  ...site,
  notices: createNotices(site),
  inTurn: createSemaphore(mostWaiting),
});

/** A transaction in which the seats of an event change; it has the event's lock. */
export interface Change {
  tx: Tx;
  invalidate: Invalidate;
  now: Date;
}

/** The job that assigns an event's free seats to the waiting list. */
export const settleJob = 'registration-settle';

const wordsBy = createNoticeWords(both.en.notices);

/** Returns the address of a person's ticket for an event. */
const ticketOf = ({ id }: Pick<EventRow, 'id'>) => `/member/events?event=${id}` as const;
/** Returns the same, with the question open whether the person can't come. */
const cancelOf = (event: Pick<EventRow, 'id'>) => `${ticketOf(event)}&ask=cancel` as const;

/** Returns the notice of a seat: the person has it, or it is offered until a moment. */
export const seatNotice = (event: Pick<EventRow, 'id' | 'title'>, until: Date | null) => ({
  kind: 'event' as const,
  ...wordsBy(until ? 'eventSeatOffered' : 'eventMovedUp'),
  title: event.title,
  // A person who can't come cancels with one tap; an offer is taken or declined on the ticket.
  link: until ? ticketOf(event) : cancelOf(event),
  subject: `event:${event.id}`,
});

/** Runs work on the seats of an event under its lock, and gives out what is free before and after it. */
export function withSeats<T>(
  site: Registering,
  eventId: number,
  { hidden = false, work }: { hidden?: boolean; work: (change: Change, opened: Opened | null) => Promise<T> },
): Promise<T> {
  return site.inTurn(() =>
    site.write(async (tx, invalidate) => {
      await lockEvent(tx, eventId);
      const change = { tx, invalidate, now: site.clock.now() };
      const event = await readEvent(tx, eventId, hidden);
      const settings = await settle(site, change, event);
      const result = await work(change, settings ? { event, settings } : null);
      await settle(site, change, event);
      return result;
    }),
  );
}

/** Gives out the free seats of an event, where anything has become due since the last change. */
export async function settleDue(site: Registering, eventId: number): Promise<void> {
  const [settings, now] = [await findSettings(site.db, eventId), site.clock.now()];
  if (!settings) return;
  const event = await readEvent(site.db, eventId, true);
  const moves = movesOf({ ...settings, eventDate: event.eventDate }, await findParties(site.db, eventId), now);
  const isDue = settings.numbersDue !== null && settings.numbersDue <= now && !settings.frozen;
  if (!isDue && moves.cancelled.length + moves.moved.length === 0) return;
  await withSeats(site, eventId, { hidden: true, work: () => Promise.resolve() });
}

/** Freezes the kitchen's numbers when they are due, and gives out free seats; call it with the event locked. */
async function settle(site: Registering, { tx, invalidate, now }: Change, event: EventRow) {
  await freeze(tx, event.id, now);
  const settings = await findSettings(tx, event.id);
  if (!settings) return undefined;
  const moves = movesOf({ ...settings, eventDate: event.eventDate }, await findParties(tx, event.id), now);
  if (moves.cancelled.length > 0)
    await tx
      .update(registrations)
      .set({ status: 'cancelled', offerUntil: null, changedAt: now })
      .where(inArray(registrations.id, moves.cancelled));
  if (moves.moved.length === 0) return settings;
  const until = moves.status === 'offered' ? new Date(now.getTime() + offerHours * HOUR_MS) : null;
  await tx
    .update(registrations)
    .set({ status: moves.status, offerUntil: until, changedAt: now })
    .where(inArray(registrations.id, moves.moved));
  await tellMoved(site, { tx, invalidate, now }, event, { ids: moves.moved, until });
  if (until) await site.jobs.queue(tx, settleJob, { event: event.id }, { startAfter: until });
  return settings;
}

/** Freezes the numbers for the kitchen once they are due; call it with the event locked, before anything changes. */
export async function freeze(tx: Tx, eventId: number, now: Date): Promise<void> {
  const settings = await findSettings(tx, eventId);
  if (!settings?.numbersDue || settings.numbersDue > now || settings.frozen) return;
  const frozenAt = new Date(Math.max(settings.numbersDue.getTime(), settings.updatedAt.getTime()));
  await tx
    .update(eventRegistration)
    .set({ frozen: await countHeads(tx, eventId), frozenAt })
    .where(eq(eventRegistration.eventId, eventId));
}

/** Notifies people who moved up or got an offer, by notice and by mail. */
async function tellMoved(
  site: Registering,
  change: Change,
  event: EventRow,
  { ids, until }: { ids: number[]; until: Date | null },
): Promise<void> {
  const people = await mailSeats(site, change, event, { ids, why: until ? 'offered' : 'moved' });
  await site.notices.notify(change.tx, change.invalidate, {
    ...seatNotice(event, until),
    to: people,
    mailedElsewhere: true,
    ...(until && { pushUntil: until }),
  });
}

/** Mails people their ticket, or the offer of a seat; returns their ids. */
export async function mailSeats(
  site: Registering,
  { tx, now }: Change,
  event: EventRow,
  { ids, why }: { ids: number[]; why: 'registered' | 'moved' | 'offered' },
): Promise<number[]> {
  const people = await tx
    .select({ ...addresseeColumns, registration: registrations })
    .from(registrations)
    .innerJoin(users, eq(registrations.userId, users.id))
    .where(inArray(registrations.id, ids));
  for (const { registration, ...person } of people) {
    const to = toPerson(person);
    const { mails } = both[to.language];
    const name = inLanguage(to.language, event.title, event.titleMl);
    const pageOf = (address: string) => pageFor(to, site.config, address);
    const ticket = [
      { code: registration.code, alt: fillText<string>(mails.codeOf, { event: name }) },
      { label: mails.code, value: registration.code },
      { label: mails.cannotCome, value: mails.giveSeatBack, url: pageOf(cancelOf(event)) },
    ];
    const content = {
      title: mails.titles[why],
      paragraphs: [
        fillText<string>(mails.texts[why], { event: name }),
        { label: mails.when, value: whenOf(event, to.language) },
        { label: mails.where, value: inLanguage(to.language, event.location, event.locationMl) },
        { label: mails.people, value: String(registration.guests + 1) },
        ...(why === 'offered' ? [] : ticket),
      ],
      button: { label: why === 'offered' ? mails.answerOffer : mails.showTicket, url: pageOf(ticketOf(event)) },
    };
    await queueMail(site, tx, mail(to, content), {
      kind: 'event-seat',
      reader: person.id,
      about: [],
      key: `seat:${registration.id}:${now.getTime()}`,
    });
  }
  return people.map(({ id }) => id);
}

function whenOf({ eventDate }: EventRow, language: Language): string {
  const format = hasTime(eventDate) ? formatMoment : formatDate;
  return format(toIso(eventDate), common[language].dates) ?? '';
}
