import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { refreshThread } from '../store';
import { communityAnswers, communityMerges, communityQuestions, communityTags } from '../tables';
import type { Cast } from './plan';

const DAY_MS = 86_400_000;

const lockedTitle = 'Loading and unloading dispute stops the site for four days';
/** Asked a second time, and merged into the first. */
const twice = {
  into: 'Stripping time of a slab with Fe 550 and M25 at 28 °C',
  title: 'When may the props below an M25 roof slab go?',
  text: 'The contractor wants them for the next house after a week. Cubes are at 19 N/mm² on the seventh day.',
  tags: ['props', 'slab'],
  answer: 'Not after a week. The span decides: 14 days up to 4.5 m, 21 days beyond, and never without the cubes.',
};
/** Tags that are looked after, each with the words that are written as it. */
const tags: Record<string, readonly string[]> = {
  KPBR: ['panchayat building rules'],
  KMBR: ['municipality building rules'],
  'paddy land': ['nilam'],
};

/** What the demo's moderator has done with the board: a locked question, one merged two days ago, and tags. Nothing is pinned: the newest stays first. */
export async function stewardDemo(tx: Tx, { people }: Cast, now: Date): Promise<void> {
  const { id, title } = communityQuestions;
  const found = await tx
    .select({ id, title })
    .from(communityQuestions)
    .where(inArray(title, [lockedTitle, twice.into]));
  const named = new Map(found.map((row) => [row.title, row.id]));
  const [locked, into] = [named.get(lockedTitle)!, named.get(twice.into)!];
  await tx
    .update(communityQuestions)
    .set({ lockedAt: new Date(now.getTime() - 3 * DAY_MS) })
    .where(eq(id, locked));

  const asked = new Date(now.getTime() - 6 * DAY_MS);
  const question = {
    title: twice.title,
    description: `${twice.title}\n\n${twice.text}`,
    tags: twice.tags,
    category: 'construction',
    urgency: 'normal',
  } as const;
  const [merged] = await tx
    .insert(communityQuestions)
    .values({ ...question, authorId: people[5]!, createdAt: asked, lastActivityAt: asked, mergedInto: into })
    .returning({ id });
  const answer = {
    questionId: into,
    authorId: people[6]!,
    answerText: twice.answer,
    createdAt: new Date(now.getTime() - 5 * DAY_MS),
  };
  const [given] = await tx.insert(communityAnswers).values(answer).returning({ id: communityAnswers.id });
  const moved = { answers: [given!.id], followers: [], voters: [], bestAnswer: null };
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
