import { areas, units } from '~/features/areas/server/public';
import { countEvents } from '~/features/events/server/public';
import { approvedMembers, users } from '~/features/people/server/public';
import type { Db } from '~/platform/database';
import { DAY_MS } from '~/shared/dates';

/** Counts what the home page says in figures, where the committee has chosen that they are counted. */
export async function countSite(db: Db, now: Date) {
  const yearAgo = new Date(now.getTime() - 365 * DAY_MS);
  const [members, allAreas, allUnits, events] = await Promise.all([
    db.$count(users, approvedMembers()),
    db.$count(areas),
    db.$count(units),
    countEvents(db, yearAgo, now),
  ]);
  return { people: members, areas: allAreas, units: allUnits, annual_events: events };
}
