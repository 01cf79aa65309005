import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

/** One line per page. Every path without one shows the not-found screen. */
export default [
  index('features/site/web/pages/home.tsx'),
  route('about', 'features/site/web/pages/about.tsx'),
  route('advertising', 'features/site/web/pages/advertising.tsx'),
  route('contact', 'features/site/web/pages/contact.tsx'),
  route('events', 'features/events/web/pages/events-layout.tsx', [
    index('features/events/web/pages/events.tsx'),
    route('event/:eventId', 'features/events/web/pages/event.tsx'),
  ]),
  route('resources', 'features/resources/web/pages/resources.tsx'),
  route('login', 'features/accounts/web/pages/login.tsx'),
  route('api/auth/reset-password/*', 'features/accounts/web/pages/login.tsx', { id: 'login-by-link' }),
  route('forgot-password', 'features/accounts/web/pages/forgot-password.tsx'),
  route('reset-password/:uid/:token', 'features/accounts/web/pages/reset-password.tsx'),
  route('join', 'features/accounts/web/pages/join.tsx'),
  route('joinus', 'features/accounts/web/pages/join.tsx', { id: 'joinus' }),
  route('register', 'features/accounts/web/pages/register.tsx'),
  route('members', 'features/members/web/pages/members.tsx'),
  route('community', 'features/community/web/pages/community.tsx'),
  route('dashboard', 'features/accounts/web/pages/dashboard.tsx'),
  route('member/dashboard', 'features/accounts/web/pages/member-dashboard.tsx'),
  route('area-admin/dashboard', 'features/members/web/pages/area-admin-dashboard.tsx'),
  layout('office-layout.tsx', [
    route('app/admin/dashboard', 'features/admin/web/pages/admin-dashboard.tsx'),
    route('app/admin/areas', 'features/areas/web/pages/areas.tsx'),
    route('app/admin/positions', 'features/committee/web/pages/positions.tsx'),
    route('app/admin/total-members', 'features/members/web/pages/total-members.tsx'),
    route('app/admin/total-users', 'features/accounts/web/pages/total-users.tsx'),
    route('app/admin/audit', 'audit-page.tsx'),
    route('app/admin/pending-members', 'features/accounts/web/pages/pending-members.tsx'),
    route('admin/manage-ads', 'features/marketplace/web/pages/manage-ads.tsx'),
    route('admin/manage-events', 'features/events/web/pages/manage-events.tsx'),
    route('admin/manage-resources', 'features/resources/web/pages/manage-resources.tsx'),
    route('app/admin/flags', 'features/community/web/pages/flags.tsx'),
  ]),
  route('notifications', 'features/notifications/web/pages/notifications.tsx'),
  ...(development ? [route('dev/design-system', 'features/site/web/pages/design-system.tsx')] : []),
  route('*', 'features/site/web/pages/not-found.tsx'),
] satisfies RouteConfig;
