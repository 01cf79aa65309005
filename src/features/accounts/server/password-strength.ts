import { siteIn } from '~/features/site/server/public';
import { invalid } from '~/platform/errors/http-error';
import * as texts from '../texts';
import { holdsOffice } from '../rules';
import { fullNameOf } from './present';
import type { users } from './tables';

/**
 * So many guesses a password has to withstand: ten days of them, at the pace that the limits of logins leave to somebody with many
 * machines (decisions/0015). More is not asked, so that nobody in the office has to learn another password for nothing.
 */
const guessesToWithstand = 30_000;

/** What comes after these characters makes no password weaker, but takes long to look at. */
const longest = 72;

type Person = Parameters<typeof fullNameOf>[0] &
  Pick<typeof users.$inferSelect, 'role' | 'duties' | 'email' | 'phone' | 'membershipId'>;

/**
 * 400 on `field` when a new password of somebody in the office is on the list of leaked ones, or can be guessed by whoever knows
 * them. Of anybody else nothing more is asked than by the contract (docs/product/security.md, "Passwords of the office").
 */
export async function refuseWeak(user: Person, password: string, field: string): Promise<void> {
  if (!holdsOffice(user.role, user.duties)) return;
  const check = await (checker ??= loadChecker());
  if (check(password.slice(0, longest), knownOf(user)).guesses < guessesToWithstand)
    throw invalid({ [field]: [texts.officePasswordGuessable] });
}

/** What is easily found out about somebody here, whole and word by word. */
function knownOf(user: Person): string[] {
  const { shortName, committee } = siteIn('en');
  const names = [fullNameOf(user), user.firstName, user.lastName, user.username, shortName, committee];
  const others = [user.email, user.phone, user.membershipId].filter((text) => text !== null);
  return [...names, ...names.flatMap((name) => name.split(/\s+/)), ...others, ...user.email.split(/[@.]/)].filter(
    ({ length }) => length > 2,
  );
}

let checker: ReturnType<typeof loadChecker> | undefined;

/** The list of 50,000 passwords takes some megabytes; loaded with the first password of somebody in the office. */
async function loadChecker() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string, known: string[]) => zxcvbn.check(password, known);
}
