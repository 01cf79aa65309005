import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { refusePerson } from '~/platform/errors/refusals';
import { hasAccess, type Caller } from '~/shared/access';
import { viewerOf, type Viewer } from './seen';
import { users } from './tables';
import { activePeople } from './views';

/** Whom a caller may open, as a condition on `users`, and as which viewer they see that person. */
interface Sight {
  where: SQL | undefined;
  viewer: Viewer;
}

/**
 * Returns what a caller sees of people (docs/product/person.md, "Who sees what"): registrars, treasurers and superusers
 * see everyone, an area admin the own area, other staff active people as members see them.
 */
export function sightOf(caller: Caller): Sight {
  if (hasAccess(caller, 'registrar') || hasAccess(caller, 'treasurer'))
    return { where: undefined, viewer: viewerOf(caller) };
  if (caller.isStaff) return { where: activePeople(), viewer: 'member' };
  if (caller.areaId === null) return { where: sql`false`, viewer: 'member' };
  return { where: eq(users.areaId, caller.areaId), viewer: viewerOf(caller) };
}

/** Throws 404 for a person whom the caller may not open; for the sections of their page. */
export async function refuseUnseen(db: Db, caller: Caller, id: number): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), sightOf(caller).where));
  if (!found) throw refusePerson.notFound((t) => t.userUnknown, 'user_unknown');
}
