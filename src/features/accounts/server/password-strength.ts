import { siteIn } from '~/features/site/server/public';
import { invalid } from '~/platform/errors/http-error';
import { shortestOfficePassword } from '../contract';
import * as texts from '../texts';
import { holdsOffice } from '../rules';
import { fullNameOf } from './present';
import type { users } from './tables';

/** Of zxcvbn's 0 to 4: from 3 on it takes a hundred million guesses, which the limits of logins do not let anybody have. */
const strong = 3;

/** What comes after these characters makes no password weaker, but takes long to look at. */
const longest = 72;

type Person = Parameters<typeof fullNameOf>[0] & Pick<typeof users.$inferSelect, 'role' | 'duties' | 'email' | 'phone' | 'membershipId'>;

/**
 * 400 on `field` when a new password of somebody in the office is short, on the list of leaked ones, or can be guessed by whoever knows
 * them. Of anybody else nothing more is asked than by the contract (docs/product/security.md, "Passwords of the office").
 */
export async function refuseWeak(user: Person, password: string, field: string): Promise<void> {
  if (!holdsOffice(user.role, user.duties)) return;
  if ([...password].length < shortestOfficePassword) throw invalid({ [field]: [texts.officePasswordShort] });
  const check = await (checker ??= loadChecker());
  const { score } = check(password.slice(0, longest), knownOf(user));
  if (score < strong) throw invalid({ [field]: [texts.officePasswordGuessable] });
}

/** What is easily found out about somebody here, whole and word by word. */
function knownOf(user: Person): string[] {
  const { shortName, committee } = siteIn('en');
  const names = [fullNameOf(user), user.firstName, user.lastName, user.username, shortName, committee];
  const others = [user.email, user.phone, user.membershipId].filter((text) => text !== null);
  return [...names, ...names.flatMap((name) => name.split(/\s+/)), ...others, ...user.email.split(/[@.]/)].filter(({ length }) => length > 2);
}

let checker: ReturnType<typeof loadChecker> | undefined;

/** The list of 50,000 passwords takes some megabytes; loaded with the first password of somebody in the office. */
async function loadChecker() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string, known: string[]) => zxcvbn.check(password, known);
}
