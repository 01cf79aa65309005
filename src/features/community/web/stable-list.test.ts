import { expect, test } from 'vitest';
import { append, settle } from './stable-list';

const rows = (...ids: number[]) => ids.map((id) => ({ id, text: `row ${id}` }));
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('the first rows are taken as they come, each once', () => {
  const { rows: shown, waiting } = settle([], rows(3, 2, 2, 1));
  expect(ids(shown)).toEqual([3, 2, 1]);
  expect(waiting).toEqual([]);
});

test('new rows at the top wait, the next page is appended', () => {
  const { rows: shown, waiting } = settle(rows(3, 2, 1), rows(5, 4, 3, 2, 1, 0));
  expect(ids(shown)).toEqual([3, 2, 1, 0]);
  expect(ids(waiting)).toEqual([5, 4]);
});

test('a known row stays where it is, with what is new in it', () => {
  const { rows: shown, waiting } = settle(rows(3, 2, 1), [{ id: 1, text: 'answered' }, ...rows(3, 2)]);
  expect(ids(shown)).toEqual([3, 2, 1]);
  expect(shown[2]).toEqual({ id: 1, text: 'answered' });
  expect(waiting).toEqual([]);
});

test('a row that is gone stays until the list is made anew', () => {
  expect(ids(settle(rows(3, 2, 1), rows(3, 1)).rows)).toEqual([3, 2, 1]);
});

test('nothing known any more: all of it comes after what is being read', () => {
  const { rows: shown, waiting } = settle(rows(3), rows(9, 8));
  expect(ids(shown)).toEqual([3, 9, 8]);
  expect(waiting).toEqual([]);
});

test('in a thread what is new comes last, also when it is the best, and what is deleted goes', () => {
  expect(ids(append(rows(1, 2, 3), rows(4, 3, 1)))).toEqual([1, 3, 4]);
});

test('of a thread the page before comes before what is shown, and only when it was asked for', () => {
  expect(ids(append(rows(3, 4), rows(1, 2, 3, 4, 5), true))).toEqual([1, 2, 3, 4, 5]);
  expect(ids(append(rows(3, 4), rows(1, 3, 4)))).toEqual([3, 4, 1]);
});
