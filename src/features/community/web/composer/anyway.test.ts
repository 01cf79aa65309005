import { expect, test } from 'vitest';
import { isStillThat } from './anyway';

test('a text that is continued is still the question to be posted anyway', () => {
  expect(isStillThat('Honeycombing in columns after the shutters went', 'Honeyc')).toBe(true);
  expect(isStillThat('Why honeycombing in a column?\nSee the photo', 'Honeycombing in columns')).toBe(true);
  expect(isStillThat('Hon', 'Honeycombing in columns')).toBe(true);
});

test('an emptied field, or another question pasted over it, is a new question', () => {
  expect(isStillThat(' \n', 'Honeycombing in columns')).toBe(false);
  expect(isStillThat('Which cement for a well?', 'Honeycombing in columns')).toBe(false);
});
