import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dropReadNotices } from './sweep';
import { notices } from './tables';
import { testApp } from '~test/app';
import { boardOf, type Person } from '~test/community';
import { testPerson, tokenOf } from '~test/factories';

const site = testApp();
const board = boardOf(site);
const asker = testPerson(site, 'member', { firstName: 'Asha', lastName: 'Nair' });
const answerer = testPerson(site, 'member', { firstName: 'Biju', lastName: 'K' });
const follower = testPerson(site, 'member');

const bell = async (person: Person, query = '') =>
  (await site.call('GET', `/api/notifications/?${query}`, { token: person.token })).body;
const unread = async (person: Person) =>
  (await site.call('GET', '/api/notifications/unread-count/', { token: person.token })).body.unread_count as number;
const texts = async (person: Person, about: string) =>
  (await bell(person, 'page_size=100')).results
    .filter(({ title }: { title: string }) => title === about)
    .map(({ text }: { text: string }) => text) as string[];
const latest = async (person: Person) => (await bell(person)).results[0];

test('the asker, followers and other answerers are notified of an answer; its author is not', async () => {
  const id = await board.ask(asker, 'Who is told of an answer?');
  await board.post(follower, `questions/${id}/follow/`);
  await board.answer(answerer, id);
  expect(await latest(asker)).toMatchObject({
    kind: 'answer',
    text: 'Biju K answered your question',
    title: 'Who is told of an answer?',
    link: `/community?question=${id}`,
    is_read: false,
  });
  expect(await latest(follower)).toMatchObject({ text: 'Biju K answered a question that you follow' });
  expect((await bell(answerer)).count).toBe(0);
  await board.answer(asker, id);
  expect(await latest(answerer)).toMatchObject({ text: 'Asha Nair also answered a question that you answered' });
  expect((await bell(asker)).count).toBe(1);
});

test('marks are notified too, each person once', async () => {
  const id = await board.ask(asker, 'Who is told of a mark?');
  const answer = await board.answer(answerer, id);
  await board.post(answerer, `questions/${id}/follow/`);
  await board.post(asker, `answers/${answer}/best/`);
  expect(await latest(answerer)).toMatchObject({ kind: 'best_answer', text: 'Your answer was marked as the best one' });
  const { count } = await bell(answerer);
  await board.post(asker, `questions/${id}/solved/`);
  await board.post(asker, `questions/${id}/solved/`);
  expect((await bell(answerer)).count).toBe(count + 1);
  expect((await latest(answerer)).kind).toBe('solved');
});

test('a person reads own notices by id or all, and notices are deleted with their subject', async () => {
  const person = await board.member();
  const ids = [await board.ask(person, 'First to read'), await board.ask(person, 'Second to read')];
  for (const id of ids) await board.answer(answerer, id);
  const { results, unread_count: unread } = await bell(person);
  expect([unread, results.length]).toEqual([2, 2]);
  const read = (by: Person, body?: unknown) => site.call('POST', '/api/notifications/read/', { token: by.token, body });
  await read(follower, { ids: [results[0].id] });
  expect((await bell(person)).unread_count).toBe(2);
  expect((await read(person, { ids: [results[0].id] })).body).toEqual({ unread_count: 1 });
  expect((await bell(person, 'page_size=1')).results[0].is_read).toBe(true);
  expect((await read(person)).body).toEqual({ unread_count: 0 });
  await board.remove(person, `questions/${ids[0]}/delete/`);
  expect((await bell(person)).count).toBe(1);
});

test('opening a question marks its notices as read, wherever it is opened', async () => {
  const person = await board.member();
  const [first, second] = [await board.ask(person, 'Opened from the board'), await board.ask(person, 'Not opened')];
  for (const id of [first, second]) await board.answer(answerer, id);
  expect(await unread(person)).toBe(2);
  await board.question(follower, first);
  expect(await unread(person)).toBe(2);
  await board.question(person, first);
  expect(await unread(person)).toBe(1);
  expect((await bell(person)).results.map(({ is_read: read }: { is_read: boolean }) => read)).toEqual([false, true]);
});

test('the bell is answered 304 from memory until something of its person changes', async () => {
  const person = await board.member();
  const ask = (etag = '') =>
    site.call('GET', '/api/notifications/unread-count/', { token: person.token, headers: { 'if-none-match': etag } });
  const first = await ask();
  expect(first).toMatchObject({
    status: 200,
    body: { unread_count: 0 },
    headers: { 'cache-control': 'private, no-cache' },
  });
  const etag = String(first.headers.etag);
  await board.answer(answerer, await board.ask(asker, 'Nothing of that person'));
  expect((await ask(etag)).status).toBe(304);
  const id = await board.ask(person, 'Something of that person');
  const answer = await board.answer(answerer, id);
  expect(await ask(etag)).toMatchObject({ status: 200, body: { unread_count: 1 } });
  await board.remove(answerer, `answers/${answer}/delete/`);
  expect((await ask(etag)).status).toBe(304);
  await board.answer(answerer, id);
  await site.call('POST', '/api/notifications/read/', { token: person.token });
  expect((await ask(etag)).status).toBe(304);
  expect((await site.call('GET', '/api/notifications/unread-count/')).status).toBe(401);
});

