import { describe, expect, test } from 'vitest';
import { tierOffers, tiers, type Tier } from './contract/tiers';
import { daysOwed, lengthened, compareInFeed, endOf, nearestFirst, oddTime, statusOf } from './rules';

const at = (text: string) => new Date(text);

test('a tier runs for its days', () => {
  expect(Object.fromEntries(tiers.map((tier) => [tier, tierOffers[tier].days]))).toEqual({
    basic: 7,
    silver: 10,
    gold: 15,
    diamond: 25,
    premium: 30,
  });
  expect(endOf(at('2026-01-01T00:00:00Z'), 'basic')).toEqual(at('2026-01-08T00:00:00Z'));
});

test('an ad is live from its start on and has ended at its end', () => {
  const ad = { startsAt: at('2026-01-01T00:00:00Z'), endsAt: at('2026-01-08T00:00:00Z') };
  expect(statusOf(ad, at('2025-12-31T23:59:59.999Z'))).toBe('scheduled');
  expect(statusOf(ad, at('2026-01-01T00:00:00Z'))).toBe('live');
  expect(statusOf(ad, at('2026-01-07T23:59:59.999Z'))).toBe('live');
  expect(statusOf(ad, at('2026-01-08T00:00:00Z'))).toBe('ended');
});

test('feeds sort by tier, then newest first', () => {
  const ad = (id: number, adType: Tier, day: number) => ({ id, adType, createdAt: new Date(2026, 0, day) });
  const feed = [
    ad(1, 'basic', 9),
    ad(2, 'premium', 1),
    ad(3, 'gold', 5),
    ad(4, 'diamond', 1),
    ad(5, 'diamond', 2),
    ad(6, 'silver', 1),
  ];
  expect(feed.sort(compareInFeed).map(({ id }) => id)).toEqual([5, 4, 2, 3, 6, 1]);
});

test('only gold and better tiers have video and the showcase', () => {
  expect(tiers.filter((tier) => tierOffers[tier].video)).toEqual(['diamond', 'premium', 'gold']);
  expect(tiers.filter((tier) => tierOffers[tier].showcase)).toEqual(['diamond', 'premium', 'gold']);
});

describe('other places', () => {
  const points = { Ottapalam: [10.77, 76.38], Shoranur: [10.76, 76.27], Alathur: [10.65, 76.54] } as const;
  const place = (location: string, shops = 1) => ({ location, shops });

  test('the nearest come first by straight distance; places of unknown position come last, by their shops', () => {
    const found = nearestFirst(
      [place('Hamlet', 2), place('Alathur', 9), place('Elsewhere', 3), place('SHORANUR')],
      ' ottapalam ',
      points,
    );
    expect(found.map(({ location, kilometres }) => [location, kilometres])).toEqual([
      ['SHORANUR', 12],
      ['Alathur', 22],
      ['Elsewhere', null],
      ['Hamlet', null],
    ]);
  });

  test('from a place of unknown position they are sorted by their shops, then by name', () => {
    const found = nearestFirst([place('Shoranur', 2), place('Alathur', 2), place('Ottapalam', 5)], 'Hamlet', points);
    expect(found.map(({ location }) => location)).toEqual(['Ottapalam', 'Alathur', 'Shoranur']);
  });
});

test('a warning names a start in the past, and a start with which an ad would have ended', () => {
  const now = at('2026-11-20T10:00:00+05:30');
  const from = (start: string) => oddTime({ startsAt: at(start), endsAt: endOf(at(start), 'basic') }, now);
  expect(from('2026-11-20T00:00:00+05:30')).toBeUndefined();
  expect(from('2026-11-19T23:59:00+05:30')).toBe('This start is in the past: the days since then are gone.');
  expect(from('2026-11-13T10:00:00+05:30')).toBe('With this start the ad is over already.');
});

const [six, seventh] = ['2026-11-06', '2026-11-07'].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
const after = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000);

test.each([
  ['nothing for less than six hours', 5.99, 0],
  ['a day from six hours on', 6, 1],
  ['a day for less than thirty hours', 29.99, 1],
  ['another day for thirty hours', 30, 2],
  ['whole days', 72.1, 3],
])('an outage gives back %s', (_, hours, days) => {
  const ad = { startsAt: six, endsAt: after(six, 24 * 30) };
  expect(daysOwed(ad, { from: seventh, to: after(seventh, hours) })).toBe(days);
});

test('only what of an outage lay in the run of an ad counts', () => {
  const outage = { from: seventh, to: after(seventh, 24 * 10) };
  expect(daysOwed({ startsAt: six, endsAt: after(seventh, 48) }, outage)).toBe(2);
  expect(daysOwed({ startsAt: after(seventh, 24 * 9), endsAt: after(seventh, 24 * 30) }, outage)).toBe(1);
  expect(daysOwed({ startsAt: six, endsAt: after(six, 1) }, outage)).toBe(0);
  expect(lengthened({ endsAt: after(seventh, 48) }, outage, 2)).toEqual(after(seventh, 24 * 12));
  expect(lengthened({ endsAt: after(seventh, 24 * 30) }, outage, 10)).toEqual(after(seventh, 24 * 40));
});
