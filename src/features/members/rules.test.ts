import { describe, expect, test } from 'vitest';
import type { PeopleFilter } from './contract';
import { narrowPeople, preparePeople, type OfficePerson } from './rules';

const person = (id: number, full_name: string, part: Partial<OfficePerson> = {}): OfficePerson => ({
  id,
  full_name,
  username: `user${id}`,
  email: `u${id}@example.org`,
  phone: null,
  area_name: null,
  is_approved: true,
  profile_completion: 50,
  role: 'member',
  date_joined: `2020-01-0${id}T00:00:00.000+05:30`,
  ...part,
});

const people = preparePeople([
  person(1, 'Zeenath', { area_name: 'Palakkad', profile_completion: 100, phone: '9447012345', role: 'area_admin' }),
  person(2, 'ábdul', { area_name: 'Alathur', is_approved: false, status: 'expired', role: 'user' }),
  person(3, 'Biju', { profile_completion: 100, status: 'expired', membership_id: 'PKD0003' }),
  person(4, 'Abdul', { area_name: 'Alathur', date_joined: '2026-01-01T00:00:00.000+05:30' }),
]);
const found = (part: Partial<PeopleFilter>) => narrowPeople(people, { status: 'all', ...part }).map(({ id }) => id);

describe('order', () => {
  test.each([
    [undefined, [2, 4, 3, 1]],
    ['full_name', [2, 4, 3, 1]],
    ['-full_name', [1, 3, 2, 4]],
    ['-date_joined', [4, 3, 2, 1]],
    ['date_joined', [1, 2, 3, 4]],
    // Equal people stand by id.
    ['-profile_completion', [1, 3, 2, 4]],
    ['profile_completion', [2, 4, 1, 3]],
    // People without a value come last both ways.
    ['area_name', [2, 4, 1, 3]],
    ['-area_name', [1, 2, 4, 3]],
    ['membership_id', [3, 1, 2, 4]],
  ] as const)('by %s', (sort, ids) => expect(found({ sort })).toEqual(ids));
});

describe('filters', () => {
  test.each([
    [{ status: 'approved' }, [4, 3, 1]],
    [{ status: 'pending' }, [2]],
    [{ area: ' palakkad' }, [1]],
    [{ area: 'Nowhere' }, []],
    [{ search: 'ABDUL' }, [2, 4]],
    [{ search: 'u4@ abdul' }, [4]],
    [{ search: '+91 94470 12345' }, [1]],
    [{ search: '%' }, []],
    [{ search: 'pkd0003' }, [3]],
    [{ role: 'area_admin' }, [1]],
    [{ status: 'expired' }, [3]],
    [{ search: '', area: '' }, [2, 4, 3, 1]],
  ] as const)('%j', (filter, ids) => expect(found(filter)).toEqual(ids));
});
