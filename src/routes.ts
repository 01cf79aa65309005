import { part, route, within, type Routes } from '~/router';

const development = process.env.NODE_ENV === 'development';

/** One line per page; the first that a path matches is shown. Of signed-in screens, the list too comes only to those who go to one. */
export const routes: Routes = [
  route('/', () => import('./home-page')),
  route('/about', () => import('./features/site/web/pages/about')),
  route('/advertising', () => import('./features/site/web/pages/advertising')),
  route('/contact', () => import('./features/site/web/pages/contact')),
  route('/privacy', () => import('./features/privacy/web/pages/notice')),
  ...within(
    () => import('./features/events/web/pages/events-layout'),
    [
      route('/events', () => import('./features/events/web/pages/events')),
      route('/events/event/:eventId', () => import('./features/events/web/pages/event')),
    ],
  ),
  route('/news', () => import('./features/posts/web/pages/news')),
  route('/news/:id', () => import('./features/posts/web/pages/one-news')),
  route('/answers', () => import('./features/community/web/pages/answers')),
  route('/answers/:id', () => import('./features/community/web/pages/one-answer')),
  route('/resources', () => import('./features/resources/web/pages/resources')),
  route('/login', () => import('./features/accounts/web/pages/login')),
  route('/api/auth/reset-password/*', () => import('./features/accounts/web/pages/login')),
  route('/forgot-password', () => import('./features/accounts/web/pages/forgot-password')),
  route('/reset-password/:uid/:token', () => import('./features/accounts/web/pages/reset-password')),
  route('/join', () => import('./features/accounts/web/pages/join')),
  route('/joinus', () => import('./features/accounts/web/pages/join')),
  route('/join/correct/:token', () => import('./features/accounts/web/pages/correct-application')),
  route('/confirm-address/:token', () => import('./features/accounts/web/pages/confirm-address')),
  route('/security/not-me/:token', () => import('./features/accounts/web/pages/not-me')),
  route('/register', () => import('./features/accounts/web/pages/register')),
  route('/verify/:code', () => import('./features/cards/web/pages/verify')),
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
    ],
    () => import('./member-routes'),
  ),
  part(['/app/*', '/admin/*'], () => import('./office-routes')),
  ...(development ? [route('/dev/design-system', () => import('./features/site/web/pages/design-system'))] : []),
  route('/*', () => import('./features/site/web/pages/not-found')),
];
