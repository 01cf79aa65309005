import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayIso } from '~/shared/membership-status';
import { type Answer, testApp } from '~test/app';
import { boardOf, failuresOf, type Person } from '~test/community';
import { testPerson, tokenOf } from '~test/factories';
import { chance } from '~demo/community/chance';

const site = testApp();
const board = boardOf(site);
const asker = testPerson(site, 'member');
const other = testPerson(site, 'member');
const moderator = testPerson(site, 'member', { duties: ['moderator'] });
let crowd: Person[];
beforeAll(async () => {
  crowd = await board.people(10);
});

const merge = (id: number, into: unknown, person = moderator) => board.post(person, `questions/${id}/merge/`, { into });
const undo = (id: number, person = moderator) => board.remove(person, `questions/${id}/merge/`);
const ids = async (person: Person, id: number) =>
  (await board.answers(person, id)).map((one: { id: number }) => one.id).sort();

/** Advances the clock, and signs everyone in again. */
async function pass(by: Parameters<typeof site.clock.pass>[0]) {
  site.clock.pass(by);
  for (const person of [asker, other, moderator, ...crowd]) person.token = await tokenOf(site, person.user);
}

/** Returns what must be empty: questions whose counts differ from their rows, and answers of merged questions. */
const wrong = async () => {
  const { rows } = await site.site.db.execute(sql`
    select id from community_questions q where
      upvotes <> (select count(*) from community_question_votes where question_id = q.id and value = 1)
      or downvotes <> (select count(*) from community_question_votes where question_id = q.id and value = -1)
      or answer_count <> (select count(*) from community_answers where question_id = q.id and hidden_at is null)
      or (best_answer_id is not null
        and not exists (select from community_answers where id = q.best_answer_id and question_id = q.id))
      or (merged_into is not null)
        <> exists (select from community_merges where question_id = q.id and into_id = q.merged_into)
      or (merged_into is not null and exists (select from community_answers where question_id = q.id))`);
  return rows;
};

