import { record } from '~/features/audit/server/public';
import { conflict, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { peopleTopic } from '~/shared/topics';
import { applicationTexts as words, type Recommendation } from '../../contract';
import type { Accounts } from '../context';
import { keep, lockApplication, targetOf } from './decide';

/**
 * An area admin's word on an applicant of the own area, for the desk; the next one replaces it. 404 for an applicant of
 * another area and for whoever is none, 409 `decided` after a rejection. A superuser may speak of anybody.
 */
export async function recommend(accounts: Accounts, caller: Caller, id: number, { verdict, note }: Recommendation) {
  return accounts.write(async (tx, invalidate) => {
    const now = accounts.clock.now();
    const { user, application } = await lockApplication(tx, id);
    const isTheirs = caller.isSuperuser || (caller.areaId !== null && user.areaId === caller.areaId);
    if (!isTheirs || user.isApproved) throw notFound(words.unknown, 'application_unknown');
    if (application?.state === 'rejected') throw conflict('decided', words.decided);
    const said = {
      recommendation: verdict,
      recommendedBy: caller.id,
      recommendedAt: now,
      recommendationNote: note ?? null,
    };
    await keep(tx, id, { state: application?.state ?? 'pending', ...said });
    // The area admin's overview shows it.
    invalidate(peopleTopic);
    await record(tx, {
      at: now,
      actor: caller,
      action: 'application.recommend',
      target: targetOf(user),
      after: { verdict, ...(note && { note }) },
    });
    return { message: words.recommended };
  });
}
