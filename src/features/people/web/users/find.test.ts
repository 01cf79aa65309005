import { describe, expect, test } from 'vitest';
import type { ListedUser } from '../../contract';
import { flagsOf } from '~/shared/person/role-rules';
import { countUsers, findUsers, isNarrowed, noFilter, prepareUsers, type UserFilter } from './find';

const user = (id: number, full_name: string, part: Partial<ListedUser> = {}): ListedUser => ({
  id,
  membership_id: `PKD000${id}`,
  username: `user${id}`,
  full_name,
  duties: [],
  email: `u${id}@example.org`,
  phone: null,
  role: 'member',
  role_display: 'Member',
  is_approved: true,
  date_joined: `2020-01-0${id}T00:00:00.000+05:30`,
  updated_at: '2020-01-01T00:00:00.000+05:30',
  profile_completion: 50,
  passport_photo: null,
  area: null,
  area_name: null,
  unit: null,
  unit_name: null,
  ...flagsOf(part.role ?? 'member'),
  ...part,
});

const all = [
  user(1, 'Zeenath', { role: 'superuser' }),
  user(2, 'ábdul', { role: 'user', is_approved: false, membership_id: null }),
  user(3, 'Biju', { role: 'area_admin' }),
  user(4, 'Office', { role: 'superuser' }),
  user(5, 'Anil', { phone: '9447012345' }),
];
const found = (part: Partial<UserFilter> = {}) =>
  findUsers(prepareUsers(all, 4), { ...noFilter, ...part }).map(({ id }) => id);

test('all people but the own account, by name', () => expect(found()).toEqual([2, 5, 3, 1]));

describe('narrowed and sorted', () => {
  test.each([
    [{ search: 'ABDUL' }, [2]],
    [{ search: 'pkd0003' }, [3]],
    [{ search: '94470 12345' }, [5]],
    [{ search: 'example biju' }, [3]],
    [{ role: 'superuser' }, [1]],
    [{ role: 'area_admin', status: 'pending' }, []],
    [{ status: 'pending' }, [2]],
    [{ status: 'approved', sort: 'date' }, [5, 3, 1]],
    [{ sort: 'role' }, [1, 3, 5, 2]],
  ] as const)('%j', (filter, ids) => expect(found(filter)).toEqual(ids));

  test('an order is no narrowing', () => {
    expect(isNarrowed({ ...noFilter, search: ' ', sort: 'role' })).toBe(false);
    expect(isNarrowed({ ...noFilter, status: 'pending' })).toBe(true);
  });
});

test('the figures count all people', () => {
  expect(countUsers(all)).toEqual({ total: 5, superusers: 2, areaAdmins: 1, members: 2 });
});
