import { expect, test } from 'vitest';
import { formatMoney } from './format-money';

test.each([
  [0, '₹0'],
  [45_000, '₹450'],
  [12_345_050, '₹1,23,450.50'],
  [-100, '-₹1'],
])('%s paise are %s', (paise, text) => expect(formatMoney(paise)).toBe(text));
