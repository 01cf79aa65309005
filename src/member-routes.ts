import { route, within } from '~/router';
import * as layout from './account-layout';

/** The screens of whoever is logged in, one line each. */
export const routes = [
  route('/members', () => import('./features/members/web/pages/members')),
  route('/community', () => import('./features/community/web/pages/community')),
  route('/circulars', () => import('./features/posts/web/pages/circulars')),
  route('/circulars/:id', () => import('./features/posts/web/pages/circular')),
  ...within(
    () => Promise.resolve(layout),
    [
      route('/account/security', () => import('./features/security/web/pages/security')),
      route('/account/privacy', () => import('./features/privacy/web/pages/privacy')),
      route('/dashboard', () => import('./features/accounts/web/pages/dashboard')),
      route('/member/dashboard', () => import('./member-dashboard-page')),
      route('/member/licence', () => import('./features/licences/web/pages/member-licence')),
      route('/member/card', () => import('./features/cards/web/pages/card')),
      route('/area-admin/dashboard', () => import('./features/members/web/pages/area-admin-dashboard')),
      route('/notifications', () => import('./notifications-page')),
    ],
  ),
];
