import { describe, expect, test } from 'vitest';
import { badTokenText, emptyTokenText, readResetToken } from './reset-token';

const both = { uid: '12', token: 'aB3-_xyz' };

describe('understood', () => {
  test.each([
    'https://example.org/reset-password/12/aB3-_xyz',
    'https://example.org/reset-password/12/aB3-_xyz/',
    'https://example.org/api/auth/reset-password/12/aB3-_xyz/',
    'http://127.0.0.1:3000/reset-password/12/aB3-_xyz?utm_source=mail#top',
    'reset-password/12/aB3-_xyz',
    '  https://example.org/reset-password/12/aB3-_xyz \n',
    'https://example.org/reset-\npassword/12/aB3\r\n-_xyz',
    '<https://example.org/reset-password/12/aB3-_xyz>',
    '12/aB3-_xyz',
    '12/aB3-_xyz/',
  ])('%j', (pasted) => expect(readResetToken(pasted)).toEqual(both));

  test('the token alone', () => expect(readResetToken('aB3-_xyz')).toEqual({ uid: '-', token: 'aB3-_xyz' }));
});

describe('not understood', () => {
  test.each(['', '   ', '\n'])('nothing: %j', (pasted) =>
    expect(readResetToken(pasted)).toEqual({ error: emptyTokenText }),
  );

  test.each([
    'https://example.org/',
    'https://example.org/reset-password/',
    'https://example.org/reset-password/12',
    'https://example.org/reset-password/12/a/b',
    'please help',
    '<script>alert(1)</script>',
    '12/34/56',
    '/',
    '12//34',
  ])('%j', (pasted) => expect(readResetToken(pasted)).toEqual({ error: badTokenText }));
});
