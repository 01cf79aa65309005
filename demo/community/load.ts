import path from 'node:path';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { stat } from 'node:fs/promises';
import { approvedMembers, users } from '~/features/people/server/public';
import { insertDemoNotices, insertNotices } from '~/features/notifications/server/public';
import type { Db, Tx } from '~/platform/database';
import { rememberDemo } from '~/platform/settings-store/demo-rows';
import type { Files } from '~/platform/files';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Site } from '~/platform/site';
import { communityTopic } from '~/shared/topics';
import { flagsThatHide } from '~/features/community/contract/limits';
import { questionAddress } from '~/features/community/contract/question-address';
import { storeAttachment, type StoredAttachment } from '~/features/attachments/server/public';
import { subjectOf, told } from '~/features/community/server/notify';
import { refreshThread } from '~/features/community/server/store';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionViews,
  questionVotes,
} from '~/features/community/server/tables';
import { indexTerms } from '~/features/community/server/terms';
import { planBoard, type Cast, type PlannedQuestion } from './plan';

const name = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const demoAddresses = ['member@demo.test', 'admin@demo.test', 'area-admin@demo.test'];
/** The largest number of approved members who take part. */
const PEOPLE = 140;
const BATCH = 2000;

/** Inserts the demo data of a feature that builds on the board. */
export type DemoPart = (tx: Tx, cast: Cast, now: Date) => Promise<void>;

type Stored = (file: string | undefined) => Promise<StoredAttachment | null>;

/**
 * Loads the demo questions with all rows that belong to them. Returns false, and loads nothing, when the board has a
 * question, or when there is no demo member or fewer than 50 other people.
 */
export async function loadDemoCommunity(
  { config, db, write, files, clock, log }: Site,
  parts: readonly DemoPart[],
): Promise<boolean> {
  const [firstQuestion] = await db.select({ id: communityQuestions.id }).from(communityQuestions).limit(1);
  const cast = firstQuestion ? null : await findCast(db);
  if (!cast) return false;
  const folder = path.join(config.root, 'demo/community/files');
  const plan = planBoard(cast, clock.now());
  await withStoredFiles(files, log, async (store) => {
    const stored: Stored = (name) => (name ? storeFile(store, folder, name) : Promise.resolve(null));
    const attachments = await Promise.all(
      plan.map(({ file, answers }) => Promise.all([file, ...answers.map((answer) => answer.file)].map(stored))),
    );
    await write(async (tx, invalidate) => {
      invalidate(communityTopic);
      await insertBoard(tx, plan, attachments);
      await notifyDemoMember(tx, cast.demoMember, plan);
      await notifyReader(tx, plan);
      for (const part of parts) await part(tx, cast, clock.now());
      await rememberDemo(tx, [communityAnswers, communityQuestions]);
    });
  });
  return true;
}

async function findCast(db: Db): Promise<Cast | null> {
  const demoPeople = await db
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
  const people = [...new Set([...demoPeople, ...members].map(({ id }) => id))].filter((id) => id !== first.id);
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
    (batch) => tx.insert(questionVotes).values(batch),
  );
  await inBatches(
    each(({ followers }, questionId) => followers.map((userId) => ({ userId, questionId }))),
    (batch) => tx.insert(questionFollows).values(batch),
  );
  await inBatches(
    each(({ viewers, at }, questionId) => viewers.map((userId) => ({ userId, questionId, lastAt: at }))),
    (batch) => tx.insert(questionViews).values(batch),
  );
  await inBatches(
    posted.flatMap(({ id, votes }) => votes.map((vote) => ({ ...vote, answerId: id }))),
    (batch) => tx.insert(answerVotes).values(batch),
  );
  await inBatches(
    posted.flatMap(({ id, at, flags }) => flags.map((flag) => ({ ...flag, answerId: id, createdAt: at }))),
    (batch) => tx.insert(communityFlags).values(batch),
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

async function inBatches<T>(rows: T[], insert: (batch: T[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

/** Sets the counts of votes and flags, which store.ts sets post by post. */
async function countAll(tx: Tx) {
  const counted = (votes: string) =>
    sql.raw(`
    upvotes = (select count(*) from ${votes} and value = 1), downvotes = (select count(*) from ${votes} and value =
      -1)`);
  await tx.execute(
    sql`update community_questions p set ${counted('community_question_votes where question_id = p.id')}`,
  );
  await tx.execute(sql`update community_answers p set ${counted('community_answer_votes where answer_id = p.id')},
    flag_count = (select count(*) from community_flags where answer_id = p.id)`);
}

/** Inserts notices of answers to the demo member's last three questions, so that the bell has notices to show. */
async function notifyDemoMember(tx: Tx, demoMember: number, plan: PlannedQuestion[]) {
  const ownQuestions = plan.filter(({ authorId, answers }) => authorId === demoMember && answers.length > 0).slice(-3);
  for (const { title, answers } of ownQuestions) {
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
    const name = { id: last.authorId, name: `${author!.first} ${author!.last}` };
    const words = told('community.answer_to_yours', { name });
    const about = {
      title,
      link: questionAddress(question!.id),
      subject: subjectOf('question', question!.id),
      part: subjectOf('answer', answer!.id),
    };
    await insertNotices(tx, { to: [demoMember], kind: 'answer', ...words, ...about }, last.at);
  }
}

/** Inserts notices of an answer, a best answer and a solved question. */
async function notifyReader(tx: Tx, plan: PlannedQuestion[]) {
  const solved = plan.findLast((question) => question.solved && question.answers.some(({ isBest }) => isBest))!;
  const answerer = solved.answers.find(({ isBest }) => isBest)!.authorId;
  const [question] = await tx
    .select({ id: communityQuestions.id, name })
    .from(communityQuestions)
    .innerJoin(users, eq(users.id, answerer))
    .where(eq(communityQuestions.title, solved.title));
  const { id } = question!;
  const about = { title: solved.title, link: questionAddress(id), subject: subjectOf('question', id), at: solved.at };
  const by = { id: answerer, name: question!.name };
  await insertDemoNotices(tx, () => [
    { kind: 'answer', ...told('community.answer_followed', { name: by }), ...about },
    { kind: 'best_answer', ...told('community.best'), ...about },
    { kind: 'solved', ...told('community.solved'), ...about },
  ]);
}
