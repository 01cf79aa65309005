import { expect, test } from 'vitest';
import { callHref, whatsAppHref } from './addresses';

test('a mobile number can be called and written to', () => {
  expect([callHref('9847012345'), whatsAppHref('9847012345')]).toEqual([
    'tel:+919847012345',
    'https://wa.me/919847012345',
  ]);
});

test('a landline can be called only', () => {
  expect([callHref('4912555001'), whatsAppHref('4912555001')]).toEqual(['tel:+914912555001', undefined]);
});

test.each([null, '', '12345', 'ask at the counter'])('%j is no number', (number) => {
  expect([callHref(number), whatsAppHref(number)]).toEqual([undefined, undefined]);
});
