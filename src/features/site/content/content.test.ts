import { expect, test } from 'vitest';
import { blocksOf } from '../web/blocks';
import { valuesOf } from './about';
import { standardValue } from '../server/standard-names';
import { areaCommittees } from './area-committees';
import { executiveCommittee } from './executive-committee';
import { leaders } from './leaders';
import { telHref } from './types';

test('a telephone number written for people becomes a link a telephone can dial', () => {
  expect(telHref('+91 90000 00011')).toBe('tel:+919000000011');
});

test('the committee may edit the words, but not the number of items that the specification counts', () => {
  expect(leaders.map(({ role }) => role)).toEqual(['President', 'Secretary', 'Treasurer']);
  expect(areaCommittees.map(({ area }) => area)).toEqual([
    'Palakkad',
    'Palakkad Rural',
    'Alathur',
    'Chittur',
    'Ottapalam',
    'Mannarkkad',
    'Pattambi',
  ]);
  expect(valuesOf({ isStandard: true }).map(({ title }) => title)).toEqual([
    'Professional Excellence',
    'Innovation',
    'Collaboration',
    'Integrity',
    'Service',
  ]);
  const headings = (key: string) => blocksOf(standardValue(key, 'en')).map(({ heading }) => heading);
  expect(headings('milestones').map((heading) => heading?.slice(0, 4))).toEqual([
    '2020',
    '2018',
    '2015',
    '2010',
    '2005',
  ]);
  expect(headings('affiliations')).toHaveLength(5);
  expect(executiveCommittee.every(({ people }) => people.length > 0)).toBe(true);
});

test('the description fits what search engines show', () => {
  expect(standardValue('description', 'en').length).toBeLessThanOrEqual(160);
});
