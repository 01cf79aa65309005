import { expect, test } from 'vitest';
import { decodeText } from './decode-text';

test('every byte from 0x80 in Windows-1252 becomes its character', () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);
  const { text, charset } = decodeText(bytes);
  expect(charset).toBe('windows-1252');
  expect(text.slice(0, 32)).toBe('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ');
  expect(text.slice(32)).toBe(Buffer.from(bytes.subarray(32)).toString('latin1'));
  expect(decodeText(Buffer.from('D\u0092Souza', 'latin1')).text).toBe('D’Souza');
});
