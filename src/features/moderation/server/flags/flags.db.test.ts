import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '~/features/audit/server/tables';
import { testApp } from '~test/app';
import { readLog } from '~test/audit';
import { boardOf } from '~test/community';
import { testPerson } from '~test/factories';

const site = testApp();
const board = boardOf(site);
const author = testPerson(site, 'member');
const asker = testPerson(site, 'member');
const chief = testPerson(site, 'superuser');
const readers = Array.from({ length: 6 }, () => testPerson(site, 'member'));

const decide = (type: string, id: number, decision: string, person = chief) =>
  board.post(person, `flags/${type}/${id}/`, { decision });
const flagged = async () => (await board.get(chief, 'flags/')).body;
const flagBy = (count: number, type: 'question' | 'answer', id: number, from = 0) =>
  Promise.all(readers.slice(from, from + count).map((reader, at) => board.flag(reader, type, id, `Reason ${at}`)));

test('a person flags an item once, and never their own post', async () => {
  const id = await board.ask(author, 'Flag me once');
  expect(await board.flag(readers[0]!, 'question', id)).toMatchObject({ status: 201, body: { is_hidden: false } });
  expect(await board.flag(readers[0]!, 'question', id)).toMatchObject({
    status: 409,
    body: { code: 'already_flagged' },
  });
  expect((await board.flag(author, 'question', id)).status).toBe(403);
  expect((await board.flag(readers[0]!, 'answer', 999_999)).status).toBe(404);
  expect(await board.question(readers[0]!, id)).toMatchObject({ is_flagged: true, flag_count: 0 });
  expect(await board.question(readers[1]!, id)).toMatchObject({ is_flagged: false, flag_count: 0 });
  expect(await board.question(author, id)).toMatchObject({ is_flagged: true, flag_count: 1, is_hidden: false });
});

test('three flags hide a question from all but its author and superusers, until a moderator keeps it', async () => {
  const id = await board.ask(author, 'Hidden question about wumbo');
  const before = (await board.get(asker, 'summary/')).body;
  const answers = await flagBy(3, 'question', id);
  expect(answers.map(({ body }) => body.is_hidden).sort()).toEqual([false, false, true]);
  expect((await board.get(asker, `questions/${id}/`)).status).toBe(404);
  expect((await board.get(asker, `answers/list/?question_id=${id}`)).status).toBe(404);
  expect((await board.post(asker, `questions/${id}/vote/`, { value: 1 })).status).toBe(404);
  expect((await board.post(asker, 'answers/', { question_id: id, answer_text: 'x' })).status).toBe(404);
  expect(await board.titles(asker, 'search=wumbo')).toEqual([]);
  expect((await board.get(asker, 'similar/?q=hidden+question+about+wumbo')).body.similar_questions).toEqual([]);
  expect((await board.get(asker, 'summary/')).body).toMatchObject({
    all: before.all - 1,
    unanswered: before.unanswered - 1,
  });
  for (const person of [author, chief]) {
    expect(await board.question(person, id)).toMatchObject({ is_hidden: true, flag_count: 3, is_flagged: true });
    expect(await board.titles(person, 'search=wumbo')).toHaveLength(1);
    const { body } = await board.get(person, 'questions/?page_size=100');
    expect(body.count).toBe(body.results.length);
  }
  expect((await flagged()).results[0]).toMatchObject({
    content_type: 'question',
    content_id: id,
    is_hidden: true,
    flag_count: 3,
    question_title: 'Hidden question about wumbo',
    flags: [{ flag_type: 'spam', reason: expect.stringContaining('Reason') }, {}, {}],
  });

  expect((await decide('question', id, 'keep', asker)).status).toBe(403);
  expect((await decide('question', id, 'keep')).status).toBe(200);
  expect((await decide('question', id, 'keep')).status).toBe(404);
  expect(await board.question(asker, id)).toMatchObject({ is_hidden: false });
  expect((await board.get(asker, 'summary/')).body).toMatchObject({ all: before.all, unanswered: before.unanswered });
  // A member flags an item once, even after the decision; the count of open flags starts at zero.
  expect((await board.flag(readers[0]!, 'question', id)).status).toBe(409);
  expect((await board.flag(readers[4]!, 'question', id)).body.is_hidden).toBe(false);
});

