import { eq } from 'drizzle-orm';
import { completionColumn, fullNameOf, nameColumns, users } from '~/features/people/server/public';
import { areas, placesIn } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { toIso } from '~/shared/dates';
import type { Language } from '~/shared/language';
import type { MemberFilter } from '../contract';
import { narrowPeople, preparePeople } from '../rules';
import { isManaged } from './views';

/** Returns the ids of the people in the filtered list, in the screen's order, with areas named in a language. */
export async function findForExport(db: Db, filter: MemberFilter, language: Language): Promise<number[]> {
  const rows = await db
    .select({
      id: users.id,
      ...nameColumns,
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
    .where(isManaged());
  const people = rows.map(await placesIn(db, language)).map(({ areaName, email, ...row }) => ({
    ...row,
    email: email ?? '',
    area_name: areaName,
    full_name: fullNameOf(row),
    date_joined: toIso(row.dateJoined),
  }));
  return narrowPeople(preparePeople(people), filter).map(({ id }) => id);
}
