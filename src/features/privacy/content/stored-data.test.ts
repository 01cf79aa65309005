import { expect, test } from 'vitest';
import { retentionDays } from '~/shared/retention-days';
import { both } from '../texts/both';
import { storedItems, swept } from './stored-data';

test('the table on /privacy has every line of the catalogue once, its numbers, and all that the job deletes', () => {
  expect(storedItems.map(({ id }) => id).sort()).toEqual(Object.keys(both.en.keptTexts).sort());
  expect(storedItems.filter(({ what, why, howLong }) => /[{}]|null/.test(what + why + howLong))).toEqual([]);
  const shown = new Map(storedItems.map(({ id, howLong }) => [id, howLong]));
  expect(swept.filter((name) => !shown.has(name))).toEqual([]);
  // Every retention with a number of days is shown with it, in whichever unit, in both languages.
  const unit = /\{(days|hours|years)\}/;
  const placed = (id: keyof typeof retentionDays) => {
    const line = id === 'jobs' ? 'mails' : id;
    return unit.test(both.en.keptTexts[line].howLong) && unit.test(both.ml.keptTexts[line].howLong);
  };
  expect((Object.keys(retentionDays) as (keyof typeof retentionDays)[]).filter((id) => !placed(id))).toEqual([]);
  expect(shown.get('breaches')).toMatch(/^8 years/);
  expect(shown.get('exports')).toBe('48 hours');
});
