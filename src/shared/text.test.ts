import { expect, test } from 'vitest';
import { line, prose } from './text';

test.each([
  ['line', line(20)],
  ['prose', prose(20)],
])('%s keeps what people type, trimmed', (_, schema) => {
  expect(schema.parse('  മലയാളം 👷🏽‍♀️ ')).toBe('മലയാളം 👷🏽‍♀️');
  expect(schema.parse('<b>%_\\</b>')).toBe('<b>%_\\</b>');
  for (const control of ['\u0000', '\u001b', '\u007f', '\u0081', '\u0092'])
    expect(schema.safeParse(`a${control}b`).success).toBe(false);
  expect(schema.safeParse('x'.repeat(21)).success).toBe(false);
});

test('half of a character, as a cut through an emoji leaves it, becomes one that can be stored', () => {
  const cut = 'ab👷'.slice(0, 3);
  expect(line(20).parse(cut)).toBe('ab\ufffd');
  expect(prose(20).parse(cut)).toBe('ab\ufffd');
});

test('prose has lines, a line has none', () => {
  expect(prose(20).parse('a\r\nb\rc\n')).toBe('a\nb\nc');
  expect(line(20).safeParse('a\nb').success).toBe(false);
});
