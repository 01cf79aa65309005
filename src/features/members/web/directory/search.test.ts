import { describe, expect, test } from 'vitest';
import type { DirectoryMember } from '../../contract';
import { isActive, noFilter, prepare, search, unitsOf } from './search';

let nextId = 1;
const member = (part: Partial<DirectoryMember>): DirectoryMember => ({
  id: nextId++,
  full_name: 'Anil Kumar',
  username: 'anil',
  email: 'anil@example.org',
  phone: '9447012345',
  status: 'active',
  area_name: 'Alathur',
  unit_name: 'Kavassery',
  passport_photo: null,
  role_display: 'Member',
  date_joined: '2020-01-01T00:00:00.000+05:30',
  ...part,
});

const people = [
  member({
    full_name: 'zeenath Beegum',
    username: 'zeenath',
    email: 'z@example.org',
    date_joined: '2024-05-01T00:00:00.000+05:30',
  }),
  member({
    full_name: 'അനിത വർമ്മ',
    username: 'anitha',
    email: 'anitha.v@example.org',
    phone: null,
    unit_name: 'Erimayur',
  }),
  member({
    full_name: 'André Thomas',
    username: 'andre',
    email: 'andre@demo.test',
    phone: '5550011111',
    area_name: 'Pattambi',
    unit_name: 'Koppam',
  }),
  member({ full_name: 'Noone', username: 'n', email: 'n@example.org', phone: null, area_name: null, unit_name: null }),
];
const directory = prepare(people);
const found = (filter: Partial<typeof noFilter>) =>
  search(directory, { ...noFilter, ...filter }).map(({ username }) => username);

describe('searching', () => {
  test.each([
    ['andre', ['andre']],
    ['ANDRÉ', ['andre']],
    ['thomas andre', ['andre']],
    ['demo.test', ['andre']],
    ['അനിത', ['anitha']],
    ['അനത', []],
    ['55500 11111', ['andre']],
    ['+91 5550-011-111', ['andre']],
    ['0555', []],
    ['no such person', []],
    ['%_(.*', []],
  ])('%s', (q, usernames) => expect(found({ q })).toEqual(usernames));

  test('a word never spans a phone and the field before it', () => expect(found({ q: 'org944' })).toEqual([]));
});

describe('filters', () => {
  test('area and unit', () => {
    expect(found({ area: 'Alathur' })).toEqual(['zeenath', 'anitha']);
    expect(found({ area: 'Alathur', unit: 'Erimayur' })).toEqual(['anitha']);
    expect(found({ unit: 'Koppam', q: 'zeenath' })).toEqual([]);
  });

  test('are active when something is chosen or typed', () => {
    expect(isActive(noFilter)).toBe(false);
    expect(isActive({ ...noFilter, q: '  ', sort: 'date' })).toBe(false);
    expect(isActive({ ...noFilter, unit: 'Koppam' })).toBe(true);
  });
});

describe('order', () => {
  test('by name, capitals or not', () => expect(found({ q: 'e' }).slice(0, 2)).toEqual(['andre', 'n']));
  test('by join date, the newest first', () => expect(found({ sort: 'date', q: 'example' })[0]).toBe('zeenath'));
});

test('areas with their members and units, by name', () => {
  expect(directory.areas).toEqual([
    { name: 'Alathur', members: 2, units: ['Erimayur', 'Kavassery'] },
    { name: 'Pattambi', members: 1, units: ['Koppam'] },
  ]);
  expect(unitsOf(directory, '')).toEqual(['Erimayur', 'Kavassery', 'Koppam']);
  expect(unitsOf(directory, 'Pattambi')).toEqual(['Koppam']);
});

test('15,000 members are searched within a frame', () => {
  const many = prepare(
    Array.from({ length: 15_000 }, (_, i) =>
      member({ full_name: `Person ${i}`, username: `p${i}`, phone: String(5e9 + i) }),
    ),
  );
  // The fastest of several runs measures the code, not the machine's other work.
  const times = Array.from({ length: 5 }, (_, i) => {
    const started = performance.now();
    search(many, { ...noFilter, q: `person 14${i}` });
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});
