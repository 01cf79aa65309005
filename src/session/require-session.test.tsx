import { describe, expect, test } from 'vitest';
import { hasAccess } from '~/shared/access';
import type { Session } from './session-user';

const all = ['anyone', 'approved', 'member', 'area-admin', 'staff', 'superuser'] as const;
const session = (part: Partial<Session>) =>
  ({ role: 'user', isMember: false, isAreaAdmin: false, isStaff: false, isSuperuser: false, ...part }) as Session;

describe('who may enter', () => {
  test.each([
    ['user', session({}), ['anyone', 'approved']],
    ['member', session({ role: 'member', isMember: true }), ['anyone', 'approved', 'member']],
    [
      'area admin',
      session({ role: 'area_admin', isMember: true, isAreaAdmin: true }),
      ['anyone', 'approved', 'member', 'area-admin'],
    ],
    ['admin', session({ role: 'admin', isMember: true, isStaff: true }), ['anyone', 'approved', 'member', 'staff']],
    ['superuser', session({ role: 'superuser', isMember: true, isStaff: true, isSuperuser: true }), [...all]],
  ])('%s', (_, person, screens) => expect(all.filter((who) => hasAccess(person, who))).toEqual(screens));
});
