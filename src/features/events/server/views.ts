import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { eventPosters, events } from './tables';

export type EventRow = typeof events.$inferSelect;
export type PosterRow = typeof eventPosters.$inferSelect;

/** An event with its first poster and how many there are. */
export interface ListedEvent extends EventRow {
  first: PosterRow | null;
  posters: number;
}

/** Returns events, the newest made first, with their first posters: two queries however many there are. */
export async function findEvents(db: Db | Tx, where?: SQL): Promise<ListedEvent[]> {
  const found = await db.select().from(events).where(where).orderBy(desc(events.id));
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const firsts = await db
    .selectDistinctOn([eventPosters.eventId], {
      id: eventPosters.id,
      eventId: eventPosters.eventId,
      image: eventPosters.image,
      social: eventPosters.social,
      uploadedAt: eventPosters.uploadedAt,
      count: sql<number>`(count(*) over (partition by ${eventPosters.eventId}))::int`,
    })
    .from(eventPosters)
    .where(inArray(eventPosters.eventId, ids))
    .orderBy(asc(eventPosters.eventId), asc(eventPosters.id));
  const byEvent = new Map(firsts.map((poster) => [poster.eventId, poster]));
  return found.map((event) => {
    const first = byEvent.get(event.id);
    return { ...event, first: first ?? null, posters: first?.count ?? 0 };
  });
}

/** The events that visitors may see. */
export const findPublicEvents = (db: Db | Tx) => findEvents(db, eq(events.isActive, true));

/** Returns how many public events began after one moment, and not after another. */
export function countEvents(db: Db, after: Date, until: Date): Promise<number> {
  return db.$count(events, and(eq(events.isActive, true), gt(events.eventDate, after), lte(events.eventDate, until)));
}

export async function findEvent(db: Db | Tx, id: number): Promise<ListedEvent | undefined> {
  const [event] = await findEvents(db, eq(events.id, id));
  return event;
}

/** Returns the posters of an event, in the order in which they came. */
export function findPosters(db: Db | Tx, eventId: number): Promise<PosterRow[]> {
  return db.select().from(eventPosters).where(eq(eventPosters.eventId, eventId)).orderBy(asc(eventPosters.id));
}
