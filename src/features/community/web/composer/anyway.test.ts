import { expect, test } from 'vitest';
import { isStillThat } from './anyway';

test('what is written on is still the question that was to be posted anyway', () => {
  expect(isStillThat('Honeycombing in columns after the shutters went', 'Honeyc')).toBe(true);
  expect(isStillThat('Why honeycombing in a column?\nSee the photo', 'Honeycombing in columns')).toBe(true);
  expect(isStillThat('Hon', 'Honeycombing in columns')).toBe(true);
});

test('an emptied field, or another question pasted over it, is not', () => {
  expect(isStillThat(' \n', 'Honeycombing in columns')).toBe(false);
  expect(isStillThat('Which cement for a well?', 'Honeycombing in columns')).toBe(false);
});
