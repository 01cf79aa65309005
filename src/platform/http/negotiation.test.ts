import { describe, expect, it, test } from 'vitest';
import { chooseCoding, matchesEtag, parseRange } from './negotiation';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['deflate', 'identity'],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
])('Accept-Encoding: %s gets %s', (accepted, coding) => expect(chooseCoding(accepted)).toBe(coding));

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
])('If-None-Match: %s of "a" is %s, strong or weak', (header, matches) => {
  expect([matchesEtag(header, '"a"'), matchesEtag(header, 'W/"a"')]).toEqual([matches, matches]);
});

describe('parseRange', () => {
  it('ignores what it does not know and keeps to the file', () => {
    expect(parseRange(undefined, 10)).toBeUndefined();
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('Bytes=1-1', 10)).toEqual({ start: 1, end: 1 });
  });
});
