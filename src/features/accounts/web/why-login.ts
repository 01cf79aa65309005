import type { WayBack } from '~/session';

/** What the login says to somebody who was sent there: the screen's own words for a 401 (docs/product/accounts.md, "Sessions"). */
export function whyLogin({ path, expired }: WayBack): string {
  if (!expired) return 'Please log in to see this page.';
  return /^\/members(?![\w-])/.test(path) ? 'Please login to view members.' : 'Unauthorized. Please login again.';
}
