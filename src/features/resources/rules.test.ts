import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPage, countByCategory, nearPages, openPages, turnedPage } from './rules';

test('a page number stays within the book', () => {
  expect([0, -3, 1, 7.9, 24, 99, NaN, Infinity].map((page) => clampPage(page, 24))).toEqual([1, 1, 1, 7, 24, 24, 1, 1]);
});

test('a spread has the cover alone, then pairs, and the last page alone if it has no partner', () => {
  expect([1, 2, 3, 4, 5, 6].map((page) => openPages(page, 6, true))).toEqual([
    [1],
    [2, 3],
    [2, 3],
    [4, 5],
    [4, 5],
    [6],
  ]);
  expect(openPages(5, 5, true)).toEqual([4, 5]);
  expect(openPages(4, 6, false)).toEqual([4]);
});

test('turning the leaf leads through every page once, there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.boolean(), (count, spread) => {
      const walk = (start: number, by: 1 | -1) => {
        const seen: number[] = [];
        for (let page: number | undefined = start; page !== undefined; page = turnedPage(page, count, spread, by)) {
          seen.push(...openPages(page, count, spread));
        }
        return seen.sort((a, b) => a - b);
      };
      const all = Array.from({ length: count }, (_, index) => index + 1);
      expect(walk(1, 1)).toEqual(all);
      expect(walk(count, -1)).toEqual(all);
    }),
  );
});

test('only pages near the open one are loaded', () => {
  expect(nearPages(100, 200, true)).toEqual([98, 99, 100, 101, 102, 103]);
  expect(nearPages(1, 200, false)).toEqual([1, 2]);
  expect(nearPages(200, 200, true)).toEqual([198, 199, 200]);
});

test('the four categories come first, even when empty; others follow by name', () => {
  const documents = ['Safety', 'Law', 'Safety', 'Archive'].map((category) => ({ category }));
  expect(countByCategory(documents)).toEqual([
    { category: 'Standards', count: 0 },
    { category: 'Safety', count: 2 },
    { category: 'Templates', count: 0 },
    { category: 'Quality', count: 0 },
    { category: 'Archive', count: 1 },
    { category: 'Law', count: 1 },
  ]);
});
