import { eq, sql, type SQL } from 'drizzle-orm';
import { activePeople, users, viewerOf, type Viewer } from '~/features/people/server/public';
import { hasAccess, type Caller } from '~/shared/access';

/** Whom a caller may open, as a condition on `users`, and as which viewer they see that person. */
interface Sight {
  where: SQL | undefined;
  viewer: Viewer;
}

/**
 * Returns what a caller sees of people (docs/product/person.md, "Who sees what"): registrars, treasurers and superusers
 * see everyone, an area admin the own area, other staff approved people as members see them.
 */
export function sightOf(caller: Caller): Sight {
  if (hasAccess(caller, 'registrar') || hasAccess(caller, 'treasurer'))
    return { where: undefined, viewer: viewerOf(caller) };
  if (caller.isStaff) return { where: activePeople(), viewer: 'member' };
  if (caller.areaId === null) return { where: sql`false`, viewer: 'member' };
  return { where: eq(users.areaId, caller.areaId), viewer: viewerOf(caller) };
}
