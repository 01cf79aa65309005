import { expect, test } from 'vitest';
import { outdated } from './retention';

const day = (daysBefore: number) =>
  new Date(Date.UTC(2026, 10, 22) - daysBefore * 86_400_000).toISOString().slice(0, 10);
const nights = (count: number) => Array.from({ length: count }, (_, index) => day(index));

test('of two years of nights, seven days, four weeks and twelve months stay', () => {
  const all = nights(730);
  const gone = outdated(all);
  const stay = all.filter((name) => !gone.includes(name));
  expect(stay).toEqual([
    ...nights(7),
    ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31'],
    ...['2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
    ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
  ]);
});

test('the first days keep everything; what is no nightly backup stays; after a long pause the old ones stay', () => {
  expect(outdated(nights(7))).toEqual([]);
  expect(outdated(['by-hand', '2020-01-01.partial', ...nights(3)])).toEqual([]);
  expect(outdated(['2026-11-22', '2026-01-05', '2026-01-04', '2025-06-01'])).toEqual([]);
});
