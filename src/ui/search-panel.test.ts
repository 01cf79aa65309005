import { expect, test } from 'vitest';
import { filtersOf, isNarrowed, type ListSearch } from './search-panel';

interface Filter {
  search: string;
  state: string;
  area: string;
  sort: string;
}

const search: ListSearch<Filter> = {
  label: 'Requests',
  choices: [
    {
      name: 'state',
      label: 'State',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'all', label: 'All states' },
      ],
    },
    {
      name: 'area',
      label: 'Area',
      options: [
        { value: '', label: 'All areas' },
        { value: '4', label: 'Alathur' },
      ],
    },
    { name: 'sort', label: 'Sort by', options: [{ value: 'name', label: 'Name' }] },
  ],
};
const usual: Filter = { search: '', state: 'open', area: '', sort: 'name' };

test('a list on paper has every filter that leaves rows out, the usual one too, in words', () => {
  expect(filtersOf(search, usual)).toEqual([
    ['Search', ''],
    ['State', 'Open'],
  ]);
  expect(filtersOf(search, { ...usual, search: 'nair', state: 'all', area: '4', sort: '-name' })).toEqual([
    ['Search', 'nair'],
    ['Area', 'Alathur'],
  ]);
});

test('a list is narrowed by what differs from the usual filters, its order aside', () => {
  expect(isNarrowed(search, { ...usual, search: ' ', sort: '-name' })).toBe(false);
  for (const part of [{ search: 'a' }, { state: 'all' }, { area: '4' }])
    expect(isNarrowed(search, { ...usual, ...part }), JSON.stringify(part)).toBe(true);
});
