import { expect, test } from 'vitest';
import { append, settle } from './stable-list';

const rows = (...ids: number[]) => ids.map((id) => ({ id, text: `row ${id}` }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('the first rows are shown as they come, each once', () => {
  const { rows: shown, waiting } = settle([], rows(3, 2, 2, 1));
  expect(ids(shown)).toEqual([3, 2, 1]);
  expect(waiting).toEqual([]);
});

test('new rows at the top wait, the next page is appended', () => {
  const { rows: shown, waiting } = settle(rows(3, 2, 1), rows(5, 4, 3, 2, 1, 0));
  expect(ids(shown)).toEqual([3, 2, 1, 0]);
  expect(ids(waiting)).toEqual([5, 4]);
});

test('a known row stays where it is, with its new content', () => {
  const { rows: shown, waiting } = settle(rows(3, 2, 1), [{ id: 1, text: 'answered' }, ...rows(3, 2)]);
  expect(ids(shown)).toEqual([3, 2, 1]);
  expect(shown[2]).toEqual({ id: 1, text: 'answered' });
  expect(waiting).toEqual([]);
});

test('a row that is gone stays until the list is rebuilt', () => {
  expect(ids(settle(rows(3, 2, 1), rows(3, 1)).rows)).toEqual([3, 2, 1]);
});

test('without a known row all fresh rows come after the rows that are being read', () => {
  const { rows: shown, waiting } = settle(rows(3), rows(9, 8));
  expect(ids(shown)).toEqual([3, 9, 8]);
  expect(waiting).toEqual([]);
});

test('in a thread new answers come last, even the best answer, and deleted ones go', () => {
  expect(ids(append(rows(1, 2, 3), rows(4, 3, 1)))).toEqual([1, 3, 4]);
});

test('in a thread the previous page comes before the shown answers, and only when it was requested', () => {
  expect(ids(append(rows(3, 4), rows(1, 2, 3, 4, 5), true))).toEqual([1, 2, 3, 4, 5]);
  expect(ids(append(rows(3, 4), rows(1, 3, 4)))).toEqual([3, 4, 1]);
});
