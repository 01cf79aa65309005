import { describe, expect, test } from 'vitest';
import { byDefinition, daysBetween, sumOf } from './ad-sums';
import type { AdDays } from './ad-days';

const none = { shown: 0, measured: 0, viewable: 0, call: 0, whatsapp: 0, website: 0, map: 0, details: 0 };
const row = (day: string, definition: number, viewable: number) =>
  ({
    day,
    definition,
    ad: 1,
    tier: 'gold',
    place: 'showcase',
    ...none,
    viewable,
    invalid: 0,
    invalid_reasons: {},
  }) as const;
const minus = { id: 1, day: '2026-11-02', ad: 1, place: 'showcase', definition: 1, kind: 'viewable' } as const;

const counted: AdDays = {
  days: [row('2026-11-01', 0, 100), row('2026-11-01', 1, 7), row('2026-11-02', 1, 5)],
  corrections: [{ ...minus, count: -2, reason: 'Our own visits.', created_at: '2026-11-03T10:00:00+05:30' }],
  definitions: [0, 1, 2].map((version) => ({ version, text: `Definition ${version}` })),
};

test('the days between two are all of them', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
});

describe('figures', () => {
  test('are never added over two definitions; the newest stand first', () => {
    const parts = byDefinition(counted);
    expect(parts.map((part) => [part.version, sumOf(part, ['viewable'])])).toEqual([
      [1, 10],
      [0, 100],
    ]);
  });

  test('of a day have its corrections', () => {
    const [newest] = byDefinition(counted);
    expect(sumOf(newest!, ['viewable'], { day: '2026-11-02' })).toBe(3);
    expect(sumOf(newest!, ['viewable'], { place: 'finder' })).toBe(0);
  });
});
