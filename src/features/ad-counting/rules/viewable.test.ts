import { describe, expect, test } from 'vitest';
import { createWatch, type Look } from './viewable';

/** Looks every 16 ms from 0 to `ms`; returns when the ad became viewable. */
function watchFor(ms: number, lookAt: (now: number) => Omit<Look, 'now'>): number | null {
  const watch = createWatch();
  for (let now = 0; now <= ms; now += 16) if (watch({ now, ...lookAt(now) })) return now;
  return null;
}

describe('a picture', () => {
  test.each([
    [950, false],
    [1_050, true],
  ])('that is seen for %d ms: %s', (ms, isViewable) => {
    expect(watchFor(3_000, (now) => ({ isSeen: now <= ms })) !== null).toBe(isViewable);
  });

  test('begins again after a break', () => {
    expect(watchFor(1_900, (now) => ({ isSeen: now < 900 || now > 950 }))).toBe(null);
    expect(watchFor(2_100, (now) => ({ isSeen: now < 900 || now > 950 }))).toBeGreaterThan(1_900);
  });

  test('begins again without a look for half a second', () => {
    const watch = createWatch();
    expect([0, 400, 950, 1_300, 1_700, 1_960].map((now) => watch({ now, isSeen: true }))).toEqual([
      ...[false, false, false, false, false, true],
    ]);
  });
});

describe('a video', () => {
  test('counts what plays, not what passes', () => {
    expect(watchFor(5_000, (now) => ({ isSeen: true, second: now / 1_000 }))).toBeGreaterThanOrEqual(2_000);
    // It stalls after a second.
    expect(watchFor(9_000, (now) => ({ isSeen: true, second: Math.min(1, now / 1_000) }))).toBe(null);
  });

  test('goes on in the next round of a short one, and not by a jump', () => {
    expect(watchFor(5_000, (now) => ({ isSeen: true, second: (now % 1_500) / 1_000 }))).toBeLessThan(2_200);
    expect(watchFor(1_000, (now) => ({ isSeen: true, second: now < 500 ? 0 : 30 }))).toBe(null);
  });

  test('begins again after a break', () => {
    const look = (now: number) => ({ isSeen: now < 1_900 || now > 1_950, second: now / 1_000 });
    expect(watchFor(3_800, look)).toBe(null);
    expect(watchFor(4_100, look)).not.toBe(null);
  });
});
