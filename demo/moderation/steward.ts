import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { DAY_MS, dayOf, startOfDay } from '~/shared/dates';
import { insertDemoNotices } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import {
  questionAddress,
  refreshThread,
  subjectOf,
  communityAnswers,
  communityQuestions,
  communityTags,
  type Cast,
} from '~/features/community/server/public';

import { removalNotice, told } from '~/features/moderation/server/notify';
import { communityMerges } from '~/features/moderation/server/tables';

/** Days for which a question is pinned. */
const pinnedDays = 20;
const lockedTitle = 'Loading and unloading dispute stops the site for four days';
/** A duplicate question, merged into the question titled `into`. */
const duplicateQuestion = {
  into: 'Stripping time of a slab with Fe 550 and M25 at 28 °C',
  title: 'When may the props below an M25 roof slab go?',
  text: 'The contractor wants them for the next house after a week. Cubes are at 19 N/mm² on the seventh day.',
  tags: ['props', 'slab'],
  answer: 'Not after a week. The span decides: 14 days up to 4.5 m, 21 days beyond, and never without the cubes.',
};
/** A merge of which a member reads: into this question of the board. */
const mergedNotice = {
  into: 'അച്ഛന്റെ പഴയ തിയോഡലൈറ്റ്: എവിടെ കൊടുത്ത് കൃത്യമാക്കാം?',
  title: 'തിയോഡലൈറ്റ് നന്നാക്കുന്ന ആരെങ്കിലും അടുത്തുണ്ടോ?',
};
/** Tags that a moderator looks after, each with its synonyms. */
const tags: Record<string, readonly string[]> = {
  KPBR: ['panchayat building rules'],
  KMBR: ['municipality building rules'],
  'paddy land': ['nilam'],
};

/**
 * Inserts the actions of the demo's moderator: a locked question, a question merged two days ago, tags, and notices of
 * a removal and a merge. The question with the newest activity is pinned, so that it stays first.
 */
export async function stewardDemo(tx: Tx, { people }: Cast, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { id, title } = communityQuestions;
  const found = await tx
    .select({ id, title })
    .from(communityQuestions)
    .where(inArray(title, [lockedTitle, duplicateQuestion.into, mergedNotice.into]));
  const named = new Map(found.map((row) => [row.title, row.id]));
  const [locked, into] = [named.get(lockedTitle)!, named.get(duplicateQuestion.into)!];
  await tx
    .update(communityQuestions)
    .set({ lockedAt: ago(3) })
    .where(eq(id, locked));

  const askedAt = ago(6);
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
    createdAt: ago(5),
  };
  const [firstAnswer] = await tx.insert(communityAnswers).values(answer).returning({ id: communityAnswers.id });
  const moved = { answers: [firstAnswer!.id], followers: [], voters: [], bestAnswer: null };
  await tx.insert(communityMerges).values({ questionId: merged!.id, into, mergedAt: ago(2), moved });
  await refreshThread(tx, into, merged!.id);

  const open = and(isNull(communityQuestions.mergedInto), isNull(communityQuestions.hiddenAt));
  const [newest] = await tx
    .select({ id })
    .from(communityQuestions)
    .where(open)
    .orderBy(desc(communityQuestions.lastActivityAt), desc(id))
    .limit(1);
  await tx
    .update(communityQuestions)
    .set({ pinnedUntil: startOfDay(dayOf(now) + pinnedDays + 1) })
    .where(eq(id, newest!.id));
  const part = subjectOf('question', merged!.id);
  const about = { link: questionAddress(named.get(mergedNotice.into)!), subject: part, part };
  await insertDemoNotices(tx, (reader) => [
    { ...removalNotice({ type: 'answer', title: lockedTitle, authorId: reader.id }), at: ago(9) },
    {
      kind: 'merged',
      ...told('community.merged_yours', { title: mergedNotice.into }),
      title: mergedNotice.title,
      ...about,
      at: ago(2),
    },
  ]);

  const rows = await tx
    .insert(communityTags)
    .values(Object.keys(tags).map((name) => ({ name, createdAt: now, updatedAt: now })))
    .returning({ id: communityTags.id, name: communityTags.name });
  const synonyms = rows.flatMap((tag) =>
    tags[tag.name]!.map((name) => ({ name, synonymOf: tag.id, createdAt: now, updatedAt: now })),
  );
  await tx.insert(communityTags).values(synonyms);
}
