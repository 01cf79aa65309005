import type { WayBack } from '~/session';
import * as texts from '../texts';

/** What the login says to somebody who was sent there: the screen's own words for a 401 (docs/product/accounts.md, "Sessions"). */
export function whyLogin({ path, expired }: WayBack): string {
  if (!expired) return texts.logInToSee;
  return /^\/members(?![\w-])/.test(path) ? texts.logInToSeeMembers : texts.sessionEnded;
}