test('a notice that came after the reader loaded the list stays unread', async () => {
  const person = await board.member();
  const id = await board.ask(person, 'Read up to here');
  await board.answer(answerer, id);
  const { newest_id: upTo } = await bell(person, 'page=2');
  await board.answer(answerer, id, 'Came later.');
  const { body } = await site.call('POST', '/api/notifications/read/', { token: person.token, body: { up_to: upTo } });
  expect(body).toEqual({ unread_count: 1 });
});

test('a notice is deleted with its answer', async () => {
  const id = await board.ask(asker, 'An answer that goes');
  await board.post(follower, `questions/${id}/follow/`);
  const [stays, goes] = [await board.answer(answerer, id), await board.answer(answerer, id)];
  await board.post(asker, `answers/${goes}/best/`);
  expect(await texts(answerer, 'An answer that goes')).toEqual(['Your answer was marked as the best one']);
  await board.remove(answerer, `answers/${goes}/delete/`);
  expect(await texts(answerer, 'An answer that goes')).toEqual([]);
  expect(await texts(asker, 'An answer that goes')).toEqual(['Biju K answered your question']);
  expect(await texts(follower, 'An answer that goes')).toEqual(['Biju K answered a question that you follow']);
  await board.remove(answerer, `answers/${stays}/delete/`);
  expect(await texts(asker, 'An answer that goes')).toEqual([]);
});

test('a repeated mark notifies once; a mark withdrawn unseen deletes its notice', async () => {
  const id = await board.ask(asker, 'Marked again and again');
  const [first, second] = [await board.answer(answerer, id), await board.answer(follower, id)];
  const best = (answer: number) => board.post(asker, `answers/${answer}/best/`);
  await best(first);
  await board.remove(asker, `answers/${first}/best/`);
  expect(await texts(answerer, 'Marked again and again')).not.toContain('Your answer was marked as the best one');
  await best(first);
  await best(second);
  expect(await texts(answerer, 'Marked again and again')).not.toContain('Your answer was marked as the best one');
  await best(first);
  await board.question(answerer, id);
  for (let turn = 0; turn < 3; turn += 1) {
    await board.remove(asker, `answers/${first}/best/`);
    await best(first);
    await board.post(asker, `questions/${id}/solved/`);
    await board.question(answerer, id);
    await board.remove(asker, `questions/${id}/solved/`);
  }
  const received = await texts(answerer, 'Marked again and again');
  expect(received.filter((text) => text === 'Your answer was marked as the best one')).toHaveLength(1);
  expect(received.filter((text) => text === 'A question was marked as solved')).toHaveLength(1);
});

test('only the author of a hidden question is notified', async () => {
  const author = await board.member();
  const id = await board.ask(author, 'Hidden and answered');
  await board.post(follower, `questions/${id}/follow/`);
  await board.answer(answerer, id);
  expect(await texts(follower, 'Hidden and answered')).toHaveLength(1);
  for (const reader of await board.people(3)) await board.flag(reader, 'question', id);
  expect(await texts(follower, 'Hidden and answered')).toEqual([]);
  expect(await texts(author, 'Hidden and answered')).toEqual(['Biju K answered your question']);
  const chief = await board.superuser();
  await board.answer(author, id, 'Why?');
  const answer = await board.answer(chief, id);
  await board.post(author, `answers/${answer}/best/`);
  await board.post(chief, `questions/${id}/solved/`);
  for (const person of [follower, answerer]) expect(await texts(person, 'Hidden and answered')).toEqual([]);
  expect(await texts(author, 'Hidden and answered')).toHaveLength(3);
});

test('a notice stores key and values of its text, and a notice without them shows its text', async () => {
  const person = await board.member();
  const id = await board.ask(person, 'Kept as key and values');
  await board.answer(answerer, id);
  const [stored] = await site.site.db.select().from(notices).where(eq(notices.userId, person.user.id));
  expect(stored).toMatchObject({
    key: 'community.answer_to_yours',
    values: { name: 'Biju K' },
    text: 'Biju K answered your question',
  });
  await site.site.db.update(notices).set({ key: null, values: null }).where(eq(notices.userId, person.user.id));
  expect(await texts(person, 'Kept as key and values')).toEqual(['Biju K answered your question']);
});

test('notices that were read before a day are deleted, unread notices stay', async () => {
  const person = await board.member();
  const ids = [await board.ask(person, 'Read long ago'), await board.ask(person, 'Never read')];
  for (const id of ids) await board.answer(answerer, id);
  await board.question(person, ids[0]!);
  site.clock.pass({ days: 91 });
  // The session has ended by now.
  const now = { ...person, token: await tokenOf(site, person.user) };
  expect(await texts(now, 'Read long ago')).toHaveLength(1);
  await site.site.write((tx) => dropReadNotices(tx, site.clock.now()));
  expect(await texts(now, 'Read long ago')).toEqual([]);
  expect(await texts(now, 'Never read')).toHaveLength(1);
});
