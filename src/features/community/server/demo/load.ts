import path from 'node:path';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { stat } from 'node:fs/promises';
import { approvedMembers, users } from '~/features/accounts/server/public';
import { insertNotices } from '~/features/notifications/server/public';
import type { Db, Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/facts/demo-rows';
import type { Files } from '~/platform/files';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import { communityTopic } from '../../contract';
import { flagsThatHide } from '../../contract/limits';
import { storeAttachment, type StoredAttachment } from '../attachments/store';
import { subjectOf, told } from '../notify';
import { refreshThread } from '../store';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionViews,
  questionVotes,
} from '../tables';
import { indexTerms } from '../terms';
import { insertOutreach } from './outreach';
import { planBoard, type Cast, type PlannedQuestion } from './plan';
import { stewardDemo } from './steward';

const demoAddresses = ['member@demo.test', 'admin@demo.test', 'area-admin@demo.test'];
/** So many of the members take part. */
const PEOPLE = 140;
const BATCH = 2000;

type Stored = (file: string | undefined) => Promise<StoredAttachment | null>;

/** Loads the demo questions with all that hangs on them. Gives false when there are any, or nobody who could ask. */
export async function loadDemoCommunity({ config, db, write, files, clock, log }: Site): Promise<boolean> {
  const [there] = await db.select({ id: communityQuestions.id }).from(communityQuestions).limit(1);
  const cast = there ? null : await findCast(db);
  if (!cast) return false;
  const folder = path.join(config.root, 'src/features/community/server/demo/files');
  const plan = planBoard(cast, clock.now());
  await storing(files, log, async (store) => {
    const stored: Stored = (name) => (name ? storeFile(store, folder, name) : Promise.resolve(null));
    const attachments = await Promise.all(
      plan.map(({ file, answers }) => Promise.all([file, ...answers.map((answer) => answer.file)].map(stored))),
    );
    await write(async (tx, invalidate) => {
      invalidate(communityTopic);
      await insertBoard(tx, plan, attachments);
      await stewardDemo(tx, cast, clock.now());
      await tellDemoMember(tx, cast.demoMember, plan);
      await insertOutreach(tx, cast, clock.now());
      await rememberDemo(tx, [communityAnswers, communityQuestions]);
    });
  });
  return true;
}

async function findCast(db: Db): Promise<Cast | null> {
  const known = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, demoAddresses))
    .orderBy(asc(users.email));
  const [first] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoAddresses[0]!));
  if (!first) return null;
  const members = await db
    .select({ id: users.id })
    .from(users)
    .where(approvedMembers())
    .orderBy(asc(users.id))
    .limit(PEOPLE);
  const people = [...new Set([...known, ...members].map(({ id }) => id))].filter((id) => id !== first.id);
  return people.length < 50 ? null : { demoMember: first.id, people };
}

async function storeFile(store: Files, folder: string, filename: string) {
  const file = path.join(folder, filename);
  return storeAttachment(store, { path: file, filename, bytes: (await stat(file)).size });
}

