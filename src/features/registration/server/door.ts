import { createHash } from 'node:crypto';
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { cards } from '~/features/cards/server/public';
import { events } from '~/features/events/server/public';
import { seenBy, seenColumns, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { fromIso, toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import { lastComing } from './comings';
import { readPass, windowOf } from './passes';
import type { Registering } from './settle';
import { registrations } from './tables';

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

interface DoorRequest {
  header: string | undefined;
  since: string | undefined;
  more: boolean;
  language: Language;
}

/**
 * Returns the list of a door: all registrations of the event, or those that changed since; with `more` what the page of
 * a door needs, too.
 */
export function readDoor(site: Registering, eventId: number, { header, since, more, language }: DoorRequest) {
  const read = async (tx: Tx) => {
    // Waits for what is being written, so that nothing before `at` is missing.
    await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('share');
    const now = site.clock.now();
    const { pass, event } = await readPass(tx, { eventId, header, now });
    const from = since ? fromIso(since) : null;
    const came = lastComing(tx, registrations.id).as('came');
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
        ...(more && { full_name_ml: users.fullNameMl, card: cards.code, gate: came.gate, came_at: came.at }),
      })
      .from(registrations)
      .innerJoin(users, eq(registrations.userId, users.id))
      .leftJoin(areas, eq(users.areaId, areas.id))
      .leftJoin(cards, and(eq(cards.userId, users.id), isNull(cards.revokedAt)))
      .leftJoinLateral(came, sql`true`)
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
      title: inLanguage(language, event.title, event.titleMl),
      from: toIso(windowOf(event).from),
      until: toIso(windowOf(event).until),
      rows: rows.map(({ code, guests, person, came_at: cameAt, ...row }) => ({
        ...row,
        // A pass may be in any hands: no name holds a number or an address.
        full_name: seenBy('visitor', person).fullName,
        hash: hashOf(code),
        people: guests + 1,
        ...(more && {
          end: code.slice(-4),
          card: row.card ? hashOf(row.card) : null,
          came_at: cameAt ? toIso(cameAt) : null,
        }),
      })),
    };
  };
  return site.inTurn(() => site.write(read));
}
