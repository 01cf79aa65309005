import { expect, test } from 'vitest';
import { linksOf, splitLinks } from './contract/links';
import { daysUntil, hasTime, nextChange, stageOf } from './rules';

const ist = (text: string) => new Date(`${text}+05:30`);

test('an event with a time is upcoming until it starts, active until its day ends, then past', () => {
  const event = ist('2026-11-20T18:30:00');
  expect(stageOf(event, ist('2026-11-20T18:29:59'))).toBe('upcoming');
  expect(stageOf(event, ist('2026-11-20T18:30:00'))).toBe('active');
  expect(stageOf(event, ist('2026-11-20T23:59:59'))).toBe('active');
  expect(stageOf(event, ist('2026-11-21T00:00:00'))).toBe('past');
});

test('an event at 00:00 has no time of day and is upcoming until its day ends', () => {
  const event = ist('2026-11-20T00:00:00');
  expect(hasTime(event)).toBe(false);
  expect(stageOf(event, ist('2026-11-20T00:01:00'))).toBe('upcoming');
  expect(stageOf(event, ist('2026-11-20T23:59:00'))).toBe('upcoming');
  expect(stageOf(event, ist('2026-11-21T00:01:00'))).toBe('past');
});

test('days are calendar days of the site, at 23:59 and at 00:01', () => {
  const event = ist('2026-11-22T00:30:00');
  expect(daysUntil(event, ist('2026-11-20T23:59:00'))).toBe(2);
  expect(daysUntil(event, ist('2026-11-21T00:01:00'))).toBe(1);
  expect(daysUntil(event, ist('2026-11-22T00:01:00'))).toBe(0);
  expect(daysUntil(event, ist('2026-11-22T23:59:00'))).toBe(0);
  expect(daysUntil(event, ist('2026-11-23T00:01:00'))).toBe(-1);
});

test('a list is valid until the day ends or the next event starts', () => {
  const now = ist('2026-11-20T12:00:00');
  expect(nextChange([], now)).toEqual(ist('2026-11-21T00:00:00'));
  expect(nextChange([{ eventDate: ist('2026-11-20T15:00:00') }], now)).toEqual(ist('2026-11-20T15:00:00'));
  expect(nextChange([{ eventDate: ist('2026-11-25T15:00:00') }], now)).toEqual(ist('2026-11-21T00:00:00'));
});

test('links are split, completed and cleaned', () => {
  const text =
    'https://a.example/x, b.example;\n http://c.example/y?z=1\nnot a link; javascript:alert(1), ftp://d.example';
  expect(splitLinks(text)).toHaveLength(6);
  expect(linksOf(text)).toEqual(['https://a.example/x', 'https://b.example/', 'http://c.example/y?z=1']);
  expect(linksOf('localhost, https://user:pw@evil.example, a.example:8080/p')).toEqual(['https://a.example:8080/p']);
});
