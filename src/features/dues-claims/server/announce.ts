import { both } from '../texts/both';
import { createNotices, createNoticeTitle, createNoticeWords } from '~/features/notifications/server/public';
import { nameAmongMembers } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import { findOffice } from '~/features/dues/server/public';

const wordsBy = createNoticeWords(both.en.notices);
const titleBy = createNoticeTitle(both.en.notices);

const subjectOf = (claimId: number) => `dues-claim:${claimId}`;

/** Returns the notice of a new claim, without its readers. */
export function claimedNotice({ id, number }: { id: number; number: string }, name: { id: number; name: string }) {
  const values = { number };
  return {
    kind: 'dues',
    ...wordsBy('dues.claimed', { name, ...values }),
    ...titleBy('dues.claim_of', values),
    link: '/app/admin/dues?tab=claims',
    subject: subjectOf(id),
  } as const;
}

interface Decided {
  id: number;
  number: string;
  note: string | null;
  isApproved: boolean;
}

/** Returns the notice of a decision on a claim, without its reader. */
export function decidedNotice({ id, number, note, isApproved }: Decided) {
  const values = { number };
  return {
    kind: 'dues',
    ...wordsBy(isApproved ? 'dues.claim_approved' : 'dues.claim_rejected', values),
    ...(note ? { title: note } : titleBy('dues.claim_of', values)),
    link: '/member/dues',
    subject: subjectOf(id),
  } as const;
}

/** Returns what announces a new claim to treasurers by bell, and the decision to its member. */
export function createClaimNotices(site: Site) {
  const notices = createNotices(site);
  return {
    async claimed(
      tx: Tx,
      invalidate: Invalidate,
      claim: { id: number; userId: number; number: string },
    ): Promise<void> {
      const name = { id: claim.userId, name: await nameAmongMembers(tx, claim.userId) };
      await notices.notify(tx, invalidate, { to: await findOffice(tx), ...claimedNotice(claim, name) });
    },
    async decided(tx: Tx, invalidate: Invalidate, claim: Decided & { userId: number }): Promise<void> {
      await notices.forget(tx, invalidate, { of: subjectOf(claim.id) });
      await notices.notify(tx, invalidate, { to: [claim.userId], ...decidedNotice(claim) });
    },
  };
}
