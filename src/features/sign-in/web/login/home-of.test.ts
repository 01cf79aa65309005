import { expect, test } from 'vitest';
import { flagsOf } from '~/shared/person/role-rules';
import { homeOf } from './home-of';

test.each([
  ['superuser', '/app/admin/dashboard'],
  ['area_admin', '/area-admin/dashboard'],
  ['admin', '/member/dashboard'],
  ['unit_admin', '/member/dashboard'],
  ['member', '/member/dashboard'],
  ['user', '/dashboard'],
] as const)('after the login a %s stands at %s', (role, path) => {
  expect(homeOf({ role, ...flagsOf(role) })).toBe(path);
});
