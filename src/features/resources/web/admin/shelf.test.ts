import { expect, test } from 'vitest';
import type { ManagedFlipbook } from '../../contract';
import { settledSince, shelfOf } from './shelf';

const book = (id: number, status: ManagedFlipbook['status'], is_current = false) =>
  ({ id, status, is_current }) as ManagedFlipbook;
const ids = (books: ManagedFlipbook[]) => books.map(({ id }) => id);

test('unfinished flipbooks come first, then the current one, the others are archives', () => {
  const shelf = shelfOf([
    book(5, 'uploaded'),
    book(4, 'failed'),
    book(3, 'finished', true),
    book(2, 'rendering'),
    book(1, 'finished'),
  ]);
  expect(ids(shelf.coming)).toEqual([5, 4, 2]);
  expect(ids(shelf.current)).toEqual([3]);
  expect(ids(shelf.archives)).toEqual([1]);
});

test('a finished rendering is noticed once', () => {
  const before = [book(3, 'rendering'), book(2, 'uploaded'), book(1, 'finished')];
  const now = [book(4, 'finished'), book(3, 'finished', true), book(2, 'failed'), book(1, 'finished')];
  expect(ids(settledSince(before, now))).toEqual([3, 2]);
  expect(settledSince(now, now)).toEqual([]);
});
