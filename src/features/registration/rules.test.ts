import { expect, test } from 'vitest';
import { HOUR_MS } from '~/shared/dates';
import { movesOf, takenBy, type Party } from './rules';

const now = new Date('2026-11-28T10:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const party = (id: number, people: number, status: Party['status'] = 'waiting', more: Partial<Party> = {}): Party => ({
  id,
  turn: id,
  people,
  status,
  offerUntil: null,
  left: false,
  ...more,
});
const seats = (capacity: number, hours: number, fillGaps = false) => ({
  capacity,
  fillGaps,
  eventDate: inHours(hours),
});

test('until 24 h before the next moves up, until 2 h before it gets an offer, and then nothing', () => {
  const parties = [party(1, 1)];
  expect(movesOf(seats(1, 24), parties, now)).toMatchObject({ moved: [1], status: 'going' });
  expect(movesOf(seats(1, 23.9), parties, now)).toMatchObject({ moved: [1], status: 'offered' });
  expect(movesOf(seats(1, 2), parties, now)).toMatchObject({ moved: [1], status: 'offered' });
  expect(movesOf(seats(1, 1.9), parties, now).moved).toEqual([]);
});

test('no party passes one that waits, unless gaps are filled', () => {
  const parties = [party(1, 2, 'going'), party(2, 3), party(3, 1)];
  expect(movesOf(seats(4, 50), parties, now).moved).toEqual([]);
  expect(movesOf(seats(4, 50, true), parties, now).moved).toEqual([3]);
});

test('an offer that ends and a person who left free their seats', () => {
  const parties = [party(1, 1, 'offered', { offerUntil: now }), party(2, 1, 'going', { left: true }), party(3, 2)];
  expect(movesOf(seats(2, 10), parties, now)).toEqual({ cancelled: [1, 2], moved: [3], status: 'offered' });
});

test('there are never more people than seats, whatever the parties', () => {
  for (let capacity = 0; capacity <= 12; capacity += 1)
    for (const fillGaps of [false, true]) {
      const parties = Array.from({ length: 9 }, (_, index) => party(index + 1, ((index * 7 + capacity) % 5) + 1));
      const { moved } = movesOf(seats(capacity, 50, fillGaps), parties, now);
      const seated = parties
        .filter(({ id }) => moved.includes(id))
        .map((one) => ({ ...one, status: 'going' as const }));
      expect(takenBy(seated)).toBeLessThanOrEqual(capacity);
      if (!fillGaps) expect(moved).toEqual(parties.slice(0, moved.length).map(({ id }) => id));
    }
});
