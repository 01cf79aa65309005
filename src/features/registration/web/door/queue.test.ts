import { expect, test } from 'vitest';
import type { DoorList, ScanAnswer } from '../../contract/schemas';
import { bodyOf, comingOf, merged, nextBatch, settle, waitAfter, waitingIn, withAnswers, type Scan } from './queue';
import type { DoorRow } from './verdict';

const wall = Date.parse('2026-11-28T10:00:00Z');
const scan = (n: number, more: Partial<Scan> = {}): Scan => ({
  n,
  scan_id: `scan-${n}`,
  event: 7,
  wall,
  offset: 0,
  deed: { code: `CODE${n}` },
  row: n,
  lets: 2,
  ...more,
});
const answer = (n: number, more: Partial<ScanAnswer> = {}): ScanAnswer => ({
  scan_id: `scan-${n}`,
  result: 'ok',
  registration_id: n,
  people: 2,
  people_in: 2,
  of: 2,
  gate: null,
  at: null,
  ...more,
});
const row = (id: number, inside = 0) => ({ id, people: 2, people_in: inside }) as DoorRow;

test('at most 200 are sent at once, the oldest first, and none that was refused', () => {
  const scans = [scan(0, { refused: true }), ...Array.from({ length: 250 }, (_, index) => scan(index + 1))];
  const batch = nextBatch(scans);
  expect(batch).toHaveLength(200);
  expect(batch[0]!.n).toBe(1);
  expect(batch[199]!.n).toBe(200);
});

test('an id leaves only with its own answer', () => {
  const sent = [scan(1), scan(2), scan(3)];
  const settled = settle(sent, [answer(3), answer(1), answer(9)]);
  expect(settled.answered.map(({ scan: { n } }) => n)).toEqual([1, 3]);
  expect(settled.refused).toEqual([]);
  expect(settle(sent, [])).toEqual({ answered: [], refused: [] });
});

test('what the server cannot read stays here, marked', () => {
  const settled = settle([scan(1), scan(2)], [answer(1, { result: 'invalid' }), answer(2)]);
  expect(settled.refused).toEqual([{ ...scan(1), refused: true }]);
  expect(settled.answered).toHaveLength(1);
});

test('the body has what was done, by the clock that the phone has now', () => {
  const scans = [
    scan(1),
    // The clock was set back by three hours afterwards.
    scan(2, { offset: -3 * 3_600_000, deed: { walk_in: 'Ravi', people: 3 } }),
    scan(3, { offset: null, deed: { undo: 'scan-1' } }),
  ];
  expect(bodyOf(scans, { now: wall + 60_000, offset: 0 })).toEqual({
    now: '2026-11-28T10:01:00.000Z',
    scans: [
      { scan_id: 'scan-1', wall: '2026-11-28T10:00:00.000Z', code: 'CODE1' },
      { scan_id: 'scan-2', wall: '2026-11-28T07:00:00.000Z', clock_set: true, walk_in: 'Ravi', people: 3 },
      { scan_id: 'scan-3', wall: '2026-11-28T10:00:00.000Z', undo: 'scan-1' },
    ],
  });
});

test('scans that wait count, and their undo takes them back', () => {
  const undo = scan(3, { deed: { undo: 'scan-1' }, row: 1, lets: -2 });
  expect([...waitingIn([scan(1), scan(2), undo, scan(4, { row: null })])]).toEqual([
    [1, 0],
    [2, 2],
  ]);
});

test('answers change the list in their order', () => {
  const first = { scan: scan(1), answer: answer(1) };
  const undo = {
    scan: scan(2, { deed: { undo: 'scan-1' }, row: 1, lets: -2 }),
    answer: { ...answer(2), registration_id: null },
  };
  const fewer = { scan: scan(3, { row: 1, lets: 1 }), answer: { ...answer(3), registration_id: 1, people_in: 1 } };
  const list = { gate: 'Gate 1', rows: [row(1), row(2, 2)] } as DoorList;
  const inside = (answered: (typeof first)[]) => withAnswers(list, { answered, refused: [] }, 0);
  expect(inside([first, undo]).map(({ people_in: n }) => n)).toEqual([0, 2]);
  expect(inside([first, undo, fewer]).map(({ people_in: n }) => n)).toEqual([1, 2]);
  expect(inside([first]).map(({ people_in: n }) => n)).toEqual([2, 2]);
});

test('where and when a party came in last is known here, or from the list, or from an answer', () => {
  const listed = { ...row(1), gate: 'Gate 2', came_at: '2026-11-28T09:00:00.000Z' };
  const here = { gate: 'Gate 1', offset: 60_000 };
  expect(comingOf(row(1), [], here)).toEqual({ gate: null, at: null });
  expect(comingOf(listed, [scan(2)], here)).toEqual({ gate: 'Gate 2', at: '2026-11-28T09:00:00.000Z' });
  // By the server's clock, which is an hour ahead of this phone's.
  const scanned = [scan(1, { offset: 3_600_000 })];
  expect(comingOf(listed, scanned, here)).toEqual({ gate: 'Gate 1', at: '2026-11-28T11:00:00.000Z' });
  const undone = [...scanned, scan(2, { deed: { undo: 'scan-1' }, row: 1, lets: -2 })];
  expect(comingOf(listed, undone, here)).toEqual({ gate: 'Gate 2', at: '2026-11-28T09:00:00.000Z' });
  const list = { gate: 'Gate 1', rows: [listed, row(2, 2)] } as DoorList;
  const again = answer(2, { result: 'again', people: 0, gate: 'Gate 3', at: '2026-11-28T08:00:00.000Z' });
  const answered = [
    { scan: scan(1, { offset: null }), answer: answer(1) },
    { scan: scan(2), answer: again },
  ];
  expect(withAnswers(list, { answered, refused: [] }, 60_000)).toMatchObject([
    { gate: 'Gate 1', came_at: '2026-11-28T10:01:00.000Z' },
    { gate: 'Gate 3', came_at: '2026-11-28T08:00:00.000Z' },
  ]);
});

test('what has changed replaces its row, and new rows are added', () => {
  expect(merged([row(1), row(2)], [row(2, 2), row(3)])).toEqual([row(1), row(2, 2), row(3)]);
});

test('a try waits longer after each failure, and a minute at most', () => {
  expect([0, 1, 2, 5, 50].map(waitAfter)).toEqual([2000, 4000, 8000, 60_000, 60_000]);
});