test('answers, follows and votes go to the target; the merged question is unlisted and leads to it', async () => {
  const id = await board.ask(asker, 'Curing of wumbo slabs', { tags: 'wumbocuring' });
  const into = await board.ask(other, 'How to cure a wumbo slab');
  const [first, second, third] = crowd as [Person, Person, Person];
  const one = await board.answer(first, id, 'Seven days of water');
  const two = await board.answer(second, into, 'Ponding');
  await board.post(asker, `answers/${one}/best/`);
  for (const person of [first, second, other]) await board.post(person, `questions/${id}/vote/`, { value: 1 });
  for (const person of [second, third]) await board.post(person, `questions/${into}/vote/`, { value: -1 });
  await board.post(third, `questions/${id}/follow/`, { following: true });
  const before = (await board.get(first, 'summary/')).body;

  for (const person of [asker, other, first]) expect((await merge(id, into, person)).status).toBe(403);
  const answer = await merge(id, into);
  // The target's author has no vote on it; a person who voted on both counts once, with the vote on the target.
  expect(answer).toMatchObject({
    status: 200,
    body: { id: into, answers: 2, upvotes: 1, downvotes: 2, best_answer: null, merged_from: 1, followers: 2 },
  });
  const after = (await board.get(first, 'summary/')).body;
  expect(after).toMatchObject({ all: before.all - 1, answered: before.answered - 1 });
  expect(after.version).not.toBe(before.version);
  for (const person of [first, asker, moderator, await board.superuser()]) {
    expect(await board.titles(person, 'search=wumbo')).toEqual(['How to cure a wumbo slab']);
    expect(await board.titles(person, 'tag=wumbocuring')).toEqual([]);
    expect(await board.titles(person, 'search=seven')).toEqual(['How to cure a wumbo slab']);
    expect(
      (await board.get(person, 'questions/?page_size=100')).body.results.map((each: { id: number }) => each.id),
    ).not.toContain(id);
    const { body } = await board.get(person, 'similar/?q=curing+wumbo+slabs');
    expect(body.similar_questions.map((each: { id: number }) => each.id)).toEqual([into]);
    expect(await board.question(person, id)).toMatchObject({ id: into, title: 'How to cure a wumbo slab' });
    expect(await ids(person, id)).toEqual([one, two].sort());
    expect((await board.get(person, `answers/list/?question_id=${id}&answer=${one}`)).body.results).toHaveLength(2);
  }
  const [shown] = (await board.get(first, `questions/${into}/merged/`)).body;
  expect(shown).toMatchObject({ id, title: 'Curing of wumbo slabs', undo_until: expect.any(String) });
  for (const url of ['vote/', 'solved/', 'follow/', 'pin/']) {
    const body = url === 'pin/' ? { pinned_until: dayIso(site.clock.now()) } : { value: 1 };
    expect(await board.post(moderator, `questions/${id}/${url}`, body)).toMatchObject({
      status: 409,
      body: { code: 'merged' },
    });
  }
  expect((await board.post(first, 'answers/', { question_id: id, answer_text: 'Late' })).body.code).toBe('merged');
  for (const [person, text] of [
    [asker, 'Your question was merged into “How to cure a wumbo slab”'],
    [other, '“Curing of wumbo slabs” was merged into your question'],
  ] as const) {
    const [notice] = (await site.call('GET', '/api/notifications/', { token: person.token })).body.results;
    expect(notice).toMatchObject({ kind: 'merged', text, link: `/community?question=${into}` });
  }

  await board.post(first, `questions/${into}/vote/`, { value: -1 });
  const since = await board.answer(third, id, 'Late').catch(() => board.answer(third, into, 'Since then'));
  const back = await undo(id);
  expect(back).toMatchObject({
    status: 200,
    body: { id, answers: 1, upvotes: 3, best_answer: one, lifecycle_stage: 'best_answer', followers: 1 },
  });
  expect(await board.question(other, into)).toMatchObject({
    answers: 2,
    upvotes: 0,
    downvotes: 3,
    merged_from: 0,
    followers: 0,
  });
  expect(await ids(first, into)).toEqual([two, since].sort());
  expect((await undo(id)).body.code).toBe('not_merged');
  expect(await board.titles(first, 'tag=wumbocuring')).toEqual(['Curing of wumbo slabs']);
  expect(await wrong()).toEqual([]);
});

test('a pin has no effect while its question is merged, and returns after the undo', async () => {
  const [id, into] = [await board.ask(asker, 'Pinned and merged'), await board.ask(other, 'Merged into')];
  const through = dayIso(site.clock.now());
  await board.post(moderator, `questions/${id}/pin/`, { pinned_until: through });
  const before = await board.question(crowd[0]!, id);
  await board.question(crowd[1]!, into);
  await merge(id, into);
  expect((await board.titles(crowd[0]!))[0]).not.toBe('Pinned and merged');
  expect((await board.question(crowd[0]!, into)).pinned_until).toBeNull();
  expect((await undo(id)).body.pinned_until).toBe(through);
  expect(await board.question(crowd[0]!, id)).toEqual(before);
  expect((await board.titles(crowd[0]!))[0]).toBe('Pinned and merged');
  await board.remove(moderator, `questions/${id}/pin/`);
});

