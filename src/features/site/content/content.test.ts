import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf } from '../web/blocks';
import { valuesOf } from './about';
import { standardValue } from '../server/standard-names';
import { standInAreas, standInLeaders, standInOfficers } from '../server/stand-ins';
import { telHref } from './types';

test('a telephone number written for people becomes a link a telephone can dial', () => {
  expect(telHref('+91 90000 00011')).toBe('tel:+919000000011');
});

test('the committee may edit the words, but not the number of items that the specification counts', () => {
  expect(standInLeaders('en').map(({ title }) => title)).toEqual(['President', 'Secretary', 'Treasurer']);
  expect(standInAreas('en').map(({ area }) => area)).toEqual([
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
  expect(standInOfficers('en').map(({ title }) => title)).toEqual([
    ...Array<string>(3).fill('Vice President'),
    ...Array<string>(3).fill('Secretary'),
    ...Array<string>(3).fill('Joint Secretary'),
    'Treasurer',
  ]);
  for (const { photo } of [...standInLeaders('en'), ...standInOfficers('en')])
    expect(existsSync(path.join('public', photo!)), photo!).toBe(true);
});

test('the description fits what search engines show', () => {
  expect(standardValue('description', 'en').length).toBeLessThanOrEqual(160);
});
