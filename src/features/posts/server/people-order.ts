import { asc, eq, sql } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { areasTopic, peopleTopic } from '~/shared/topics';

/** What the order of everybody may take, in bytes. */
const most = 16_000_000;

/** Area by area and unit by unit, as the office telephones. */
const inOrder = [
  asc(sql`${areas.name} is null`),
  asc(sql`fold(${areas.name})`),
  asc(sql`fold(coalesce(${units.name}, ''))`),
  asc(sql`fold(${users.firstName} || ' ' || ${users.lastName})`),
  asc(users.id),
];

/**
 * Puts people into the order of the office. To sort thousands by their names takes longer than to find them, and who has read
 * what changes all day long: so everybody's place is kept until people or areas change.
 */
export function createPeopleOrder({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const kept = createKept<ReadonlyMap<number, number>>(topics, { most, weigh: ({ size }) => 50 * size });
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
    const places = await kept.get('', [peopleTopic, areasTopic], findPlaces);
    // Somebody who has come meanwhile is the last for a moment.
    const placeOf = (id: number) => places.get(id) ?? places.size;
    return ids.toSorted((a, b) => placeOf(a) - placeOf(b));
  };
}

export type PeopleOrder = ReturnType<typeof createPeopleOrder>;
