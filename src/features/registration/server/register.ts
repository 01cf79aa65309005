import { and, desc, eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { randomCode } from '~/features/cards/server/public';
import { stageOf } from '~/features/events/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { RegistrationForm } from '../contract/forms';
import type { Own } from '../contract/schemas';
import { fitting, takenBy } from '../rules';
import { refuse } from './refusals';
import { mailSeats, settleDue, withSeats, type Registering } from './settle';
import { findParties, readOpened, type Opened, type RegistrationRow } from './state';
import { registrations } from './tables';

/** Returns whether an event takes registrations now. */
const isOpen = ({ event, settings: { opens, closes } }: Opened, now: Date) =>
  (!opens || opens <= now) && (!closes || now < closes) && stageOf(event.eventDate, now) !== 'past';

/** Returns whether a form takes the seats that are offered, which is when registration may be closed. */
const takesOffer = (row: RegistrationRow | undefined, { guests }: RegistrationForm) =>
  row?.status === 'offered' && guests <= row.guests;

const closed = () => refuse.conflict('closed', (t) => t.registrationClosed);

/** Returns a person's registration for an event; undefined without. */
async function findOwn(db: Db | Tx, eventId: number, userId: number): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), eq(registrations.userId, userId)));
  return row;
}

/** Returns a registration as its person gets it; `waiting` are the turns of the waiting parties. */
export const presentOwn = (row: RegistrationRow, waiting: readonly number[]): Own => ({
  status: row.status,
  guests: row.guests,
  people: row.guests + 1,
  diets: row.diets,
  since: toIso(row.since),
  place: row.status === 'waiting' ? waiting.filter((turn) => turn <= row.turn).length : null,
  code: row.code,
  offer_until: row.offerUntil && toIso(row.offerUntil),
});

const turnsOf = (parties: Awaited<ReturnType<typeof findParties>>) =>
  parties.filter(({ status }) => status === 'waiting').map(({ turn }) => turn);

/** Returns an event's registration with the person's own; gives out what has become free since the last change. */
export async function readRegistration(site: Registering, caller: Caller, eventId: number) {
  const opened = await readOpened(site.db, eventId);
  await settleDue(site, eventId);
  const ownRow = await findOwn(site.db, eventId, caller.id);
  const parties = await findParties(site.db, eventId);
  const { opens, closes, capacity, guestsMax, fillGaps } = opened.settings;
  const others = parties.filter(({ userId }) => userId !== caller.id);
  const last = { turn: Infinity, people: 1 };
  const waiting = others.filter(({ status }) => status === 'waiting');
  return {
    opens: opens && toIso(opens),
    closes: closes && toIso(closes),
    capacity,
    guests_max: guestsMax,
    left: Math.max(0, capacity - takenBy(parties)),
    is_open: isOpen(opened, site.clock.now()),
    is_full: !fitting([...waiting, last], capacity - takenBy(others), fillGaps).includes(last),
    registration: ownRow ? presentOwn(ownRow, turnsOf(parties)) : null,
  };
}

/**
 * Registers a person, changes the party, or takes an offer. A new party gets seats, or a place at the end of the
 * waiting list; throws 409 `closed`, and 409 `full` where a party that has seats would grow beyond what is free.
 */
export async function register(site: Registering, caller: Caller, eventId: number, form: RegistrationForm) {
  const ownRow = await withSeats(site, eventId, {
    work: async (change, opened) => {
      const { tx, now } = change;
      if (!opened) throw refuse.notFound((t) => t.noRegistration, 'no_registration');
      const row = await findOwn(tx, eventId, caller.id);
      if (!isOpen(opened, now) && !takesOffer(row, form)) throw closed();
      const { capacity, guestsMax, fillGaps } = opened.settings;
      if (form.guests > guestsMax) throw refuse.invalid((t) => ({ guests: [t.fewerGuests] }));
      const others = (await findParties(tx, eventId)).filter(({ userId }) => userId !== caller.id);
      const free = capacity - takenBy(others);
      const waiting = others.filter(({ status }) => status === 'waiting');
      const people = form.guests + 1;
      const columns = { guests: form.guests, diets: form.diets, changedAt: now };
      if (row && row.status !== 'cancelled') {
        const grows = form.guests > row.guests;
        const passes = !fillGaps && waiting.length > 0;
        const hasSeats = row.status === 'going' || row.status === 'offered';
        if (hasSeats && grows && (people > free || passes)) throw refuse.conflict('full', (t) => t.noMoreSeats);
        const seat = hasSeats ? { status: 'going' as const, offerUntil: null } : {};
        await tx
          .update(registrations)
          .set({ ...columns, ...seat })
          .where(eq(registrations.id, row.id));
        if (row.status === 'offered') await mailSeats(site, change, opened.event, { ids: [row.id], why: 'registered' });
        const isSame = row.status !== 'offered' && form.guests === row.guests && sameDiets(row.diets, form.diets);
        if (isSame) return;
        await recordAudit(tx, {
          at: now,
          actor: caller,
          action: 'registration.change',
          target: targetOf(opened),
          after: form,
        });
        return;
      }
      const turn = await nextTurn(tx, eventId);
      const mine = { turn, people };
      const getsSeat = fitting([...waiting, mine], free, fillGaps).includes(mine);
      const values = { ...columns, status: getsSeat ? ('going' as const) : ('waiting' as const), since: now, turn };
      const [saved] = row
        ? await tx.update(registrations).set(values).where(eq(registrations.id, row.id)).returning()
        : await tx
            .insert(registrations)
            .values({ ...values, eventId, userId: caller.id, code: randomCode() })
            .returning();
      if (getsSeat) await mailSeats(site, change, opened.event, { ids: [saved!.id], why: 'registered' });
      await recordAudit(tx, {
        at: now,
        actor: caller,
        action: 'registration.join',
        target: targetOf(opened),
        after: form,
      });
    },
  }).then(() => findOwn(site.db, eventId, caller.id));
  return presentOwn(ownRow!, turnsOf(await findParties(site.db, eventId)));
}

/** Cancels a registration or declines an offer, also after registration has closed. */
export function cancel(site: Registering, caller: Caller, eventId: number): Promise<void> {
  return withSeats(site, eventId, {
    work: async ({ tx, now }, opened) => {
      const row = await findOwn(tx, eventId, caller.id);
      if (!opened || !row) throw refuse.notFound((t) => t.notRegistered, 'not_registered');
      if (stageOf(opened.event.eventDate, now) === 'past') throw closed();
      await tx
        .update(registrations)
        .set({ status: 'cancelled', offerUntil: null, changedAt: now })
        .where(eq(registrations.id, row.id));
      if (row.status === 'cancelled') return;
      await recordAudit(tx, { at: now, actor: caller, action: 'registration.cancel', target: targetOf(opened) });
    },
  });
}

const targetOf = ({ event }: Opened) => ({ type: 'registration', id: event.id, name: event.title });

const sameDiets = (before: readonly string[], after: readonly string[]) => before.join() === after.join();

async function nextTurn(tx: Tx, eventId: number): Promise<number> {
  const [last] = await tx
    .select({ turn: registrations.turn })
    .from(registrations)
    .where(eq(registrations.eventId, eventId))
    .orderBy(desc(registrations.turn))
    .limit(1);
  return (last?.turn ?? 0) + 1;
}
