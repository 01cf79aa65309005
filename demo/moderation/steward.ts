import { eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '~/shared/dates';
import type { Tx } from '~/platform/database';
import {
  refreshThread,
  communityAnswers,
  communityQuestions,
  communityTags,
  type Cast,
} from '~/features/community/server/public';

import { communityMerges } from '~/features/moderation/server/tables';

const lockedTitle = 'Loading and unloading dispute stops the site for four days';
/** A duplicate question, merged into the question titled `into`. */
const duplicateQuestion = {
  into: 'Stripping time of a slab with Fe 550 and M25 at 28 °C',
  title: 'When may the props below an M25 roof slab go?',
  text: 'The contractor wants them for the next house after a week. Cubes are at 19 N/mm² on the seventh day.',
  tags: ['props', 'slab'],
  answer: 'Not after a week. The span decides: 14 days up to 4.5 m, 21 days beyond, and never without the cubes.',
};
/** Tags that a moderator looks after, each with its synonyms. */
const tags: Record<string, readonly string[]> = {
  KPBR: ['panchayat building rules'],
  KMBR: ['municipality building rules'],
  'paddy land': ['nilam'],
};

/**
 * Inserts the actions of the demo's moderator: a locked question, a question merged two days ago, and tags. Nothing is
 * pinned, so that the newest question stays first.
 */
export async function stewardDemo(tx: Tx, { people }: Cast, now: Date): Promise<void> {
  const { id, title } = communityQuestions;
  const found = await tx
    .select({ id, title })
    .from(communityQuestions)
    .where(inArray(title, [lockedTitle, duplicateQuestion.into]));
  const named = new Map(found.map((row) => [row.title, row.id]));
  const [locked, into] = [named.get(lockedTitle)!, named.get(duplicateQuestion.into)!];
  await tx
    .update(communityQuestions)
    .set({ lockedAt: new Date(now.getTime() - 3 * DAY_MS) })
    .where(eq(id, locked));

  const askedAt = new Date(now.getTime() - 6 * DAY_MS);
  const question = {
    title: duplicateQuestion.title,
    description: `${duplicateQuestion.title}\n\n${duplicateQuestion.text}`,
    tags: duplicateQuestion.tags,
    category: 'construction',
    urgency: 'normal',
  } as const;
  const [merged] = await tx
    .insert(communityQuestions)
    .values({ ...question, authorId: people[5]!, createdAt: askedAt, lastActivityAt: askedAt, mergedInto: into })
    .returning({ id });
  const answer = {
    questionId: into,
    authorId: people[6]!,
    answerText: duplicateQuestion.answer,
    createdAt: new Date(now.getTime() - 5 * DAY_MS),
  };
  const [firstAnswer] = await tx.insert(communityAnswers).values(answer).returning({ id: communityAnswers.id });
  const moved = { answers: [firstAnswer!.id], followers: [], voters: [], bestAnswer: null };
  await tx
    .insert(communityMerges)
    .values({ questionId: merged!.id, into, mergedAt: new Date(now.getTime() - 2 * DAY_MS), moved });
  await refreshThread(tx, into, merged!.id);

  const rows = await tx
    .insert(communityTags)
    .values(Object.keys(tags).map((name) => ({ name, createdAt: now, updatedAt: now })))
    .returning({ id: communityTags.id, name: communityTags.name });
  const synonyms = rows.flatMap((tag) =>
    tags[tag.name]!.map((name) => ({ name, synonymOf: tag.id, createdAt: now, updatedAt: now })),
  );
  await tx.insert(communityTags).values(synonyms);
}
