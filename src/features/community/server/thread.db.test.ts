import { expect, test } from 'vitest';
import { testApp } from '~test/app';
import { boardOf } from '~test/community';
import { testPerson } from '~test/factories';
import { answersPerPage } from '../contract/limits';

const site = testApp();
const board = boardOf(site);
const asker = testPerson(site, 'member');
const writer = testPerson(site, 'member');

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('a thread is returned whole without a page in the query, and page by page with one', async () => {
  const id = await board.ask(asker, 'A long thread');
  const answered: number[] = [];
  for (let number = 0; number < 7; number += 1) answered.push(await board.answer(writer, id, `Answer ${number}`));
  await board.post(asker, `answers/${answered[4]}/best/`);
  const order = [answered[4]!, ...answered.filter((_, index) => index !== 4)];
  const page = async (query: string) => (await board.get(asker, `answers/list/?question_id=${id}&${query}`)).body;

  expect(ids(await page(''))).toEqual(order);
  expect(ids(await page('page_size=2'))).toEqual(order);
  const first = await page('page=1&page_size=3');
  expect(first).toMatchObject({
    count: 7,
    page: 1,
    previous: null,
    next: `/api/community/answers/list/?question_id=${id}&page_size=3&page=2`,
  });
  expect(ids(first.results)).toEqual(order.slice(0, 3));
  expect(ids((await site.call('GET', first.next, { token: asker.token })).body.results)).toEqual(order.slice(3, 6));
  // The page that has the answer.
  expect(await page(`answer=${answered[6]}&page_size=3`)).toMatchObject({
    page: 3,
    next: null,
    results: [{ id: answered[6] }],
  });
  expect(await page(`answer=${answered[4]}&page_size=3`)).toMatchObject({ page: 1 });
  expect((await page('page=1')).results).toHaveLength(7);
  expect(await page('page=9')).toMatchObject({ count: 7, results: [] });
  expect(answersPerPage).toBeGreaterThan(7);

  // A deleted answer is missing from the very next page, and so is a hidden one.
  await board.remove(writer, `answers/${answered[0]}/delete/`);
  for (const flagger of await board.people(3)) await board.flag(flagger, 'answer', answered[1]!);
  expect(ids((await page('page=1')).results)).toEqual(
    order.filter((one) => one !== answered[0] && one !== answered[1]),
  );
  expect(ids((await board.get(writer, `answers/list/?question_id=${id}&page=1`)).body.results)).toEqual(
    order.filter((one) => one !== answered[0]),
  );
  expect((await board.get(asker, `answers/list/?question_id=${id}&answer=${answered[1]}`)).status).toBe(404);
});

test('an invalid page is refused, and a thread that does not exist is a 404 either way', async () => {
  const id = await board.ask(asker, 'Without an answer');
  const status = async (query: string) => (await board.get(asker, `answers/list/?${query}`)).status;
  expect((await board.get(asker, `answers/list/?question_id=${id}&page=1`)).body).toEqual({
    count: 0,
    next: null,
    previous: null,
    page: 1,
    results: [],
  });
  expect(await status(`question_id=${id}&page=&answer=`)).toBe(200);
  for (const wrong of ['page=0', 'page=x', 'page=99999999999', 'answer=x', 'answer=99999999999', 'page_size=0'])
    expect(await status(`question_id=${id}&${wrong}`), wrong).toBe(400);
  for (const nowhere of ['', '&page=1', '&answer=1'])
    expect(await status(`question_id=2000000000${nowhere}`)).toBe(404);
});
