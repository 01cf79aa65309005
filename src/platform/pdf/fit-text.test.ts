import { expect, test } from 'vitest';
import { fitText } from './fit-text';
import type { TextItem } from './page';

/** Every letter is a millimetre wide at one point. */
const widthOf = (text: string) => [...text].length;
const fit = (text: string, more: Partial<TextItem> = {}) =>
  fitText(
    { kind: 'text', text, x: 0, y: 0, size: 2, color: '#000000', width: 20, smallest: 1, lines: 2, ...more },
    widthOf,
  );

test('a text stays as it is where there is room', () =>
  expect(fit('Ten letter')).toEqual({ size: 2, lines: ['Ten letter'] }));
test('it is broken between words before it gets smaller', () =>
  expect(fit('Sreedharan  Nair')).toEqual({ size: 2, lines: ['Sreedharan', 'Nair'] }));
test('it gets smaller until it fits', () =>
  expect(fit('Sreedharan Nair', { lines: 1 })).toEqual({ size: 1.25, lines: ['Sreedharan Nair'] }));
test('a word that is too long is broken between letters', () =>
  expect(fit('a'.repeat(30))).toEqual({ size: 1, lines: ['a'.repeat(20), 'a'.repeat(10)] }));
test('what still does not fit ends in an ellipsis', () => {
  expect(fit('a '.repeat(60))).toEqual({ size: 1, lines: [`${'a '.repeat(9)}a`, `${'a '.repeat(9)}a…`] });
});
test('without a width nothing changes', () =>
  expect(fit('a'.repeat(99), { width: undefined })).toEqual({ size: 2, lines: ['a'.repeat(99)] }));
