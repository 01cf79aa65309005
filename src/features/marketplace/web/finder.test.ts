import { expect, test } from 'vitest';
import { filterOf, locationsOf, noInputs } from './finder';

test('only the filled filters are sent', () => {
  expect(filterOf({ q: '  kinar ', category: '', location: '' })).toEqual({ q: 'kinar' });
  expect(filterOf({ q: '', category: 'Tiles', location: 'Chittur' })).toEqual({
    category: 'Tiles',
    location: 'Chittur',
  });
});

test('empty inputs, or blanks only, are no filter', () => {
  expect(filterOf(noInputs)).toBeNull();
  expect(filterOf({ ...noInputs, q: '   ' })).toBeNull();
});

test('locations are distinct, without empty ones, in order', () => {
  const shops = ['Pattambi', 'Alathur ', '', ' ', 'Alathur', 'Chittur'].map((location) => ({ location }));
  expect(locationsOf(shops)).toEqual(['Alathur', 'Chittur', 'Pattambi']);
  const spelledTwice = ['ottapalam', 'Palakkad  Town', 'Ottapalam', 'palakkad town'].map((location) => ({ location }));
  expect(locationsOf(spelledTwice)).toHaveLength(2);
});
