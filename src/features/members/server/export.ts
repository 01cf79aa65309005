import { eq, ne } from 'drizzle-orm';
import { completionColumn, fullNameOf, users } from '~/features/accounts/server/public';
import { areas, placesIn } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import type { MemberFilter } from '../contract';
import { narrowPeople, preparePeople } from '../rules';

/**
 * The ids of the people in the office's list that the filter lets through, in its order: the same list as on the screen, which names
 * areas in a language.
 */
export async function findForExport(db: Db, filter: MemberFilter, language: Language): Promise<number[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      email: users.email,
      phone: users.phone,
      areaId: users.areaId,
      areaName: areas.name,
      is_approved: users.isApproved,
      profile_completion: completionColumn(),
      dateJoined: users.dateJoined,
    })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    // Superusers are the office, not in its list (views.ts, findEveryone).
    .where(ne(users.role, 'superuser'));
  const people = rows
    .map(await placesIn(db, language))
    .map(({ areaName, ...row }) => ({
      ...row,
      area_name: areaName,
      full_name: fullNameOf(row),
      date_joined: toIso(row.dateJoined),
    }));
  return narrowPeople(preparePeople(people), filter).map(({ id }) => id);
}
