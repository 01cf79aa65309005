import { expect, test } from 'vitest';
import { mailTo } from './addresses';

test('a mail to several people, and none to more than a mail program takes', () => {
  expect(mailTo(['a@x.in', 'b+c&d@x.in'])).toBe('mailto:?bcc=a%40x.in,b%2Bc%26d%40x.in');
  expect(mailTo(Array.from({ length: 100 }, (_, i) => `member.number${i}@example.org`))).toBeNull();
});
