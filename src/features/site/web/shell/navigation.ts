import type { Kind } from '~/session';

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
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/members', label: 'Members', for: memberOnly },
  { to: '/events', label: 'Events' },
  { to: '/resources', label: 'Resources', for: memberOnly },
  { to: '/community', label: 'Community', for: memberOnly },
  { to: '/advertising', label: 'Advertise' },
  { to: '/contact', label: 'Contact' },
];

/** The header's buttons; Logout follows them for everybody in `loggedIn`. A person's last button is the filled one. */
export const actions: readonly NavigationEntry[] = [
  { to: '/login', label: 'Log in', for: ['visitor'] },
  { to: '/join', label: 'Join Us', for: ['visitor'] },
  { to: '/dashboard', label: 'Dashboard', for: ['user'] },
  { to: '/member/dashboard', label: 'Dashboard', for: ['member'] },
  { to: '/area-admin/dashboard', label: 'Dashboard', for: ['area_admin'] },
  { to: '/app/admin/dashboard', label: 'Admin Dashboard', for: ['staff'] },
];

/** The footer's links; some of them are not in the header for everybody (docs/product/site.md, "Footer"). */
export const footerPages: readonly NavigationEntry[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/events', label: 'Events' },
  { to: '/resources', label: 'Resources' },
  { to: '/advertising', label: 'Advertise' },
  { to: '/contact', label: 'Contact' },
  { to: '/join', label: 'Join Us' },
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
