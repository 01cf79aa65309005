import { describe, expect, test } from 'vitest';
import { excerptOf, isOneTooMany, isPinned, messageOf, nextChange, plainOf, stateAt } from './rules';

const at = (text: string) => new Date(`${text}+05:30`);

describe('states', () => {
  const scheduled = { state: 'scheduled', publishAt: at('2026-12-01T09:00:00') } as const;

  test('a scheduled post is published from its second on, not before', () => {
    expect(stateAt(at('2026-12-01T08:59:59'), scheduled)).toBe('scheduled');
    expect(stateAt(at('2026-12-01T09:00:00'), scheduled)).toBe('published');
    expect(stateAt(at('2026-12-01T09:00:01'), scheduled)).toBe('published');
  });

  test('no other state changes by time alone', () => {
    for (const state of ['draft', 'published', 'archived'] as const)
      expect(stateAt(at('2030-01-01T00:00:00'), { ...scheduled, state })).toBe(state);
  });

  test('a post is pinned through its last day', () => {
    expect(isPinned('2026-12-01', { pinnedUntil: '2026-12-01' })).toBe(true);
    expect(isPinned('2026-12-02', { pinnedUntil: '2026-12-01' })).toBe(false);
    expect(isPinned('2026-12-01', { pinnedUntil: null })).toBe(false);
  });

  test('a list changes with the next post that comes out or is no longer pinned', () => {
    const now = at('2026-12-01T08:00:00');
    expect(nextChange(now, [{ ...scheduled, pinnedUntil: '2026-11-30' }])).toEqual(scheduled.publishAt);
    expect(
      nextChange(now, [{ state: 'published', publishAt: at('2026-11-01T00:00:00'), pinnedUntil: '2026-12-01' }]),
    ).toEqual(at('2026-12-02T00:00:00'));
    expect(
      nextChange(now, [{ state: 'published', publishAt: at('2026-11-01T00:00:00'), pinnedUntil: null }]),
    ).toBeNull();
  });
});

describe('two urgent circulars a week', () => {
  const first = at('2026-12-01T09:00:00');
  const second = at('2026-12-03T09:00:00');

  test('a third within seven days is too many, a second later it is not', () => {
    expect(isOneTooMany([], first)).toBe(false);
    expect(isOneTooMany([first], second)).toBe(false);
    expect(isOneTooMany([first, second], at('2026-12-08T08:59:59'))).toBe(true);
    expect(isOneTooMany([first, second], at('2026-12-08T09:00:00'))).toBe(false);
  });

  test('scheduled circulars count as well', () => {
    expect(isOneTooMany([first, second], at('2026-11-28T09:00:00'))).toBe(true);
    expect(isOneTooMany([first, second], at('2026-11-26T09:00:00'))).toBe(false);
    expect(isOneTooMany([first, second], at('2026-12-02T09:00:00'))).toBe(true);
  });

  test('too many at another time do not matter for this circular', () => {
    expect(isOneTooMany([first, first, first], at('2027-06-01T09:00:00'))).toBe(false);
  });
});

describe('texts', () => {
  const body =
    '**Order** of the [department](https://lsgkerala.gov.in):\n\n- file `A`\n- file B\n\n\n\nhttps://example.org/x';

  test('without signs', () => {
    expect(plainOf(body)).toBe('Order of the department:\n\n• file A\n• file B\n\nhttps://example.org/x');
  });

  test('an excerpt ends between words', () => {
    expect(excerptOf('one two three', 8)).toBe('one two …');
    expect(excerptOf('one two', 8)).toBe('one two');
    expect(excerptOf(`${'a'.repeat(7)}😀b`, 8)).toBe(`${'a'.repeat(7)} …`);
  });

  test('as a message', () => {
    expect(messageOf({ title: 'New *fees*', body, address: 'https://sangham.test/circulars/3' })).toBe(
      '*New fees*\n\n*Order* of the department (https://lsgkerala.gov.in):\n\n• file `A`\n• file ' +
        'B\n\nhttps://example.org/x\n\nhttps://sangham.test/circulars/3',
    );
  });
});
