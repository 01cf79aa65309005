import { asc, eq, sql } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { areasTopic, peopleTopic } from '~/shared/topics';

/** The size of the cached order, in bytes. */
const maxBytes = 16_000_000;

/** Area by area and unit by unit, the order in which the office telephones. */
const inOrder = [
  asc(sql`${areas.name} is null`),
  asc(sql`fold(${areas.name})`),
  asc(sql`fold(coalesce(${units.name}, ''))`),
  asc(sql`fold(${users.firstName} || ' ' || ${users.lastName})`),
  asc(users.id),
];

/**
 * Returns a function that sorts people in the order of the office. Sorting thousands by name takes longer than finding
 * them, and receipts change all day long: so each person's place is cached until people or areas change.
 */
export function createPeopleOrder({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const cache = createTopicCache<ReadonlyMap<number, number>>(topics, {
    maxBytes,
    weigh: ({ size }) => 50 * size,
  });
  const findPlaces = async () => {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .leftJoin(areas, eq(areas.id, users.areaId))
      .leftJoin(units, eq(units.id, users.unitId))
      .orderBy(...inOrder);
    return new Map(rows.map(({ id }, place) => [id, place]));
  };

  return async (ids: readonly number[]): Promise<number[]> => {
    const places = await cache.get('', [peopleTopic, areasTopic], findPlaces);
    // A person who was added in between is last until the cache is updated.
    const placeOf = (id: number) => places.get(id) ?? places.size;
    return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
  };
}

export type PeopleOrder = ReturnType<typeof createPeopleOrder>;