async function insertBoard(tx: Tx, plan: PlannedQuestion[], attachments: (StoredAttachment | null)[][]) {
  const questions = await tx
    .insert(communityQuestions)
    .values(
      plan.map(
        (
          { title, text, authorId, at, editedAt, tags, category, urgency = 'normal', solved = false, viewers },
          index,
        ) => ({
          title,
          description: `${title}\n\n${text}`,
          authorId,
          tags,
          category,
          urgency,
          isSolved: solved,
          viewCount: viewers.length,
          attachment: attachments[index]![0]!,
          createdAt: at,
          editedAt,
          lastActivityAt: at,
        }),
      ),
    )
    .returning({ id: communityQuestions.id });
  const ids = questions.map(({ id }) => id);
  const answers = plan.flatMap((question, index) =>
    question.answers.map((answer, at) => ({
      ...answer,
      questionId: ids[index]!,
      attachment: attachments[index]![at + 1]!,
    })),
  );
  const rows = await tx
    .insert(communityAnswers)
    .values(
      answers.map(({ questionId, authorId, text, attachment, at, editedAt }) => ({
        questionId,
        authorId,
        answerText: text,
        attachment,
        createdAt: at,
        editedAt,
      })),
    )
    .returning({ id: communityAnswers.id });
  const posted = answers.map((answer, index) => ({ ...answer, id: rows[index]!.id }));

  const each = <T>(pick: (question: PlannedQuestion, questionId: number) => T[]) =>
    plan.flatMap((question, index) => pick(question, ids[index]!));
  await inBatches(
    each(({ votes }, questionId) => votes.map((vote) => ({ ...vote, questionId }))),
    (some) => tx.insert(questionVotes).values(some),
  );
  await inBatches(
    each(({ followers }, questionId) => followers.map((userId) => ({ userId, questionId }))),
    (some) => tx.insert(questionFollows).values(some),
  );
  await inBatches(
    each(({ viewers, at }, questionId) => viewers.map((userId) => ({ userId, questionId, lastAt: at }))),
    (some) => tx.insert(questionViews).values(some),
  );
  await inBatches(
    posted.flatMap(({ id, votes }) => votes.map((vote) => ({ ...vote, answerId: id }))),
    (some) => tx.insert(answerVotes).values(some),
  );
  await inBatches(
    posted.flatMap(({ id, at, flags }) => flags.map((flag) => ({ ...flag, answerId: id, createdAt: at }))),
    (some) => tx.insert(communityFlags).values(some),
  );
  for (const { id, questionId } of posted.filter(({ isBest }) => isBest)) {
    await tx.update(communityQuestions).set({ bestAnswerId: id }).where(eq(communityQuestions.id, questionId));
  }
  for (const { id, at } of posted.filter(({ flags }) => flags.length >= flagsThatHide)) {
    await tx.update(communityAnswers).set({ hiddenAt: at }).where(eq(communityAnswers.id, id));
  }
  await countAll(tx);
  await refreshThread(tx, ...ids);
  await indexTerms(
    tx,
    plan.map(({ title, text }, index) => ({ id: ids[index]!, title, description: text })),
  );
}

async function inBatches<T>(rows: T[], insert: (some: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

/** What store.ts sets item by item. */
async function countAll(tx: Tx) {
  const counted = (votes: string) =>
    sql.raw(`
    upvotes = (select count(*) from ${votes} and value = 1), downvotes = (select count(*) from ${votes} and value = -1)`);
  await tx.execute(
    sql`update community_questions p set ${counted('community_question_votes where question_id = p.id')}`,
  );
  await tx.execute(sql`update community_answers p set ${counted('community_answer_votes where answer_id = p.id')},
    flag_count = (select count(*) from community_flags where answer_id = p.id)`);
}

/** So that the bell has something to show. */
async function tellDemoMember(tx: Tx, demoMember: number, plan: PlannedQuestion[]) {
  const own = plan.filter(({ authorId, answers }) => authorId === demoMember && answers.length > 0).slice(-3);
  for (const { title, answers } of own) {
    const [question] = await tx
      .select({ id: communityQuestions.id })
      .from(communityQuestions)
      .where(eq(communityQuestions.title, title));
    const last = answers.at(-1)!;
    const itself = and(eq(communityAnswers.questionId, question!.id), eq(communityAnswers.authorId, last.authorId));
    const [answer] = await tx.select({ id: communityAnswers.id }).from(communityAnswers).where(itself);
    const [author] = await tx
      .select({ first: users.firstName, last: users.lastName })
      .from(users)
      .where(eq(users.id, last.authorId));
    const words = told('community.answer_to_yours', { name: `${author!.first} ${author!.last}` });
    const about = {
      title,
      link: `/community?question=${question!.id}`,
      subject: subjectOf('question', question!.id),
      part: subjectOf('answer', answer!.id),
    };
    await insertNotices(tx, { to: [demoMember], kind: 'answer', ...words, ...about }, last.at);
  }
}
