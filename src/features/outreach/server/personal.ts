import { and, eq, inArray, sql } from 'drizzle-orm';
import { isAmong } from '~/platform/database/among';
import { personRows, plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import { communityTopic } from '~/shared/topics';
import { communityConsents, communityDigests, communityInvitations } from './tables';
import { communityQuestions } from '~/features/community/server/public';

/** Returns the invitations, the consents and the digest's setting of a person. */
export const outreachRows: PersonalData['rows'] = async ({ db }, userId) => ({
  invitations: await personRows(db, communityInvitations, userId, { without: ['invitedBy'] }),
  invitations_sent: plainRows(
    communityInvitations,
    await db.select().from(communityInvitations).where(eq(communityInvitations.invitedBy, userId)),
    {
      without: ['userId', 'invitedBy'],
    },
  ),
  public_consents: await personRows(db, communityConsents, userId),
  digest_settings: await personRows(db, communityDigests, userId),
});

/**
 * Unpublishes the threads to which erased people had agreed. `forgotten` leaves out people whom the office deletes
 * without their own request: their threads stay public.
 */
export const eraseConsents: NonNullable<PersonalData['erase']> = async (tx, { forgotten }, invalidate) => {
  const agreed = tx
    .select({ id: communityConsents.questionId })
    .from(communityConsents)
    .where(isAmong(communityConsents.userId, forgotten));
  await tx
    .update(communityQuestions)
    .set({ publicAt: null })
    .where(and(inArray(communityQuestions.id, agreed), sql`${communityQuestions.publicAt} is not null`));
  invalidate(communityTopic);
  return [];
};
