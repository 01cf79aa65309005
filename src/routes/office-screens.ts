import BadgeCheck from 'lucide-react/icons/badge-check';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleHelp from 'lucide-react/icons/circle-help';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Flag from 'lucide-react/icons/flag';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import Landmark from 'lucide-react/icons/landmark';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Lock from 'lucide-react/icons/lock';
import MapIcon from 'lucide-react/icons/map';
import Megaphone from 'lucide-react/icons/megaphone';
import ScrollText from 'lucide-react/icons/scroll-text';
import Shapes from 'lucide-react/icons/shapes';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Store from 'lucide-react/icons/store';
import Tags from 'lucide-react/icons/tags';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import * as portal from '~/features/portal/texts';
import * as setup from '~/features/setup/texts';
import * as settings from '~/features/site-settings/texts';
import * as common from '~/shared/texts';
import { screen } from './office-screen';

/** Lists every screen in the order of the menu; a superuser may enter all (docs/product/admin.md, "Guards"). */
export const screens = [
  screen('/app/admin/dashboard', () => import('~/features/admin/web/pages/admin-dashboard'), {
    group: 'today',
    label: common.adminDashboard,
    Icon: LayoutDashboard,
    access: 'staff',
    otherwise: '/',
    help: 'find-by-phone',
  }),
  screen('/app/admin/pending-members', () => import('~/features/applications/web/pages/pending-members'), {
    group: 'people',
    label: common.applications,
    Icon: UserCheck,
    access: 'registrar',
    otherwise: '/',
    help: 'approve-ten',
  }),
  screen('/app/admin/people', () => import('~/features/members/web/pages/people'), {
    group: 'people',
    label: common.people,
    Icon: Users,
    access: 'registrar',
    otherwise: '/',
    help: 'find-by-phone',
  }),
  screen('/app/admin/total-members', () => import('~/features/members/web/pages/total-members'), {
    group: '/app/admin/people',
    label: common.members,
    Icon: Users,
    access: 'superuser',
    otherwise: '/login',
    help: 'find-by-phone',
  }),
  screen('/app/admin/total-users', () => import('~/features/members/web/pages/total-users'), {
    group: '/app/admin/people',
    label: common.users,
    Icon: Users,
    access: 'superuser',
    otherwise: '/login',
    help: 'find-by-phone',
  }),
  screen('/app/admin/people/:id', () => import('./person-page'), {
    group: '/app/admin/people',
    label: common.people,
    Icon: Users,
    access: 'staff-or-area-admin',
    otherwise: '/',
    help: 'record-cash',
  }),
  screen('/app/admin/licences', () => import('~/features/licences/web/pages/licences-desk'), {
    group: 'people',
    label: common.licences,
    Icon: BadgeCheck,
    access: 'registrar-or-area-admin',
    otherwise: '/',
    help: 'confirm-licences',
  }),
  screen('/app/admin/cards', () => import('~/features/cards/web/pages/cards'), {
    group: 'people',
    label: common.cards,
    Icon: IdCard,
    access: 'registrar',
    otherwise: '/login',
    help: 'reprint-card',
  }),
  screen('/app/admin/positions', () => import('~/features/committee/web/pages/positions'), {
    group: 'people',
    label: common.positions,
    Icon: Landmark,
    access: 'registrar',
    otherwise: '/',
    help: 'end-term',
  }),
  screen('/app/admin/areas', () => import('~/features/areas/web/pages/areas'), {
    group: 'people',
    label: common.areas,
    Icon: MapIcon,
    access: 'superuser',
    otherwise: '/login',
  }),
  screen('/app/admin/imports', () => import('~/features/imports/web/pages/imports'), {
    group: 'people',
    label: common.imports,
    Icon: FileSpreadsheet,
    access: 'registrar',
    otherwise: '/login',
    help: 'import-faults',
  }),
  screen('/app/admin/posts', () => import('~/features/posts/web/pages/posts'), {
    group: 'site',
    label: common.circularsAndNews,
    Icon: Megaphone,
    access: 'staff-or-area-admin',
    otherwise: '/',
    help: 'send-circular',
  }),
  screen('/admin/manage-events', () => import('~/features/events/web/pages/manage-events'), {
    group: 'site',
    label: common.events,
    Icon: CalendarDays,
    access: 'staff',
    otherwise: '/',
    help: 'run-event',
  }),
  screen('/app/admin/events/doubles', () => import('~/features/registration/web/pages/doubles'), {
    group: '/admin/manage-events',
    label: common.events,
    Icon: CalendarDays,
    access: 'staff',
    otherwise: '/',
    help: 'run-event',
  }),
  screen('/app/admin/events/:id/registration', () => import('~/features/registration/web/pages/event-registration'), {
    group: '/admin/manage-events',
    label: common.events,
    Icon: CalendarDays,
    access: 'staff',
    otherwise: '/',
    help: 'run-event',
  }),
  screen('/admin/manage-resources', () => import('~/features/resources/web/pages/manage-resources'), {
    group: 'site',
    label: common.resources,
    Icon: BookOpen,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/admin/manage-ads', () => import('~/features/marketplace/web/pages/manage-ads'), {
    group: 'site',
    label: common.shopsAndAds,
    Icon: Images,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/app/admin/ads/:id/figures', () => import('~/features/ad-counting/web/pages/figures'), {
    group: '/admin/manage-ads',
    label: common.shopsAndAds,
    Icon: Images,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/app/admin/ad-prices', () => import('~/features/ad-counting/web/pages/prices'), {
    group: '/admin/manage-ads',
    label: common.shopsAndAds,
    Icon: Images,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/admin/manage-shops', () => import('~/features/marketplace/web/pages/manage-shops'), {
    group: 'site',
    label: common.shops,
    Icon: Store,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/app/admin/shop-contacts/:id', () => import('~/features/portal/web/pages/shop-contacts'), {
    group: '/admin/manage-shops',
    label: portal.contacts,
    Icon: Store,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/app/admin/ad-requests', () => import('~/features/portal/web/pages/ad-requests'), {
    group: '/admin/manage-ads',
    label: portal.deskTitle,
    Icon: Inbox,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/admin/manage-categories', () => import('~/features/marketplace/web/pages/manage-categories'), {
    group: 'site',
    label: common.categories,
    Icon: Shapes,
    access: 'staff',
    otherwise: '/',
  }),
  screen('/app/admin/settings', () => import('~/features/site-settings/web/pages/settings'), {
    group: 'site',
    label: settings.title,
    Icon: SlidersHorizontal,
    access: 'staff',
    otherwise: '/',
  }),
  // In the menu until everything is done (office-layout.tsx).
  screen('/app/admin/setup', () => import('~/features/setup/web/pages/setup'), {
    group: '/app/admin/settings',
    label: setup.title,
    Icon: ListChecks,
    access: 'superuser',
    otherwise: '/app/admin/dashboard',
  }),
  screen('/app/admin/dues', () => import('./dues-page'), {
    group: 'money',
    label: common.dues,
    Icon: HandCoins,
    access: 'collects-dues',
    otherwise: '/',
    help: 'record-cash',
  }),
  screen('/app/admin/flags', () => import('~/features/moderation/web/pages/flags'), {
    group: 'board',
    label: common.flagged,
    Icon: Flag,
    access: 'moderator',
    otherwise: '/',
  }),
  screen('/app/admin/tags', () => import('~/features/moderation/web/pages/tags'), {
    group: 'board',
    label: common.tags,
    Icon: Tags,
    access: 'moderator',
    otherwise: '/',
  }),
  screen('/app/admin/privacy', () => import('~/features/privacy/web/pages/privacy-office'), {
    group: 'records',
    label: common.privacy,
    Icon: Lock,
    access: 'superuser',
    otherwise: '/app/admin/dashboard',
    help: 'correct-name',
  }),
  screen('/app/admin/audit', () => import('./audit-page'), {
    group: 'records',
    label: common.audit,
    Icon: ScrollText,
    access: 'superuser',
    otherwise: '/',
    help: 'what-happened',
  }),
  screen('/app/help', () => import('./office-help-page'), {
    group: null,
    label: common.help,
    Icon: CircleHelp,
    access: 'staff-or-area-admin',
    otherwise: '/',
  }),
  screen('/app/help/:job', () => import('./office-help-job-page'), {
    group: null,
    label: common.help,
    Icon: CircleHelp,
    access: 'staff-or-area-admin',
    otherwise: '/',
  }),
];
