import { and, arrayContains, eq, or } from 'drizzle-orm';
import { createNotices, createNoticeTitle, createNoticeWords } from '~/features/notifications/server/public';
import { activePeople, nameAmongMembers, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { both } from '../texts/both';

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);

/** Returns the treasurers and superusers. */
export async function findOffice(tx: Tx): Promise<number[]> {
  const treasurers = and(eq(users.role, 'admin'), arrayContains(users.duties, ['treasurer']));
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(activePeople(), or(eq(users.role, 'superuser'), treasurers)))
    .orderBy(users.id);
  return found.map(({ id }) => id);
}

/** Returns what tells treasurers of a new claim, and its member of the decision, by bell. */
export function createClaimNotices(site: Site) {
  const notices = createNotices(site);
  const subject = (id: number) => `dues-claim:${id}`;
  return {
    async claimed(
      tx: Tx,
      invalidate: Invalidate,
      claim: { id: number; userId: number; number: string },
    ): Promise<void> {
      const values = { number: claim.number };
      const name = { id: claim.userId, name: await nameAmongMembers(tx, claim.userId) };
      await notices.notify(tx, invalidate, {
        to: await findOffice(tx),
        kind: 'dues',
        ...wordsBy('dues.claimed', { name, ...values }),
        ...titleBy('dues.claim_of', values),
        link: '/app/admin/dues?tab=claims',
        subject: subject(claim.id),
      });
    },
    async decided(
      tx: Tx,
      invalidate: Invalidate,
      claim: { id: number; userId: number; number: string; note: string | null; isApproved: boolean },
    ): Promise<void> {
      const values = { number: claim.number };
      await notices.forget(tx, invalidate, { of: subject(claim.id) });
      await notices.notify(tx, invalidate, {
        to: [claim.userId],
        kind: 'dues',
        ...wordsBy(claim.isApproved ? 'dues.claim_approved' : 'dues.claim_rejected', values),
        ...(claim.note ? { title: claim.note } : titleBy('dues.claim_of', values)),
        link: '/member/dues',
        subject: subject(claim.id),
      });
    },
  };
}
