import type { Kind } from '~/session';
import * as texts from '../../texts';

/** Everybody the header distinguishes. */
export type Person = 'visitor' | Kind;

export interface NavigationEntry {
  to: string;
  label: string;
  /** Who sees it; everybody if omitted. */
  for?: readonly Person[];
}

const memberOnly = ['member', 'area_admin', 'staff'] as const;
/** Everybody except visitors. */
export const loggedIn: readonly Person[] = ['user', ...memberOnly];

/** The header's links in order (docs/product/site.md, "Header"). */
export const pages: readonly NavigationEntry[] = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/members', label: texts.members, for: memberOnly },
  { to: '/events', label: texts.events },
  { to: '/resources', label: texts.resources, for: memberOnly },
  { to: '/community', label: texts.community, for: memberOnly },
  { to: '/advertising', label: texts.advertise },
  { to: '/contact', label: texts.contact },
];

/** The header's buttons; Logout follows them for everybody in `loggedIn`. A person's last button is the filled one. */
export const actions: readonly NavigationEntry[] = [
  { to: '/login', label: texts.logIn, for: ['visitor'] },
  { to: '/join', label: texts.joinUs, for: ['visitor'] },
  { to: '/dashboard', label: texts.dashboard, for: ['user'] },
  { to: '/member/dashboard', label: texts.dashboard, for: ['member'] },
  { to: '/area-admin/dashboard', label: texts.dashboard, for: ['area_admin'] },
  { to: '/app/admin/dashboard', label: texts.adminDashboard, for: ['staff'] },
];

/** The footer's links; some of them are not in the header for everybody (docs/product/site.md, "Footer"). */
export const footerPages: readonly NavigationEntry[] = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/news', label: texts.news },
  { to: '/answers', label: texts.answers },
  { to: '/events', label: texts.events },
  { to: '/resources', label: texts.resources },
  { to: '/advertising', label: texts.advertise },
  { to: '/contact', label: texts.contact },
  { to: '/join', label: texts.joinUs },
];

/** Home is active on exactly /, every other link by path prefix: /events on /events/event/3, not on /eventsX. */
export function isActive(to: string, pathname: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
}

/** Whether a person sees an entry. Null (not known yet) sees all of them: the page's styles then choose. */
export function isFor(entry: Pick<NavigationEntry, 'for'>, person: Person | null): boolean {
  return person === null || !entry.for || entry.for.includes(person);
}

/** An entry's label; Community has the unanswered count in brackets when it is above zero. */
export function labelOf(entry: NavigationEntry, unansweredCount: number | undefined): string {
  return entry.to === '/community' && unansweredCount ? `${entry.label} (${unansweredCount})` : entry.label;
}
