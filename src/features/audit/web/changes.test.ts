import { expect, test } from 'vitest';
import { auditWords } from '~/routes/audit-words';
import * as changes from './changes';
import { createWords } from './words';

const words = createWords(auditWords);
const changesOf = (entry: Parameters<typeof changes.changesOf>[0]) => changes.changesOf(entry, words);
const shownValue = (name: string, value: unknown) => changes.shownValue(name, value, words);

test('an edit shows what was before and after, and no field that stayed', () => {
  const before = { name: 'Malabar', location: 'Ottapalam', email: null };
  const after = { name: 'Malabar Cements', location: 'Ottapalam', email: 'x@example.org' };
  expect(changesOf({ before, after })).toEqual([
    { label: 'Name', before: 'Malabar', after: 'Malabar Cements' },
    { label: 'Email', before: 'nothing', after: 'x@example.org' },
  ]);
});

test('a new record has only an after, a deleted record only a before', () => {
  expect(changesOf({ before: null, after: { name: 'North', email: null } })).toEqual([
    { label: 'Name', before: undefined, after: 'North' },
  ]);
  expect(changesOf({ before: { name: 'North' }, after: null })).toEqual([
    { label: 'Name', before: 'North', after: undefined },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

test('areas and units have their names; a number of areas is a number', () => {
  const named = createWords(auditWords, { area: { 4: 'Alathur' }, unit: { 7: 'North' } });
  const of = (name: string, value: unknown) => changes.shownValue(name, value, named);
  expect(of('audience', { areas: [4], units: [7], roles: [] })).toBe('Areas: Alathur; Units: North; Roles: nothing');
  expect([of('area', 4), of('unit_id', 7), of('areas', 4), of('area', 5)]).toEqual(['Alathur', 'North', '4', '5']);
});

test.each([
  ['is_approved', true, 'Yes'],
  ['is_active', false, 'No'],
  ['skills', '', 'nothing'],
  ['phone', null, 'nothing'],
  ['role', 'area_admin', 'Area admin'],
  ['ad_type', 'gold', 'Gold'],
  ['category', 'Standards', 'Standards'],
  ['category', 3, '3'],
  ['dob', '1980-02-03', '3 Feb 1980'],
  ['event_date', '2026-11-20T18:30:00.000+05:30', '20 Nov 2026, 6:30 pm'],
  ['event_date', '2026-11-20T20:00:00Z', '21 Nov 2026, 1:30 am'],
  ['event_date', '2026-12-01T10:30:00', '1 Dec 2026, 10:30 am'],
  ['starts_at', '2026-12-01Tnonsense', '2026-12-01Tnonsense'],
  ['tags', ['soil', 'piles'], 'soil, piles'],
  ['tags', [], 'nothing'],
  ['size', { wide: 3, licenseNo: null }, 'Wide: 3; Licence number: nothing'],
  ['amount', 77_700, '₹777'],
  ['difference', -5050, '-₹50.50'],
  ['title', '<b>കോൺക്രീറ്റ്</b> 👷', '<b>കോൺക്രീറ്റ്</b> 👷'],
])('%s %j reads %s', (name, value, expected) => {
  expect(shownValue(name, value)).toBe(expected);
});
