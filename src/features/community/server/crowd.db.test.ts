import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '~test/app';
import { boardOf, failuresOf, type Person } from '~test/community';
import { chance } from '~demo/community/chance';

const site = testApp();
const board = boardOf(site);
let asker: Person;
let crowd: Person[];
beforeAll(async () => {
  asker = await board.member();
  crowd = await board.people(50);
});

/** Returns the items whose counts differ from their rows; there must be none. */
const wrong = async () => {
  const { rows } = await site.site.db.execute(sql`
    select 'question' as what, id from community_questions q where
      upvotes <> (select count(*) from community_question_votes where question_id = q.id and value = 1)
      or downvotes <> (select count(*) from community_question_votes where question_id = q.id and value = -1)
      or answer_count <> (select count(*) from community_answers where question_id = q.id and hidden_at is null)
      or view_count <> (select coalesce(sum(times), 0) from community_views where question_id = q.id)
      or flag_count <> (select count(*) from community_flags where question_id = q.id and decided_at is null)
      or (best_answer_id is not null
        and not exists (select from community_answers where id = q.best_answer_id and question_id = q.id))
    union all
    select 'answer', id from community_answers a where
      upvotes <> (select count(*) from community_answer_votes where answer_id = a.id and value = 1)
      or downvotes <> (select count(*) from community_answer_votes where answer_id = a.id and value = -1)
      or flag_count <> (select count(*) from community_flags where answer_id = a.id and decided_at is null)`);
  return rows;
};

test('fifty people vote, answer, follow, flag and mark at once: every count is right, no call fails', async () => {
  const id = await board.ask(asker, 'What fifty people do at once');
  const answers = await Promise.all(crowd.slice(0, 5).map((person) => board.answer(person, id)));
  const luck = chance(50);
  const acts = crowd.flatMap((person, at) => {
    const other = answers[(at + 1 + luck.between(0, 3)) % answers.length]!;
    return [
      () => board.post(person, `questions/${id}/vote/`, { value: luck.next() < 0.7 ? 1 : -1 }),
      () => board.post(person, `answers/${other}/vote/`, { value: 1 }),
      () => board.post(person, 'answers/', { question_id: id, answer_text: `From ${at}` }),
      () => board.post(person, `questions/${id}/follow/`),
      () => board.get(person, `questions/${id}/`),
      () => board.get(person, 'questions/'),
      ...(at % 10 === 0
        ? [
            () => board.post(asker, `answers/${answers[at / 10]!}/best/`),
            () => board.post(asker, `questions/${id}/solved/`),
          ]
        : []),
      ...(at > 47 ? [() => board.flag(person, 'question', id)] : []),
    ];
  });
  const done = await Promise.all(luck.some(acts, acts.length).map((act) => act()));
  expect(failuresOf(done)).toEqual([]);
  expect(await wrong()).toEqual([]);
  const question = await board.question(asker, id);
  expect(question).toMatchObject({ answers: 55, is_solved: true, followers: 50, view_count: 50 });
  expect(question.upvotes + question.downvotes).toBe(50);
  const best = (await board.answers(asker, id)).filter((one: { is_best_answer: boolean }) => one.is_best_answer);
  expect(best.map((one: { id: number }) => one.id)).toEqual([question.best_answer]);
});

test('racing clicks of one person never count twice', async () => {
  const id = await board.ask(asker, 'Clicked by one person again and again');
  const [one] = crowd as [Person];
  const votes = await Promise.all(
    Array.from({ length: 21 }, () => board.post(one, `questions/${id}/vote/`, { value: 1 })),
  );
  expect(failuresOf(votes)).toEqual([]);
  expect(await board.question(asker, id)).toMatchObject({ upvotes: 1, vote_score: 1 });
  await Promise.all(Array.from({ length: 10 }, () => board.post(one, `questions/${id}/follow/`, { following: true })));
  await Promise.all(Array.from({ length: 10 }, () => board.get(one, `questions/${id}/`)));
  const flags = await Promise.all(Array.from({ length: 5 }, () => board.flag(one, 'question', id)));
  expect(flags.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await board.question(asker, id)).toMatchObject({ followers: 1, view_count: 1, flag_count: 1 });
  expect(await wrong()).toEqual([]);
});

test('answers, questions and people are deleted while other members vote and answer', async () => {
  const chief = await board.superuser();
  const ids = await Promise.all(
    Array.from({ length: 4 }, (_, at) => board.ask(asker, `To be deleted while in use ${at}`)),
  );
  const leaving = await board.people(6);
  const answers = (
    await Promise.all(ids.map((id) => Promise.all(leaving.map((person) => board.answer(person, id)))))
  ).flat();
  const luck = chance(7);
  const acts = [
    ...crowd.flatMap((person) =>
      ids.flatMap((id, at) => [
        () => board.post(person, `questions/${id}/vote/`, { value: 1 }),
        () => board.post(person, `answers/${answers[luck.between(0, answers.length - 1)]!}/vote/`, { value: -1 }),
        ...(at === 0
          ? [
              () =>
                board.answer(person, ids[luck.between(1, 3)]!).then(
                  () => ({ status: 201, headers: {}, body: {} }),
                  () => ({ status: 404, headers: {}, body: {} }),
                ),
            ]
          : []),
      ]),
    ),
    ...answers.slice(0, 10).map((answer) => () => board.remove(chief, `answers/${answer}/delete/`)),
    ...answers.slice(10).map((answer) => () => board.post(asker, `answers/${answer}/best/`)),
    () => board.remove(asker, `questions/${ids[0]}/delete/`),
    ...leaving.map(
      ({ user }) =>
        () =>
          site.call('DELETE', `/api/users/${user.id}/`, { token: chief.token }),
    ),
  ];
  const done = await Promise.all(luck.some(acts, acts.length).map((act) => act()));
  expect(failuresOf(done)).toEqual([]);
  expect(await wrong()).toEqual([]);
});
