import { holdsOffice } from '~/shared/person/role-rules';
import type { Site } from '~/platform/site';
import type { SiteNames } from '~/shared/site-names';
import { fullNameOf, type users } from '~/features/people/server/public';
import { refuse } from './refusals';

/**
 * Guesses that a password has to withstand: ten days of them, at the pace that the limits of logins leave to an
 * attacker with many machines (decisions/0015). More is not required, so that people of the office need not learn
 * another password without reason.
 */
const guessesToWithstand = 30_000;

/** Characters of a password that are checked: further ones make no password weaker, but take long to check. */
const longest = 72;

type Person = Parameters<typeof fullNameOf>[0] &
  Pick<typeof users.$inferSelect, 'role' | 'duties' | 'email' | 'phone' | 'membershipId'>;

/**
 * Throws 400 on `field` when a new password of a person of the office is on the list of leaked ones, or can be guessed
 * from facts about them. Other people's passwords meet the contract alone (docs/product/security.md, "Passwords of the
 * office").
 */
export async function refuseWeak(
  { names }: Pick<Site, 'names'>,
  user: Person,
  { password, field }: { password: string; field: string },
): Promise<void> {
  if (!holdsOffice(user.role, user.duties)) return;
  const check = await (checker ??= loadChecker());
  if (check(password.slice(0, longest), knownOf(user, await names('en'))).guesses < guessesToWithstand)
    throw refuse.invalid((t) => ({ [field]: [t.officePasswordGuessable] }));
}

/** Returns what is easily found out about a person here, whole and word by word. */
function knownOf(user: Person, { shortName, committee }: SiteNames): string[] {
  const names = [fullNameOf(user), user.firstName, user.lastName, user.username, shortName, committee];
  const others = [user.email, user.phone, user.membershipId, ...(user.email ?? '').split(/[@.]/)];
  return [...names, ...names.flatMap((name) => name.split(/\s+/)), ...others].filter(
    (text): text is string => text !== null && text.length > 2,
  );
}

let checker: ReturnType<typeof loadChecker> | undefined;

/** Loads the list of 50,000 passwords, some megabytes, with the first password of a person of the office. */
async function loadChecker() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string, known: string[]) => zxcvbn.check(password, known);
}
