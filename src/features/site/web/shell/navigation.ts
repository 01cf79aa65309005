import type { Kind } from '~/session';
import type { PagePath } from '~/shared/addresses';
import * as common from '~/shared/texts';
import * as texts from '../../texts';

/** The kinds of readers that the header distinguishes. */
export type Person = 'visitor' | Kind;

/** A link of the header or the footer. */
export interface NavigationEntry {
  to: PagePath;
  label: string;
  /** The kinds of readers who see it; all of them if omitted. */
  for?: readonly Person[];
}

export const memberOnly = ['member', 'area_admin', 'staff'] as const;
/** All kinds except visitors. */
export const loggedIn: readonly Person[] = ['user', ...memberOnly];

/** The header's links in order (docs/product/site.md, "Header"). */
export const pages: readonly NavigationEntry[] = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/members', label: texts.members, for: memberOnly },
  { to: '/events', label: common.events },
  { to: '/resources', label: common.resources, for: memberOnly },
  { to: '/community', label: common.community, for: memberOnly },
  { to: '/advertising', label: texts.advertise },
  { to: '/contact', label: texts.contact },
];

/** The header's buttons; Logout follows them for all kinds in `loggedIn`. A person's last button is the filled one. */
export const actions: readonly NavigationEntry[] = [
  { to: '/login', label: texts.logIn, for: ['visitor'] },
  { to: '/join', label: common.joinUs, for: ['visitor'] },
  { to: '/dashboard', label: common.dashboard, for: ['user'] },
  { to: '/member/dashboard', label: common.dashboard, for: ['member'] },
  { to: '/area-admin/dashboard', label: common.dashboard, for: ['area_admin'] },
  { to: '/app/admin/dashboard', label: texts.adminDashboard, for: ['staff'] },
];

/** The footer's links; some of them are not in the header for all readers (docs/product/site.md, "Footer"). */
export const footerPages: readonly NavigationEntry[] = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/news', label: common.news },
  { to: '/answers', label: common.answers },
  { to: '/events', label: common.events },
  { to: '/resources', label: common.resources },
  { to: '/advertising', label: texts.advertise },
  { to: '/contact', label: texts.contact },
  { to: '/join', label: common.joinUs },
];

/**
 * Returns whether a link is active: Home on exactly /, every other link by path prefix: /events on /events/event/3, not
 * on /eventsX.
 */
export function isActive(to: string, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

/** Returns whether a person sees an entry. Null (not known yet) sees all of them: the page's styles then choose. */
export function isFor(entry: Pick<NavigationEntry, 'for'>, person: Person | null): boolean {
  return person === null || !entry.for || entry.for.includes(person);
}

/** Returns an entry's label; Community has the unanswered count in brackets when it is above zero. */
export function labelOf(entry: NavigationEntry, unansweredCount: number | undefined): string {
  return entry.to === '/community' && unansweredCount ? `${entry.label} (${unansweredCount})` : entry.label;
}
