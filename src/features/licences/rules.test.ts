import { describe, expect, test } from 'vitest';
import { dayOf, startOfDay } from '~/shared/dates';
import { dayIso, membershipStatusOn } from '~/shared/membership-status';
import { steps } from './contract/choices';
import { daysAfter, daysBetween, dueDays, median, monthsAround, stepOn } from './rules';

const due = '2027-02-15';

describe('a step of the reminders', () => {
  test('is the newest that is due, for a week', () => {
    const sent = Object.fromEntries(
      Array.from({ length: 140 }, (_, index) => [index - 95, stepOn(daysAfter(due, index - 95), due)]),
    );
    for (let day = -95; day <= 44; day += 1) {
      const newest = [...steps].reverse().find((step) => step <= day);
      expect(sent[day], `day ${day}`).toBe(newest !== undefined && day - newest <= 7 ? newest : null);
    }
    expect([
      sent[-91],
      sent[-90],
      sent[-83],
      sent[-82],
      sent[-1],
      sent[0],
      sent[7],
      sent[8],
      sent[37],
      sent[38],
    ]).toEqual([null, -90, -90, null, -7, 0, 0, null, 30, null]);
  });

  test('begins and the status changes at midnight in Asia/Kolkata: one second before is the day before', () => {
    for (const step of steps) {
      const midnight = startOfDay(dayOf(new Date(`${daysAfter(due, step)}T12:00:00+05:30`)));
      const [before, at] = [-1000, 0].map((ms) => stepOn(dayIso(new Date(midnight.getTime() + ms)), due));
      expect([step, at]).toEqual([step, step]);
      expect(before).not.toBe(step);
    }
    for (const [after, was, is] of [
      [-90, 'active', 'expiring'],
      [1, 'expiring', 'expired'],
      [181, 'expired', 'lapsed'],
    ] as const) {
      const midnight = startOfDay(dayOf(new Date(`${daysAfter(due, after)}T12:00:00+05:30`)));
      const status = (ms: number) => membershipStatusOn(dayIso(new Date(midnight.getTime() + ms)), due);
      expect([status(-1000), status(0), status(1000)]).toEqual([was, is, is]);
    }
  });

  test('is looked for among all the days that may have one', () => {
    for (let offset = -120; offset <= 60; offset += 1) {
      const today = daysAfter(due, offset);
      const near = dueDays(today).some(({ from, to }) => from <= due && due <= to);
      if (stepOn(today, due) !== null) expect(near, today).toBe(true);
    }
  });
});

test('days, months and medians', () => {
  expect(daysBetween(new Date('2026-11-22T18:29:59Z'), new Date('2026-11-22T18:30:00Z'))).toBe(1);
  expect(monthsAround('2026-01-31', 2, 1)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect([median([]), median([3]), median([4, 1]), median([9, 1, 2])]).toEqual([null, 3, 2.5, 2]);
});
