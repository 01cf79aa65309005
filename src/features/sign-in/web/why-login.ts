import type { WayBack } from '~/session';
import * as common from '~/shared/texts';
import * as texts from '../texts';

/** Returns why the login was opened: the screen's own text for a 401 (docs/product/sign-in.md, "Sessions"). */
export function whyLogin({ path, expired }: WayBack): string {
  if (!expired) return texts.logInToSee;
  return /^\/members(?![\w-])/.test(path) ? common.loginToViewMembers : texts.sessionEnded;
}
