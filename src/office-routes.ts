import { route, within } from '~/router';
import * as layout from './office-layout';

/** The screens of the office, one line each. */
export const routes = within(
  () => Promise.resolve(layout),
  [
    route('/app/admin/dashboard', () => import('./features/admin/web/pages/admin-dashboard')),
    route('/app/admin/areas', () => import('./features/areas/web/pages/areas')),
    route('/app/admin/positions', () => import('./features/committee/web/pages/positions')),
    route('/app/admin/total-members', () => import('./features/members/web/pages/total-members')),
    route('/app/admin/total-users', () => import('./features/accounts/web/pages/total-users')),
    route('/app/admin/licences', () => import('./features/licences/web/pages/licences-desk')),
    route('/app/admin/audit', () => import('./audit-page')),
    route('/app/admin/privacy', () => import('./features/privacy/web/pages/privacy-office')),
    route('/app/admin/posts', () => import('./features/posts/web/pages/posts')),
    route('/app/admin/imports', () => import('./features/imports/web/pages/imports')),
    route('/app/admin/pending-members', () => import('./features/accounts/web/pages/pending-members')),
    route('/app/admin/cards', () => import('./features/cards/web/pages/cards')),
    route('/admin/manage-ads', () => import('./features/marketplace/web/pages/manage-ads')),
    route('/admin/manage-events', () => import('./features/events/web/pages/manage-events')),
    route('/admin/manage-resources', () => import('./features/resources/web/pages/manage-resources')),
    route('/app/admin/flags', () => import('./features/community/web/pages/flags')),
    route('/app/admin/tags', () => import('./features/community/web/pages/tags')),
  ],
);
