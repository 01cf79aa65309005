import { expect, test } from 'vitest';
import { eventForm } from './forms';

const dateProblems = (event_date: string) =>
  eventForm
    .safeParse({ title: 'a', description: 'b', location: 'c', event_date })
    .error?.issues.map(({ message }) => message) ?? [];

test.each(['2026-11-28', '2026-11-28T10:30', '2026-11-28T10:30:00+05:30', '1900-01-01', '9998-12-31T23:59'])(
  '%s is a date',
  (date) => expect(dateProblems(date)).toEqual([]),
);

// The last instants of 9999 are in the year 10000 in the site's zone, which no answer could express.
test.each(['soon', '2026-13-01', '9999-12-31T23:59:59Z', '1899-12-31', '0000-01-01', '-000001-01-01T00:00:00Z'])(
  '%s is none',
  (date) => expect(dateProblems(date)).toEqual(['Invalid date']),
);
