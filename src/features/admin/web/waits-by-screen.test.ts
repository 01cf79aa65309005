import { expect, test } from 'vitest';
import { waitsByScreen } from './waits-by-screen';

const queue = (link: string, count: number, isOff = false) => ({
  link,
  count,
  put_off: isOff ? { until: '2026-12-01', reason: 'x', by: null } : null,
});

test('a screen has the sum of its queues; without work, or put off, there is no number', () => {
  const waits = waitsByScreen([
    queue('/app/admin/privacy?kind=to-answer', 2),
    queue('/app/admin/privacy?tab=breaches', 1),
    queue('/app/admin/licences', 0),
    queue('/app/admin/flags', 4, true),
  ]);
  expect([...waits]).toEqual([['/app/admin/privacy', { count: '3', words: '3 wait' }]]);
});
