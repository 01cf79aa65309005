import { expect, test } from 'vitest';
import { readEntry } from './read-entry';
import { addKey, type Burst } from './use-scanner';

test.each([
  ['0123456789ABCDEFGHJK', '0123456789ABCDEFGHJK'],
  ['01234-56789-abcde-fghjk', '0123456789ABCDEFGHJK'],
  [' o1234 56789 abcde fghjk ', '0123456789ABCDEFGHJK'],
  ['https://example.org/verify/0123456789ABCDEFGHJK', '0123456789ABCDEFGHJK'],
  ['https://example.org/ml/verify/0123456789abcdefghjk', '0123456789ABCDEFGHJK'],
])('%s is a code', (text, code) => {
  expect(readEntry(text)).toEqual({ kind: 'code', code });
});

test('the address of a pass, in both languages', () => {
  const pass = { kind: 'pass', event: 7, token: 'abc_DEF-123456' };
  expect(readEntry('https://example.org/events/7/door#abc_DEF-123456')).toEqual(pass);
  expect(readEntry('/ml/events/7/door#abc_DEF-123456')).toEqual(pass);
});

test.each(['7K3Q', 'Anitha', '', 'https://example.org/events/7/door', '0123456789ABCDEFGHJKX'])(
  '%s is a text',
  (text) => {
    expect(readEntry(text).kind).toBe('text');
  },
);

test('fast keys and Enter are a scan; slow keys are not', () => {
  const type = (keys: readonly string[], every: number) => {
    let burst: Burst & { scanned?: string } = { text: '', at: 0 };
    for (const [index, key] of keys.entries()) burst = addKey(burst, key, 1000 + index * every);
    return burst.scanned;
  };
  expect(type([...'ABCD12', 'Enter'], 15)).toBe('ABCD12');
  expect(type(['Shift', ...'AB', 'Shift', ...'CD', 'Enter'], 15)).toBe('ABCD');
  expect(type([...'ABCD12', 'Enter'], 200)).toBeUndefined();
  expect(type([...'AB', 'Enter'], 15)).toBeUndefined();
});
