import { route, within } from '~/router';
import * as layout from './account-layout';

/** The screens of people who are logged in, one line each, and what few visitors open. */
export const routes = [
  route('/members', () => import('~/features/members/web/pages/members')),
  route('/community', () => import('./community-page')),
  route('/circulars', () => import('~/features/posts/web/pages/circulars')),
  route('/circulars/:id', () => import('~/features/posts/web/pages/circular')),
  route('/advertiser', () => import('~/features/portal/web/pages/ask-link')),
  route('/advertiser/home', () => import('~/features/portal/web/pages/home')),
  route('/advertiser/in/:token', () => import('~/features/portal/web/pages/enter')),
  route('/help', () => import('./help-page')),
  route('/help/:job', () => import('./help-job-page')),
  ...within(() => import('./door-layout'), [route('/events/:id/door', () => import('./door-page'))]),
  ...within(
    () => Promise.resolve(layout),
    [
      route('/account/security', () => import('~/features/security/web/pages/security')),
      route('/account/phone', () => import('./phone-page')),
      route('/account/privacy', () => import('./privacy-page')),
      route('/dashboard', () => import('~/features/sign-in/web/pages/dashboard')),
      route('/member/dashboard', () => import('./member-dashboard-page')),
      route('/member/more', () => import('./more-page')),
      route('/member/licence', () => import('~/features/licences/web/pages/member-licence')),
      route('/member/dues', () => import('~/features/dues-claims/web/pages/member-dues')),
      route('/member/events', () => import('~/features/registration/web/pages/member-events')),
      route('/member/card', () => import('~/features/cards/web/pages/card')),
      route('/area-admin/dashboard', () => import('~/features/members/web/pages/area-admin-dashboard')),
      route('/notifications', () => import('./notifications-page')),
    ],
  ),
];
