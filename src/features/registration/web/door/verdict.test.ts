import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ScanAnswer } from '../../contract/schemas';
import { findByHash, findRows, hashOf, judge, toneOf, worsen, type DoorRow, type Verdict } from './verdict';

const moment = Date.parse('2026-11-28T10:00:00+05:30');
const open = { now: moment, from: '2026-11-27T10:00:00+05:30', until: '2026-11-30T10:00:00+05:30', peopleIn: 0 };

const row = (more: Partial<DoorRow> = {}): DoorRow => ({
  id: 1,
  hash: 'aaaa',
  full_name: 'Anitha K. Nair',
  full_name_ml: 'അനിത നായർ',
  area_name: 'Ottapalam',
  people: 4,
  diets: ['veg', 'veg', 'veg', 'non_veg'],
  status: 'going',
  people_in: 0,
  end: '7K3Q',
  card: 'bbbb',
  ...more,
});

const answer = (more: Partial<ScanAnswer>): ScanAnswer => ({
  scan_id: 's',
  result: 'ok',
  registration_id: 1,
  people: 4,
  people_in: 4,
  of: 4,
  gate: null,
  at: null,
  ...more,
});

test('the hash is the first 8 bytes of SHA-256', async () => {
  const code = '0123456789ABCDEFGHJK';
  expect(await hashOf(code)).toBe(createHash('sha256').update(code).digest('hex').slice(0, 16));
});

test('a ticket and a membership card find the same registration', () => {
  const rows = [row(), row({ id: 2, hash: 'cccc', card: null })];
  expect(findByHash(rows, 'aaaa')?.id).toBe(1);
  expect(findByHash(rows, 'bbbb')?.id).toBe(1);
  expect(findByHash(rows, 'dddd')).toBeUndefined();
});

test('the last four letters in small ones, and names in both scripts', () => {
  const rows = [row(), row({ id: 2, full_name: 'Biju Varma', full_name_ml: null, end: '0A1B' })];
  expect(findRows(rows, '7k3q').map(({ id }) => id)).toEqual([1]);
  expect(findRows(rows, 'oaib').map(({ id }) => id)).toEqual([2]);
  expect(findRows(rows, 'nair ani').map(({ id }) => id)).toEqual([1]);
  expect(findRows(rows, 'നായ').map(({ id }) => id)).toEqual([1]);
  expect(findRows(rows, 'a')).toEqual([]);
  expect(findRows(rows, ' ')).toEqual([]);
});

test.each([
  ['a party comes in whole', row(), {}, { result: 'ok', people: 4, peopleIn: 4 }],
  ['some of a party', row(), { people: 2 }, { result: 'partly', people: 2, peopleIn: 2 }],
  ['the rest of a party', row(), { peopleIn: 2 }, { result: 'ok', people: 2, peopleIn: 4 }],
  ['a party that is in', row(), { peopleIn: 4 }, { result: 'again', people: 0, gate: null }],
  [
    'a party that is in, and where that was',
    row(),
    { peopleIn: 4, came: { gate: 'Gate 2', at: open.from } },
    { result: 'again', gate: 'Gate 2', at: open.from },
  ],
  ['the waiting list', row({ status: 'waiting' }), {}, { result: 'waiting', people: 0 }],
  ['an offer that was not taken', row({ status: 'offered' }), {}, { result: 'waiting', people: 0 }],
  ['cancelled', row({ status: 'cancelled' }), {}, { result: 'cancelled', people: 0 }],
  ['before the doors open', row(), { now: moment - 2 * 86_400_000 }, { result: 'too_early', people: 0 }],
  ['after they close', row(), { now: moment + 3 * 86_400_000 }, { result: 'over', people: 0 }],
  ['without a list', row(), { from: '', until: '' }, { result: 'ok' }],
  ['a code that is not on the list', undefined, {}, { result: 'unlisted', people: 0 }],
])('%s', (_, found, more, expected) => {
  expect(judge(found, { ...open, ...more })).toMatchObject(expected);
});

test('a code that is not on the list is never red by the list alone', () => {
  expect(toneOf(judge(undefined, open).result)).toBe('unsure');
});

test('the server only makes a verdict worse', () => {
  const good = judge(row(), open);
  const again = answer({ result: 'again', gate: 'Gate 2', at: '2026-11-28T09:40:00+05:30', people: 0 });
  expect(worsen(good, again, undefined)).toMatchObject({ result: 'again', gate: 'Gate 2', people: 0 });
  const bad: Verdict = { ...good, result: 'again', people: 0 };
  expect(worsen(bad, answer({}), undefined)).toBe(bad);
  const waiting: Verdict = { ...good, result: 'waiting', people: 0 };
  expect(worsen(waiting, answer({}), undefined)).toBe(waiting);
  expect(worsen(waiting, answer({ result: 'cancelled' }), undefined).result).toBe('cancelled');
});

test('the server says where and when a ticket came in before', () => {
  const bad: Verdict = { ...judge(row(), { ...open, peopleIn: 4 }) };
  const again = answer({ result: 'again', gate: 'Gate 2', at: '2026-11-28T09:40:00+05:30', people: 0 });
  expect(worsen(bad, again, undefined)).toMatchObject({ result: 'again', gate: 'Gate 2' });
});

test('where the list has no answer, the server has one', () => {
  const unlisted = judge(undefined, open);
  expect(worsen(unlisted, answer({}), row())).toMatchObject({ result: 'ok', row: { id: 1 }, peopleIn: 4 });
  expect(worsen(unlisted, answer({ result: 'other_event' }), undefined).result).toBe('other_event');
});
