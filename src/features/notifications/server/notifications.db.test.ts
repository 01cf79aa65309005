import PostalMime from 'postal-mime';
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/app';
import { boardOf, type Person } from '../../../../tests/support/community';
import { mailsTo } from '../../../../tests/support/outbox';

let site: TestApp;
let board: ReturnType<typeof boardOf>;
let asker: Person;
let answerer: Person;
let follower: Person;
beforeAll(async () => {
  site = await openTestApp();
  board = boardOf(site);
  asker = await board.member({ firstName: 'Asha', lastName: 'Nair' });
  answerer = await board.member({ firstName: 'Biju', lastName: 'K' });
  follower = await board.member();
});
afterAll(() => site.close());

const bell = async (person: Person, query = '') => (await site.call('GET', `/api/notifications/?${query}`, { token: person.token })).body;
const latest = async (person: Person) => (await bell(person)).results[0];
const choose = (person: Person, mail: string) => site.call('PATCH', '/api/notifications/settings/', { token: person.token, body: { mail } });
const chosen = async (person: Person) => (await site.call('GET', '/api/notifications/settings/', { token: person.token })).body.mail;

/** The last mail to somebody, parsed. */
async function mailOf(person: Person, least = 1) {
  await mailsTo(site, person.user.email, least);
  const folder = `${site.site.config.dataDir}/outbox`;
  const names = readdirSync(folder).filter((name) => name.includes(person.user.email)).sort();
  return PostalMime.parse(readFileSync(`${folder}/${names.at(-1)!}`));
}

test('the asker, followers and those who answered are told of an answer; its author is not', async () => {
  const id = await board.ask(asker, 'Who is told of an answer?');
  await board.post(follower, `questions/${id}/follow/`);
  await board.answer(answerer, id);
  expect(await latest(asker)).toMatchObject({
    kind: 'answer', text: 'Biju K answered your question', title: 'Who is told of an answer?', link: `/community?question=${id}`, is_read: false,
  });
  expect(await latest(follower)).toMatchObject({ text: 'Biju K answered a question that you follow' });
  expect((await bell(answerer)).count).toBe(0);
  await board.answer(asker, id);
  expect(await latest(answerer)).toMatchObject({ text: 'Asha Nair also answered a question that you answered' });
  expect((await bell(asker)).count).toBe(1);
});

test('marks are told of too, each person once', async () => {
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

test('notices are read one by one or all, only the own ones, and go with what they speak of', async () => {
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

test('nobody who did not ask for it gets mail', async () => {
  expect(await chosen(asker)).toBe('none');
  await board.answer(answerer, await board.ask(asker, 'No mail about this'));
  const later = await board.member();
  await choose(later, 'at_once');
  await board.answer(answerer, await board.ask(later, 'Mail about this'));
  await mailsTo(site, later.user.email);
  expect(readdirSync(`${site.site.config.dataDir}/outbox`).filter((name) => name.includes(asker.user.email))).toEqual([]);
  expect((await choose(asker, 'hourly')).status).toBe(400);
});

test('a mail comes at once, with a link and a header that end them with one click', async () => {
  const person = await board.member({ firstName: 'Mini', lastName: 'Jose' });
  await choose(person, 'at_once');
  const id = await board.ask(person, 'Is there a mail?');
  await board.answer(answerer, id);
  const mail = await mailOf(person);
  expect(mail.subject).toBe('Biju K answered your question: Is there a mail?');
  expect(mail.text).toContain('Dear Mini Jose');
  expect(mail.text).toContain(`https://sangham.test/community?question=${id}`);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<https:\/\/sangham\.test(\/api\/notifications\/unsubscribe\/[^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1];
  expect(mail.text).toContain(`Unsubscribe: https://sangham.test${link}`);
  expect(mail.html).toContain(link!);

  // Opening it only asks; mail programs open links by themselves.
  expect(await site.call('GET', link!)).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await chosen(person)).toBe('at_once');
  expect((await site.call('POST', link!.replace(/\.[^/]+/, '.AAAAAAAAAAAAAAAAAAAAAA'))).status).toBe(404);
  expect((await site.call('GET', '/api/notifications/unsubscribe/1/')).status).toBe(404);
  // As RFC 8058 has it, without a login.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.inject({ method: 'POST', url: link!, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(answer.statusCode).toBe(200);
  expect(await chosen(person)).toBe('none');
});

test('a daily mail names what is unread, at eight in the morning', async () => {
  const person = await board.member();
  await choose(person, 'daily');
  const titles = ['First of the day', 'Second of the day', 'Read before the mail'];
  for (const title of titles) await board.answer(answerer, await board.ask(person, title));
  const { results } = await bell(person);
  await site.call('POST', '/api/notifications/read/', { token: person.token, body: { ids: [results[0].id] } });
  const { jobs } = await import('~/platform/jobs/tables');
  const { eq } = await import('drizzle-orm');
  const due = await site.site.db.select().from(jobs).where(eq(jobs.name, 'notice-digest'));
  expect(due).toHaveLength(1);
  expect(due[0]!.runAt.toISOString()).toMatch(/T02:30:00\.000Z$/);
  await site.site.db.update(jobs).set({ runAt: new Date() }).where(eq(jobs.name, 'notice-digest'));
  const mail = await mailOf(person);
  expect(mail.subject).toBe('2 notices from the community board');
  expect(mail.text).toContain('Biju K answered your question: First of the day');
  expect(mail.text).not.toContain('Read before the mail');
});
