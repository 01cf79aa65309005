import { expect, test } from 'vitest';
import { shortName } from '~/features/attachments/web/names';
import { bodyOf, categoryName, preview } from './labels';

test('categories have spaces for underscores', () => {
  expect(categoryName('water_resources')).toBe('Water resources');
});

test('an attachment name is shown with at most 30 characters', () => {
  expect(shortName('plan.pdf')).toBe('plan.pdf');
  expect(shortName('a'.repeat(30))).toBe('a'.repeat(30));
  const short = shortName(`${'പ്ലാൻ😀'.repeat(9)}.pdf`);
  expect([...short]).toHaveLength(30);
  expect(short).toMatch(/…$/);
  expect(short).not.toMatch(/\p{Surrogate}/u);
});

test('dialogs quote at most 50 characters on one line', () => {
  expect(preview(' one\n\n two ')).toBe('one two');
  expect(preview('x'.repeat(51))).toBe(`${'x'.repeat(49)}…`);
});

test('the first line is the title and is not repeated', () => {
  expect(bodyOf({ title: 'Setback?', description: '\n Setback? \n\nThree cents.' })).toBe('Three cents.');
  expect(bodyOf({ title: 'Setback?', description: 'Setback?' })).toBe('');
  expect(bodyOf({ title: 'Other', description: 'Setback?\nThree cents.' })).toBe('Setback?\nThree cents.');
});

test('a first line with a tab, as from a table, is the title too', () => {
  expect(bodyOf({ title: 'Beam 230 x 450', description: 'Beam\t230 x  450\nSags.' })).toBe('Sags.');
});

test('a first line that is too long for a title stays in the text', () => {
  const long = 'x'.repeat(200);
  expect(bodyOf({ title: 'x'.repeat(150), description: `${long}\nmore` })).toBe(`${long}\nmore`);
});
