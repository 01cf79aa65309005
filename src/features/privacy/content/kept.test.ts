import { expect, test } from 'vitest';
import { keptDays } from '~/shared/kept-days';
import { both } from '../texts/both';
import { kept, swept } from './kept';

test('the table on /privacy has every line of the catalogue once, with its numbers, and all that the job takes away', () => {
  expect(kept.map(({ id }) => id).sort()).toEqual(Object.keys(both.en.keptTexts).sort());
  expect(kept.filter(({ what, why, howLong }) => /[{}]|null/.test(what + why + howLong))).toEqual([]);
  const told = new Map(kept.map(({ id, howLong }) => [id, howLong]));
  expect(swept.filter((name) => !told.has(name))).toEqual([]);
  // Whatever has a number of days is told with it, in whichever unit, in both languages.
  const unit = /\{(days|hours|years)\}/;
  const placed = (id: keyof typeof keptDays) => {
    const line = id === 'jobs' ? 'mails' : id;
    return unit.test(both.en.keptTexts[line].howLong) && unit.test(both.ml.keptTexts[line].howLong);
  };
  expect((Object.keys(keptDays) as (keyof typeof keptDays)[]).filter((id) => !placed(id))).toEqual([]);
  expect(told.get('breaches')).toMatch(/^8 years/);
  expect(told.get('exports')).toBe('48 hours');
});
