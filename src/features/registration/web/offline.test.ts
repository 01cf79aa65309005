import { expect, test } from 'vitest';
import { DAY_MS } from '~/shared/dates';
import { ticketsToKeep } from './offline';

const inDays = (days: number) => ({ event_date: new Date(Date.now() + days * DAY_MS).toISOString(), code: `${days}` });

test('tickets are kept until two days after their events', () => {
  const { value, days } = ticketsToKeep({ tickets: [inDays(-3), inDays(-1.5), inDays(10)] });
  expect(value.tickets).toMatchObject([
    { code: '-1.5', is_past: true },
    { code: '10', is_past: false, days_until: 10 },
  ]);
  expect(days).toBeCloseTo(12, 2);
  expect(ticketsToKeep({ tickets: [] }).days).toBe(2);
});
