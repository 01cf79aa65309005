import { describe, expect, test } from 'vitest';
import type { Result } from '../contract';
import { appended, groupsOf, rowsFor, type Destination } from './rows';

const screens: Destination[] = [
  { to: '/app/admin/licences', label: 'Licences', words: ['renewals', 'ലൈസൻസ് പുതുക്കൽ'] },
  { to: '/admin/manage-events', label: 'Events', words: ['meetings', 'യോഗങ്ങൾ'] },
  { to: '/app/admin/posts', label: 'Circulars', words: ['news'] },
];
const result = (kind: Result['kind'], id: number, title: string): Result => ({
  kind,
  id,
  title,
  detail: '',
  link: '/',
});
const titles = (text: string, results: Result[] = [], isCurrent = true) =>
  rowsFor(text, screens, { results, isCurrent }).map(({ title }) => title);

describe('screens', () => {
  test.each([
    ['Licences', ['Licences']],
    ['lic', ['Licences']],
    ['renew', ['Licences']],
    ['പുതുക്കൽ', ['Licences']],
    ['yogangal', ['Events']],
    ['meetings', ['Events']],
    // Not in the middle of a word, and no two letters anywhere.
    ['vents', []],
    ['en', []],
    ['e', []],
  ])('%s', (text, found) => expect(titles(text)).toEqual(found));
});

describe('the order', () => {
  test('people before screens that are as near, after screens that are nearer', () => {
    expect(titles('lic', [result('person', 1, 'Lichu')])).toEqual(['Lichu', 'Licences']);
    expect(titles('events', [result('event', 1, 'Events of the year')])).toEqual(['Events', 'Events of the year']);
  });

  test('what was found by a number comes first', () => {
    expect(titles('news 42', [result('person', 1, 'Anil')])).toEqual(['Anil']);
  });

  test('the order of the server stays, whichever title it has', () => {
    const found = [result('person', 1, 'Event Fan'), result('event', 2, 'പരിപാടി'), result('post', 3, 'An event')];
    expect(titles('event', found)).toEqual(['Event Fan', 'പരിപാടി', 'Events', 'An event']);
  });
});

test('of an earlier answer only the titles stay that have the present text', () => {
  const found = [result('person', 1, 'Anil'), result('person', 2, 'Anitha')];
  expect(titles('anit', found, false)).toEqual(['Anitha']);
  expect(titles('anit', found)).toEqual(['Anil', 'Anitha']);
});

test('rows that are shown keep their places; new ones come after them', () => {
  const [first, second] = rowsFor('new', screens, { results: [result('post', 1, 'News')], isCurrent: true });
  const late = rowsFor('new', screens, { results: [result('person', 9, 'New')], isCurrent: true });
  const rows = appended([first!, second!], late);
  expect(rows.map(({ title }) => title)).toEqual(['News', 'Circulars', 'New']);
  expect(groupsOf(rows).map(({ kind, rows: inGroup }) => [kind, inGroup.length])).toEqual([
    ['post', 1],
    ['screen', 1],
    ['person', 1],
  ]);
});
