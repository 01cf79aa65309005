/** Texts that most fields cannot take, by what they are. */
export const texts: Record<string, string> = {
  empty: '',
  spaces: '   ',
  'too long': 'x'.repeat(60_000),
  script: '<script>alert(1)</script>',
  SQL: `'; drop table users; --`,
  'a pattern': '%_\\%',
  NUL: 'a\u0000b',
  'an escape sequence': 'a\u001b[31mb',
  'half a character': 'a\ud800b',
  'right to left': 'a\u202eb',
  Malayalam: 'മലയാളം 👷🏽‍♀️ ക്ഷ',
  'not a number': 'NaN',
  'a huge number': '99999999999999999999',
  negative: '-1',
  'a path': '../../etc/passwd',
};
/** For time fields, in addition. */
export const times: Record<string, string> = {
  'the year zero': '0000-01-01',
  'the first year': '0001-01-01T00:00:00',
  'the last year': '9999-12-20T00:00',
  'the last minute': '9999-12-31T23:59:59-10:00',
  'a day that is none': '2026-02-31',
};
/** What is no text at all. */
export const others: Record<string, unknown> = {
  'a number': 12.5,
  'a huge number': 1e300,
  'more than an id can be': 3_000_000_000,
  true: true,
  null: null,
  'a list': ['a', { b: 1 }],
  'an object': { toString: 'x', __proto__: { a: 1 }, constructor: 'y' },
};