test('a hidden answer is not counted and loses its mark, and gets both back when a moderator keeps it', async () => {
  const id = await board.ask(asker, 'With a hidden answer');
  const answer = await board.answer(author, id, 'Xylograph primer');
  await board.post(asker, `answers/${answer}/best/`);
  await flagBy(3, 'answer', answer);
  expect(await board.question(asker, id)).toMatchObject({ answers: 0, best_answer: null, lifecycle_stage: 'new' });
  expect(await board.answers(asker, id)).toEqual([]);
  expect(await board.answers(author, id)).toMatchObject([{ id: answer, is_hidden: true, flag_count: 3 }]);
  expect(await board.titles(asker, 'search=xylograph')).toEqual([]);
  expect((await board.post(chief, `answers/${answer}/best/`)).status).toBe(409);
  await decide('answer', answer, 'keep');
  expect(await board.question(asker, id)).toMatchObject({
    answers: 1,
    best_answer: answer,
    lifecycle_stage: 'best_answer',
  });
  expect(await board.titles(asker, 'search=xylograph')).toHaveLength(1);
});

test('a removed post is deleted with its file, its author is notified, and the decision is recorded', async () => {
  const id = await board.ask(asker, 'With an answer to remove');
  const created = await board.send(
    author,
    'answers/',
    { question_id: String(id), answer_text: 'Buy my cement' },
    Buffer.from('Price list'),
    'prices.txt',
  );
  await flagBy(3, 'answer', created.body.id);
  expect((await decide('answer', created.body.id, 'remove')).status).toBe(200);
  expect(await board.answers(chief, id)).toEqual([]);
  expect((await site.call('GET', created.body.attachment.url)).status).toBe(404);
  const { body } = await site.call('GET', '/api/notifications/', { token: author.token });
  expect(body.results[0]).toMatchObject({
    kind: 'removed',
    title: 'With an answer to remove',
    link: null,
    is_read: false,
  });
  const [entry] = await readLog(site, eq(auditLog.action, 'community.flag.remove'));
  expect(entry).toMatchObject({
    targetType: 'answer',
    targetId: created.body.id,
    before: { text: 'Buy my cement', flags: [{ flag_type: 'spam' }, {}, {}] },
  });
  const question = await board.ask(author, 'A question to remove');
  await flagBy(1, 'question', question);
  await decide('question', question, 'remove');
  expect((await board.get(chief, `questions/${question}/`)).status).toBe(404);
});

test('the review shows hidden items first, in pages', async () => {
  const { count, results } = await flagged();
  expect(count).toBe(results.length);
  expect(results.map((one: { is_hidden: boolean }) => one.is_hidden)).toEqual(
    results
      .map((one: { is_hidden: boolean }) => one.is_hidden)
      .sort()
      .reverse(),
  );
  const second = (await board.get(chief, 'flags/?page=2&page_size=1')).body;
  expect(second).toMatchObject({ count, results: [results[1]] });
  // A page beyond the last is empty and still has the count.
  expect((await board.get(chief, 'flags/?page=9')).body).toMatchObject({ count, results: [] });
});

test('the message of a kept post depends on whether the post was hidden', async () => {
  const [seen, hidden] = [await board.ask(author, 'Flagged once'), await board.ask(author, 'Flagged three times')];
  await flagBy(1, 'question', seen);
  await flagBy(3, 'question', hidden);
  expect((await decide('question', seen, 'keep')).body).toEqual({ message: 'The post stays. Its flags are closed.' });
  expect((await decide('question', hidden, 'keep')).body).toEqual({ message: 'The post is shown again.' });
});

test('a member who flags too often gets 429', async () => {
  const person = await board.member();
  for (let turn = 0; turn < 60; turn += 1) expect((await board.flag(person, 'question', 999_999)).status).toBe(404);
  expect(await board.flag(person, 'question', 999_999)).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.anything() },
  });
});
