import { expect, test } from 'vitest';
import { eventCategories } from '../contract/categories';
import { categoryTone, distanceOf, mapsHref, postersText } from './labels';

test.each([
  [{ days_until: 0, is_past: false }, 'Today'],
  [{ days_until: 1, is_past: false }, 'Tomorrow'],
  [{ days_until: 2, is_past: false }, '2 days'],
  [{ days_until: 73, is_past: false }, '73 days'],
  [{ days_until: -1, is_past: true }, 'Completed'],
])('%o shows as %s', (event, text) => expect(distanceOf(event).text).toBe(text));

test('every category has its own colour, an unknown category the neutral one', () => {
  expect(new Set(eventCategories.map(categoryTone)).size).toBe(eventCategories.length);
  expect(eventCategories.map(categoryTone)).not.toContain('neutral');
  expect(categoryTone('Picnic')).toBe('neutral');
});

test('posters are counted in words, places become a search', () => {
  expect([0, 1, 2].map(postersText)).toEqual(['0 posters', '1 poster', '2 posters']);
  expect(mapsHref('Town Hall & Park')).toBe('https://www.google.com/maps/search/?api=1&query=Town%20Hall%20%26%20Park');
});