test('a merge into itself, a missing, hidden or merged question is refused; an undo works for 7 days', async () => {
  const [one, two, three] = [
    await board.ask(asker, 'Circle one'),
    await board.ask(asker, 'Circle two'),
    await board.ask(other, 'Circle three'),
  ];
  expect((await merge(one, one)).body).toMatchObject({ into: [expect.any(String)] });
  expect((await merge(one, 999_999)).body).toMatchObject({ into: ['Question not found.'] });
  for (const into of ['x', null, -1, undefined]) expect((await merge(one, into)).status).toBe(400);
  expect((await merge(999_999, one)).status).toBe(404);
  expect((await undo(one)).body.code).toBe('not_merged');
  const hidden = await board.ask(asker, 'Circle hidden');
  await Promise.all(crowd.slice(0, 3).map((person) => board.flag(person, 'question', hidden)));
  expect((await merge(one, hidden)).body.code).toBe('hidden');
  expect((await merge(hidden, one)).body.code).toBe('hidden');

  const answer = await board.answer(crowd[0]!, one);
  expect((await merge(one, two)).status).toBe(200);
  expect((await merge(one, three)).body.code).toBe('merged');
  expect((await merge(two, one)).body.code).toBe('merged');
  expect((await merge(three, one)).body.code).toBe('merged');
  expect((await merge(two, three)).body).toMatchObject({ id: three, answers: 1 });
  expect(await board.question(asker, one)).toMatchObject({ id: three });
  expect(
    (await board.get(asker, `questions/${three}/merged/`)).body.map((each: { id: number }) => each.id).sort(),
  ).toEqual([one, two].sort());
  // Its answers are in the third question: that merge must be undone first.
  expect((await undo(one)).body.code).toBe('merged');
  expect((await undo(two)).body).toMatchObject({ id: two, answers: 1 });
  await pass({ days: 6, hours: 23 });
  expect((await undo(one)).body).toMatchObject({ id: one, answers: 1 });
  expect(await ids(asker, one)).toEqual([answer]);
  await merge(one, two);
  await pass({ days: 7 });
  expect(await undo(one)).toMatchObject({ status: 409, body: { code: 'too_late' } });
  expect((await board.get(asker, `questions/${two}/merged/`)).body).toMatchObject([{ id: one, undo_until: null }]);
  expect(await wrong()).toEqual([]);
});

test('deleting a question deletes no question that was merged into it', async () => {
  const [one, two, three] = [
    await board.ask(asker, 'Kept one'),
    await board.ask(asker, 'Merged and deleted'),
    await board.ask(other, 'Target'),
  ];
  const answer = await board.answer(crowd[0]!, one);
  await merge(one, two);
  await merge(two, three);
  expect((await board.remove(asker, `questions/${two}/delete/`)).status).toBe(204);
  expect(await board.question(asker, one)).toMatchObject({ id: three });
  expect((await board.remove(other, `questions/${three}/delete/`)).status).toBe(204);
  expect(await board.question(asker, one)).toMatchObject({ id: one, answers: 1 });
  expect(await ids(asker, one)).toEqual([answer]);
  expect(await wrong()).toEqual([]);
});

test('merging and undoing during votes, follows and answers leaves every count right', async () => {
  const luck = chance(31);
  const pairs = await Promise.all(
    [0, 1, 2].map(
      async (at) =>
        [await board.ask(asker, `Under fire ${at}`), await board.ask(other, `Under fire, target ${at}`)] as const,
    ),
  );
  const posts = (
    await Promise.all(pairs.map(([id]) => Promise.all(crowd.slice(0, 3).map((person) => board.answer(person, id)))))
  ).flat();
  const acts = crowd.flatMap((person) =>
    pairs.flatMap(([id, into]) => [
      () => board.post(person, `questions/${id}/vote/`, { value: luck.next() < 0.6 ? 1 : -1 }),
      () => board.post(person, `questions/${into}/vote/`, { value: 1 }),
      () => board.post(person, `questions/${luck.next() < 0.5 ? id : into}/follow/`),
      () => board.post(person, 'answers/', { question_id: luck.next() < 0.5 ? id : into, answer_text: 'In between' }),
      () => board.post(person, `answers/${luck.some(posts, 1)[0]!}/vote/`, { value: 1 }),
    ]),
  );
  const mixed = luck.some(acts, acts.length);
  const half = Math.floor(mixed.length / 2);
  const all = (chosen: (() => Promise<Answer>)[]) => Promise.all(chosen.map((act) => act()));
  const first = await all([
    ...mixed.slice(0, half),
    ...pairs.map(
      ([id, into]) =>
        () =>
          merge(id, into),
    ),
  ]);
  expect(failuresOf(first)).toEqual([]);
  expect(await wrong()).toEqual([]);
  const second = await all([
    ...mixed.slice(half),
    ...pairs.map(
      ([id]) =>
        () =>
          undo(id),
    ),
    ...pairs.map(
      ([id, into]) =>
        () =>
          merge(into, id),
    ),
  ]);
  expect(failuresOf(second)).toEqual([]);
  expect(await wrong()).toEqual([]);
});
