import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import { users } from '~/features/people/server/public';
import { insertDemoNotices, insertNotices } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import {
  subjectOf,
  communityAnswers,
  communityQuestions,
  questionAddress,
  type Cast,
} from '~/features/community/server/public';
import { told } from '~/features/outreach/server/invitations/invite';

import { communityConsents, communityDigests, communityInvitations } from '~/features/outreach/server/tables';

/**
 * Public threads, each with the number of days since it was published. `all`: every author agreed, not only the authors
 * whose consent is required.
 */
const published = [
  { title: 'Distance between septic tank and well: 7.5 m or 15 m?', days: 12, all: true },
  { title: 'Rubble foundation trench hits an old well', days: 3, all: false },
];
/** A thread whose authors agreed and that no moderator has published yet. */
const agreed = 'PPC or OPC 53 for roof slabs in April at 41 °C?';
/** A question that two members are asked to answer. */
const invitedTitle = 'Expansion joint in a 48 m long shopping row';

/** Inserts public threads, a thread that waits for a moderator, invitations, and readers of the weekly digest. */
export async function insertOutreach(tx: Tx, { demoMember, people }: Cast, now: Date): Promise<void> {
  for (const { title, days, all } of published) {
    const at = new Date(now.getTime() - days * DAY_MS);
    const id = await consent(tx, title, at, all);
    await tx.update(communityQuestions).set({ publicAt: at }).where(eq(communityQuestions.id, id));
  }
  await consent(tx, agreed, now, false);
  await invite(tx, people.slice(0, 2), now);
  await tx.insert(communityDigests).values([demoMember, people[0]!].map((userId) => ({ userId, wanted: true })));
}

/**
 * Inserts the consents of a thread's authors: of all authors, or of the question's and the best answer's. Returns the
 * thread's id.
 */
async function consent(tx: Tx, title: string, givenAt: Date, all: boolean): Promise<number> {
  const [question] = await tx.select().from(communityQuestions).where(eq(communityQuestions.title, title));
  const { id, authorId, bestAnswerId } = question!;
  const which = and(eq(communityAnswers.questionId, id), all ? undefined : eq(communityAnswers.id, bestAnswerId!));
  const authors = await tx.select({ id: communityAnswers.authorId }).from(communityAnswers).where(which);
  const ids = new Set([authorId!, ...authors.map((one) => one.id!)]);
  await tx.insert(communityConsents).values([...ids].map((userId) => ({ questionId: id, userId, givenAt })));
  return id;
}

async function invite(tx: Tx, people: readonly number[], now: Date): Promise<void> {
  const [question] = await tx.select().from(communityQuestions).where(eq(communityQuestions.title, invitedTitle));
  const { id, authorId, title } = question!;
  const [asker] = await tx
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.id, authorId!));
  const to = people.filter((userId) => userId !== authorId);
  await tx
    .insert(communityInvitations)
    .values(to.map((userId) => ({ questionId: id, userId, invitedBy: authorId, createdAt: now })));
  const words = told('community.invited', { name: { id: authorId!, name: `${asker!.first} ${asker!.last}` } });
  const notice = {
    kind: 'invitation' as const,
    ...words,
    title,
    link: questionAddress(id),
    subject: subjectOf('question', id),
  };
  await insertNotices(tx, { to, ...notice }, now);
  await insertDemoNotices(tx, () => [{ ...notice, at: now }]);
}
