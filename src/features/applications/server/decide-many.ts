import { inArray } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import { skipTexts, type Skip } from '../contract';
import { approveApplicant, obstacleTo, type Applicant } from './approval';
import type { ApplicationsSite } from './context';
import { applications } from './tables';
import { lockUsers } from '~/features/people/server/public';
import { findDuplicates } from './duplicates';

/**
 * Approves several applicants as members, in one transaction and in the order of `ids`, so that their membership
 * numbers follow one another. Skips an applicant who is decided, may be the same as another person, has no area or
 * unit, or an unconfirmed address.
 */
export async function decideMany(site: ApplicationsSite, actor: Caller, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  return site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const people = new Map((await lockUsers(tx, wanted)).map((user) => [user.id, user]));
    const rows = await tx
      .select({ id: applications.userId, state: applications.state })
      .from(applications)
      .where(inArray(applications.userId, wanted));
    const found = new Map(rows.map(({ id, state }) => [id, { state }]));
    const alike = await findDuplicates(tx, site, [...people.keys()]);
    const results = [];
    for (const id of wanted) {
      const user = people.get(id);
      const applicant = user && { user, application: found.get(id) };
      const skipped = whyNot(applicant, alike.has(id));
      const by = { tx, invalidate, actor, now };
      const done =
        applicant && !skipped && (await approveApplicant(site, by, applicant, { role: 'member', canUndo: true }));
      const membershipId = done ? done.membershipId : null;
      results.push({ id, membership_id: membershipId, skipped, detail: skipped && skipTexts[skipped] });
    }
    return { results };
  });
}

/** Returns why an application is skipped, null if it is not; an unconfirmed address is the last reason. */
function whyNot(applicant: Applicant | undefined, isAlike: boolean): Skip | null {
  if (!applicant) return 'unknown';
  const obstacle = obstacleTo(applicant, ['unconfirmed']);
  if (obstacle) return obstacle;
  if (isAlike) return 'duplicate';
  if (applicant.user.areaId === null) return 'no_area';
  if (applicant.user.unitId === null) return 'no_unit';
  return obstacleTo(applicant);
}
