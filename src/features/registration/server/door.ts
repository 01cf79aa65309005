import { createHash } from 'node:crypto';
import { and, asc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { cards } from '~/features/cards/server/public';
import { events } from '~/features/events/server/public';
import { fullNameColumn, seenBy, seenColumns, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { fromIso, toIso } from '~/shared/dates';
import { readPass, windowOf } from './passes';
import type { Registering } from './settle';
import { readEvent } from './state';
import { doorPasses, registrations, scans } from './tables';

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);

/** Selects the people who are not as they were: themselves, or their card. */
const otherPeople = (tx: Tx, from: Date) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(gte(users.updatedAt, from))
    .union(
      tx
        .select({ id: cards.userId })
        .from(cards)
        .where(or(gte(cards.issuedAt, from), gte(cards.revokedAt, from))),
    );

/**
 * Returns the list of a door: all registrations of the event, or those that changed since; with `more` what the page of
 * a door needs, too.
 */
export function readDoor(
  site: Registering,
  eventId: number,
  { header, since, more }: { header: string | undefined; since: string | undefined; more: boolean },
) {
  const read = async (tx: Tx) => {
    // Waits for what is being written, so that nothing before `at` is missing.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('share');
    const now = site.clock.now();
    const { pass, event } = await readPass(tx, { eventId, header, now });
    const from = since ? fromIso(since) : null;
    const rows = await tx
      .select({
        id: registrations.id,
        code: registrations.code,
        person: seenColumns,
        area_name: areas.name,
        guests: registrations.guests,
        diets: registrations.diets,
        status: registrations.status,
        people_in: registrations.peopleIn,
        ...(more && { full_name_ml: users.fullNameMl, card: cards.code }),
      })
      .from(registrations)
      .innerJoin(users, eq(registrations.userId, users.id))
      .leftJoin(areas, eq(users.areaId, areas.id))
      .leftJoin(cards, and(eq(cards.userId, users.id), isNull(cards.revokedAt)))
      .where(
        and(
          eq(registrations.eventId, eventId),
          from
            ? or(gte(registrations.changedAt, from), inArray(registrations.userId, otherPeople(tx, from)))
            : undefined,
        ),
      )
      .orderBy(asc(registrations.id));
    return {
      at: toIso(now),
      gate: pass.gate,
      title: event.title,
      from: toIso(windowOf(event).from),
      until: toIso(windowOf(event).until),
      rows: rows.map(({ code, guests, person, ...row }) => ({
        ...row,
        // A pass may be in any hands: no name holds a number or an address.
        full_name: seenBy('visitor', person).fullName,
        hash: hashOf(code),
        people: guests + 1,
        ...(more && { end: code.slice(-4), card: row.card ? hashOf(row.card) : null }),
      })),
    };
  };
  return site.inTurn(() => site.write(read));
}

/** Returns the tickets that two doors let in, with the first and the second by the corrected clocks. */
export async function listDoubles({ db }: Pick<Registering, 'db'>, eventId: number) {
  await readEvent(db, eventId, true);
  const found = await db
    .select({
      registration: registrations.id,
      name: fullNameColumn(),
      pass: doorPasses.id,
      gate: doorPasses.gate,
      at: scans.corrected,
    })
    .from(scans)
    .innerJoin(registrations, eq(scans.registrationId, registrations.id))
    .innerJoin(users, eq(registrations.userId, users.id))
    .innerJoin(doorPasses, eq(scans.passId, doorPasses.id))
    .where(and(eq(scans.eventId, eventId), inArray(scans.result, ['ok', 'partly', 'again'])))
    .orderBy(asc(scans.corrected), asc(scans.scanId));
  const again = await db
    .selectDistinct({ id: scans.registrationId })
    .from(scans)
    .where(and(eq(scans.eventId, eventId), eq(scans.result, 'again')));
  const passing = ({ gate, at }: (typeof found)[number]) => ({ gate, at: toIso(at) });
  return again.flatMap(({ id }) => {
    const [first, ...later] = found.filter(({ registration }) => registration === id);
    const second = later.find(({ pass }) => pass !== first!.pass);
    if (!first || !second) return [];
    return [
      { registration_id: first.registration, full_name: first.name, first: passing(first), second: passing(second) },
    ];
  });
}
