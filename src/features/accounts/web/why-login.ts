import type { WayBack } from '~/session';

/** What the login says to somebody who was sent there: the screen's own words for a 401 (spec, section 8). */
export function whyLogin({ path, expired }: WayBack): string {
  if (!expired) return 'Please log in to see this page.';
  return /^\/members(?![\w-])/.test(path) ? 'Please login to view members.' : 'Unauthorized. Please login again.';
}
