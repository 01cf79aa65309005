import type { BoardAddress } from '~/features/community/web/filter';
import type { DuesAddress } from '~/features/dues/web/public';
import type { DeskAddress } from '~/features/licences/web/desk/address';
import type { PostsAddress } from '~/features/posts/web/office/fields';
import type { OfficeAddress } from '~/features/privacy/web/office/address';
import type { RegistrationAddress } from '~/features/registration/web/office/filters';
import type { TicketsAddress } from '~/features/registration/web/tickets/address';
import { part, route, within, type Fitting, type PatternsOf, type Routes } from '~/router';
import type { Query } from '~/shared/addresses';

const development = process.env.NODE_ENV === 'development';

/**
 * One line per page; the first that a path matches is shown. The list of signed-in screens, too, is loaded only by
 * people who go to such a screen.
 */
const table = [
  route('/', () => import('./home-page')),
  route('/about', () => import('~/features/site/web/pages/about')),
  route('/advertising', () => import('~/features/site/web/pages/advertising')),
  route('/contact', () => import('~/features/site/web/pages/contact')),
  route('/terms', () => import('~/features/site/web/pages/terms')),
  route('/privacy', () => import('~/features/privacy/web/pages/notice')),
  ...within(
    () => import('~/features/events/web/pages/events-layout'),
    [
      route('/events', () => import('~/features/events/web/pages/events')),
      route('/events/event/:eventId', () => import('./event-page')),
    ],
  ),
  route('/news', () => import('~/features/posts/web/pages/news')),
  route('/news/:id', () => import('~/features/posts/web/pages/one-news')),
  route('/answers', () => import('~/features/outreach/web/pages/answers')),
  route('/answers/:id', () => import('~/features/outreach/web/pages/one-answer')),
  route('/resources', () => import('~/features/resources/web/pages/resources')),
  route('/login', () => import('~/features/sign-in/web/pages/login')),
  route('/api/auth/reset-password/*', () => import('~/features/sign-in/web/pages/login')),
  route('/forgot-password', () => import('~/features/sign-in/web/pages/forgot-password')),
  route('/reset-password/:uid/:token', () => import('~/features/sign-in/web/pages/reset-password')),
  route('/join', () => import('~/features/applications/web/pages/join')),
  route('/joinus', () => import('~/features/applications/web/pages/join')),
  route('/join/correct/:token', () => import('~/features/applications/web/pages/correct-application')),
  route('/confirm-address/:token', () => import('~/features/applications/web/pages/confirm-address')),
  route('/security/not-me/:token', () => import('~/features/sign-in/web/pages/not-me')),
  route('/register', () => import('~/features/applications/web/pages/register')),
  route('/offline', () => import('./offline-page')),
  route('/verify/:code', () => import('~/features/cards/web/pages/verify')),
  part(
    [
      '/members',
      '/community',
      '/circulars/*',
      '/dashboard',
      '/account/*',
      '/member/*',
      '/area-admin/*',
      '/notifications',
      '/help/*',
      '/advertiser/*',
      '/events/:id/door',
    ],
    () => import('./member-routes'),
  ),
  part(['/app/*', '/admin/*'], () => import('./office-routes')),
  ...(development ? [route('/dev/design-system', () => import('~/features/site/web/pages/design-system'))] : []),
  route('/*', () => import('~/features/site/web/pages/not-found')),
];

export const routes: Routes = table satisfies Fitting<typeof table>;

declare module '~/shared/addresses' {
  interface RegisteredRoutes {
    patterns: PatternsOf<typeof table>;
    /** What is read of the query by pages that an address with a query leads to. */
    queries: {
      '/app/admin/dues': Query<DuesAddress>;
      '/app/admin/events/:id/registration': Query<RegistrationAddress>;
      '/app/admin/licences': Query<DeskAddress>;
      '/app/admin/posts': Query<PostsAddress>;
      '/app/admin/privacy': Query<OfficeAddress>;
      '/app/admin/settings': Query<{ group: string; field: string }>;
      '/community': Query<BoardAddress>;
      '/member/events': Query<TicketsAddress>;
    };
  }
}
