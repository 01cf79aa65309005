import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import type { Recommendation } from '../contract';
import type { ApplicationsSite } from './context';
import { recordOn } from './approval';
import { lockApplication, saveApplication } from './decide';
import { refuse } from './refusals';

/**
 * Saves an area admin's recommendation on an applicant of their area, for the desk; the next one replaces it. A
 * superuser can recommend any applicant. Throws 404 for an applicant of another area and for an approved person, 409
 * `decided` after a rejection.
 */
export async function recommend(site: ApplicationsSite, caller: Caller, id: number, { verdict, note }: Recommendation) {
  return site.write(async (tx, invalidate) => {
    const now = site.clock.now();
    const { user, application } = await lockApplication(tx, id);
    const isTheirs = caller.isSuperuser || (caller.areaId !== null && user.areaId === caller.areaId);
    if (!isTheirs || user.isApproved) throw refuse.notFound((t) => t.skips.unknown, 'application_unknown');
    if (application?.state === 'rejected') throw refuse.conflict('decided', (t) => t.skips.decided);
    await saveApplication(tx, id, {
      state: application?.state ?? 'pending',
      recommendation: verdict,
      recommendedBy: caller.id,
      recommendedAt: now,
      recommendationNote: note ?? null,
    });
    // The area admin's overview shows it.
    invalidate(peopleTopic);
    const after = { verdict, ...(note && { note }) };
    await recordOn({ tx, actor: caller, now }, user, 'application.recommend', { after });
  });
}
