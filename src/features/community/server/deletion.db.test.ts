import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { notices } from '~/features/notifications/server/tables';
import { users } from '~/features/people/server/tables';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { boardOf } from '~test/community';
import { testPerson } from '~test/factories';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionViews,
  questionVotes,
} from './tables';

const site = testApp();
const board = boardOf(site);
const asha = testPerson(site, 'member');
const biju = testPerson(site, 'member');
const chief = testPerson(site, 'superuser');

const keyOf = async (id: number) =>
  (await site.site.db.select().from(communityQuestions).where(eq(communityQuestions.id, id)))[0]?.attachment?.key;
const audited = async (action: string) => (await readLog(site, eq(auditLog.action, action))).map((row) => row.targetId);

test('deleting the best answer removes the mark; deleting the last makes the question unanswered', async () => {
  const id = await board.ask(asha, 'Two answers, one the best');
  const [first, second] = [await board.answer(biju, id, 'kumbalam'), await board.answer(chief, id, 'second')];
  await board.post(asha, `answers/${first}/best/`);
  const before = await board.unanswered(asha);
  expect((await board.remove(asha, `answers/${first}/delete/`)).status).toBe(403);
  expect((await board.remove(biju, `answers/${first}/delete/`)).status).toBe(204);
  expect(await board.question(asha, id)).toMatchObject({ lifecycle_stage: 'answered', best_answer: null, answers: 1 });
  expect(await board.titles(asha, 'search=kumbalam')).toEqual([]);
  await board.remove(chief, `answers/${second}/delete/`);
  expect(await board.question(asha, id)).toMatchObject({ lifecycle_stage: 'new', answers: 0 });
  expect(await board.titles(asha, 'status=unanswered')).toContain('Two answers, one the best');
  expect(await board.titles(asha, 'status=answered')).not.toContain('Two answers, one the best');
  expect(await board.unanswered(asha)).toBe(before + 1);
});

test('a question is deleted with its answers, votes, follows, views, flags, notices and files', async () => {
  const file = Buffer.from('Borehole 1: clay to 2.8 m');
  const id = (await board.send(asha, 'questions/', { description: 'To be deleted', force: 'true' }, file, 'log.txt'))
    .body.id as number;
  const answer = (
    await board.send(biju, 'answers/', { question_id: String(id), answer_text: 'Mine too' }, file, 'mine.txt')
  ).body;
  const keys = [
    await keyOf(id),
    (await site.site.db.select().from(communityAnswers).where(eq(communityAnswers.id, answer.id)))[0]!.attachment!.key,
  ];
  await board.question(biju, id);
  await board.post(biju, `questions/${id}/vote/`, { value: 1 });
  await board.post(asha, `answers/${answer.id}/vote/`, { value: 1 });
  await board.post(biju, `questions/${id}/follow/`);
  await board.flag(biju, 'question', id);
  expect((await site.site.db.select().from(notices)).length).toBeGreaterThan(0);
  for (const key of keys) expect(await site.site.files.stat(key!)).not.toBeNull();
  const { unanswered, all } = (await board.get(asha, 'summary/')).body;

  expect((await board.remove(biju, `questions/${id}/delete/`)).status).toBe(403);
  expect((await board.remove(asha, `questions/${id}/delete/`)).status).toBe(204);
  expect((await board.remove(asha, `questions/${id}/delete/`)).status).toBe(404);
  for (const table of [questionVotes, questionFollows, questionViews]) {
    expect(await site.site.db.select().from(table).where(eq(table.questionId, id))).toEqual([]);
  }
  expect(await site.site.db.select().from(answerVotes).where(eq(answerVotes.answerId, answer.id))).toEqual([]);
  expect(await site.site.db.select().from(communityFlags).where(eq(communityFlags.questionId, id))).toEqual([]);
  expect(
    await site.site.db
      .select()
      .from(notices)
      .where(eq(notices.subject, `question:${id}`)),
  ).toEqual([]);
  for (const key of keys) expect(await site.site.files.stat(key!)).toBeNull();
  expect((await board.get(asha, `answers/list/?question_id=${id}`)).status).toBe(404);
  expect((await board.get(asha, 'summary/')).body).toMatchObject({ all: all - 1, unanswered });
});

test("a superuser's deletion of another member's post is recorded, an author's own deletion is not", async () => {
  const [ownPost, others] = [await board.ask(chief, 'My own'), await board.ask(asha, 'Of another member')];
  const answer = await board.answer(biju, ownPost);
  for (const url of [`answers/${answer}/delete/`, `questions/${ownPost}/delete/`, `questions/${others}/delete/`]) {
    expect((await board.remove(chief, url)).status).toBe(204);
  }
  expect(await audited('community.question.delete')).toEqual([others]);
  expect(await audited('community.answer.delete')).toEqual([answer]);
});

test('posts and votes stay when the account is deleted', async () => {
  const gone = await board.member();
  const id = await board.ask(gone, 'Asked by someone who left');
  const other = await board.ask(asha, 'Voted on by someone who left');
  await board.post(gone, `questions/${other}/vote/`, { value: 1 });
  await board.post(gone, `questions/${other}/follow/`);
  expect((await site.call('DELETE', `/api/users/${gone.user.id}/`, { token: chief.token })).status).toBe(204);
  expect(await site.site.db.select().from(users).where(eq(users.id, gone.user.id))).toEqual([]);
  expect(await board.question(asha, id)).toMatchObject({
    author_first_name: 'Former',
    author_last_name: 'member',
    can_delete: false,
    author_area: null,
  });
  expect(await board.question(asha, other)).toMatchObject({ upvotes: 1, followers: 0 });
});

test('can_delete is true on the posts that the server deletes for the caller, and on no others', async () => {
  const others = [
    await board.member({ role: 'admin' }),
    await board.member({ role: 'area_admin' }),
    await board.member({ role: 'unit_admin' }),
  ];
  const readers = await board.people(3);
  for (const viewer of [asha, biju, chief, ...others]) {
    const gone = await board.member();
    const ids = [
      await board.ask(asha, 'Whose is it?'),
      await board.ask(biju, 'Hidden, whose is it?'),
      await board.ask(gone, 'It has no author'),
    ];
    for (const id of ids) for (const person of [asha, biju, gone]) await board.answer(person, id);
    const [hidden] = (await board.answers(chief, ids[0]!)) as { id: number }[];
    for (const reader of readers) {
      await board.flag(reader, 'question', ids[1]!);
      await board.flag(reader, 'answer', hidden!.id);
    }
    await site.call('DELETE', `/api/users/${gone.user.id}/`, { token: chief.token });
    for (const id of ids) {
      const seen = await board.get(viewer, `questions/${id}/`);
      if (seen.status === 404) continue;
      for (const { id: answer, can_delete } of (await board.answers(viewer, id)) as {
        id: number;
        can_delete: boolean;
      }[]) {
        expect((await board.remove(viewer, `answers/${answer}/delete/`)).status).toBe(can_delete ? 204 : 403);
      }
      expect((await board.remove(viewer, `questions/${id}/delete/`)).status).toBe(seen.body.can_delete ? 204 : 403);
    }
  }
});
