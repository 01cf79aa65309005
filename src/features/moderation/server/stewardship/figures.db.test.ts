import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { boardOf } from '~test/community';
import { testPerson, tokenOf } from '~test/factories';

const site = testApp();
const board = boardOf(site);
const asker = testPerson(site, 'member');
const helper = testPerson(site, 'member');
const moderator = testPerson(site, 'member', { duties: ['moderator'] });

const figures = async () => (await board.get(moderator, 'figures/')).body;
/** Advances the clock, and signs everyone in again. */
async function pass(by: Parameters<typeof site.clock.pass>[0]) {
  site.clock.pass(by);
  for (const person of [asker, helper, moderator]) person.token = await tokenOf(site, person.user);
}

test('the hours to the first answer are a median of the last 30 days, without the askers’ own answers', async () => {
  expect(await figures()).toEqual({ questions: 0, unanswered: 0, hours_to_first_answer: null });
  const early = await board.ask(asker, 'Answered before the 30 days begin');
  await pass({ days: 25 });
  const [one, two, three] = [
    await board.ask(asker, 'Answered after two hours'),
    await board.ask(asker, 'After five'),
    await board.ask(asker, 'After thirty'),
  ];
  await board.answer(asker, one, 'What I tried since');
  expect(await figures()).toEqual({ questions: 4, unanswered: 4, hours_to_first_answer: null });
  await pass({ hours: 2 });
  await board.answer(helper, one);
  await pass({ hours: 3 });
  await board.answer(helper, two);
  // A later answer to the same question is not its first.
  await board.answer(helper, one);
  expect(await figures()).toEqual({ questions: 4, unanswered: 2, hours_to_first_answer: 3.5 });
  await pass({ hours: 25 });
  await board.answer(helper, three);
  await board.answer(helper, early);
  expect(await figures()).toMatchObject({ unanswered: 0, hours_to_first_answer: 17.5 });
  await pass({ days: 5 });
  // The first question is now too old. Without a write since, the cache may return it for a minute.
  const merged = await board.ask(asker, 'Merged into the second one');
  expect(await figures()).toEqual({ questions: 4, unanswered: 1, hours_to_first_answer: 5 });
  await board.post(moderator, `questions/${merged}/merge/`, { into: two });
  expect(await figures()).toEqual({ questions: 3, unanswered: 0, hours_to_first_answer: 5 });
  for (const person of await board.people(3)) await board.flag(person, 'question', three);
  expect(await figures()).toEqual({ questions: 2, unanswered: 0, hours_to_first_answer: 3.5 });
  expect((await board.get(helper, 'figures/')).status).toBe(403);
});

test('an answer that a merge brought counts only if it is newer than the question', async () => {
  const before = await figures();
  const old = await board.ask(asker, 'The older one');
  await pass({ hours: 1 });
  await board.answer(helper, old, 'Said to the older one');
  const into = await board.ask(asker, 'The younger one');
  await board.post(moderator, `questions/${old}/merge/`, { into });
  expect(await figures()).toMatchObject({ questions: before.questions + 1, unanswered: before.unanswered + 1 });
});
