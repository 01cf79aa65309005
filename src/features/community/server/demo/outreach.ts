import { and, eq } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import { insertNotices } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import { subjectOf, told } from '../notify';
import {
  communityAnswers,
  communityConsents,
  communityDigests,
  communityInvitations,
  communityQuestions,
} from '../tables';
import type { Cast } from './plan';

const DAY_MS = 86_400_000;

/** Threads that everybody may read, and since how many days; of the first all authors agreed, of the second those it takes. */
const published = [
  { title: 'Distance between septic tank and well: 7.5 m or 15 m?', days: 12, all: true },
  { title: 'Rubble foundation trench hits an old well', days: 3, all: false },
];
/** Its authors agreed; a moderator has not published it yet. */
const agreed = 'PPC or OPC 53 for roof slabs in April at 41 °C?';
/** Two people are asked to answer it. */
const asked = 'Expansion joint in a 48 m long shopping row';

/** Public threads, one that waits for a moderator, invitations, and readers of the weekly mail. */
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

/** The consents of a thread's authors: of all of them, or of those of the question and the best answer. Gives its id. */
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
  const [question] = await tx.select().from(communityQuestions).where(eq(communityQuestions.title, asked));
  const { id, authorId, title } = question!;
  const [asker] = await tx
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .where(eq(users.id, authorId!));
  const to = people.filter((userId) => userId !== authorId);
  await tx
    .insert(communityInvitations)
    .values(to.map((userId) => ({ questionId: id, userId, invitedBy: authorId, createdAt: now })));
  const words = told('community.invited', { name: `${asker!.first} ${asker!.last}` });
  await insertNotices(
    tx,
    { to, kind: 'invitation', ...words, title, link: `/community?question=${id}`, subject: subjectOf('question', id) },
    now,
  );
}
