import { and, eq, inArray, ne } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import { entriesOf } from '~/features/audit/server/public';
import { site } from '~/features/site/server/public';
import type { Tx } from '~/platform/database';
import { invalid } from '~/platform/errors/http-error';
import type { Role } from '~/shared/access';
import { fold } from '~/shared/fold';
import * as texts from '../texts';
import { officeNames, officeWords, phrases, placeWords, titles } from '../content/office-words';
import { nameChanged } from './person-audit';
import { fullNameOf } from './present';
import { users } from './tables';

type Row = typeof users.$inferSelect;

/** Whose names nobody else may take: those whom people turn to as the office. */
const namesakes: Role[] = ['superuser', 'admin', 'area_admin'];

/** What Unicode's table of look-alikes leaves apart: digits for letters, small capitals, a Cyrillic letter or two. */
const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '|': 'i',
  '!': 'i',
  l: 'i',
  ᴀ: 'a',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ʟ: 'i',
  ᴍ: 'rn',
  ʍ: 'rn',
  ɴ: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
};

/** A name without what takes no room on a screen, in plain letters. */
const visible = (name: string) => name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');

/** A word as the eye takes it in: two that look alike are the same text. Only for comparing. */
function seen(word: string): string {
  return [...unhomoglyph(fold(word)).toLowerCase()].map((letter) => lookAlikes[letter] ?? letter).join('');
}

/** The words of a name as they are seen; letters that stand alone one after another (`a d m i n`) are one word. */
function wordsOf(name: string): string[] {
  const words: { seen: string; isLetter: boolean }[] = [];
  for (const word of name.split(/[^\p{L}\p{M}\p{N}@$|!]+/u).filter(Boolean)) {
    const isLetter = [...word].length === 1;
    const last = words.at(-1);
    if (isLetter && last?.isLetter) last.seen += seen(word);
    else words.push({ seen: seen(word), isLetter });
  }
  return words.map((word) => word.seen);
}

const known = (list: readonly string[]) => list.map((entry) => wordsOf(visible(entry)));
const office = known(officeWords);
const named = known([...officeNames, site.shortName, site.committee, site.federation]);
const titled = known(titles);
/** Those that are one word. */
const single = new Set([...office, ...named].filter(({ length }) => length === 1).flat());
const places = new Set(known(placeWords).flat());
const before = new Set(known(phrases[0]).flat());
const after = new Set([...known(phrases[1]), ...office, ...named].map(([first = '']) => first));

/** Whether the words of one stand in the other, in their order and next to one another. */
const holds = (words: string[], part: string[]) =>
  words.some((_, start) => part.every((word, at) => words[start + at] === word));

/** Every way a name may be read: as it is, without numbers after words (`admin2`), with words told by their capitals. */
function readingsOf(name: string): string[][] {
  const plain = visible(name);
  const without = plain.replace(/(?<=\p{L})\p{N}+(?![\p{L}\p{N}])/gu, '');
  return [plain, without, without.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].map(wordsOf);
}

/**
 * Whether an applicant's name is nobody's but the office's: made of the office's words alone (`Superuser`, `District
 * Committee`), or with one of its phrases (`Site Admin Rajan`). A superuser reads every applicant's name before anybody else
 * does, so anything else is theirs to judge; and nothing is compared with people there are, which would tell who they are.
 */
export function isOfficeName(name: string): boolean {
  return readingsOf(name).some((words) => {
    if (words.some((word, index) => before.has(word) && after.has(words[index + 1] ?? ''))) return true;
    if (named.some((entry) => entry.length > 1 && holds(words, entry))) return true;
    const rest = words.filter((word) => !places.has(word));
    return (
      rest.length > 0 &&
      (rest.every((word) => single.has(word)) || office.some((entry) => entry.join('') === rest.join('')))
    );
  });
}

/** Whether a name that somebody with this role gives themselves would be taken for the office, or for another role. */
export function poses(name: string, role: Role): boolean {
  if (role === 'superuser') return false;
  const isAdmin = role === 'admin';
  return readingsOf(name).some((words) => {
    const joined = words.join('');
    if (office.some((entry) => joined.includes(entry.join('')))) return true;
    if (isAdmin) return false;
    if (isOfficeName(name) || named.some((entry) => holds(words, entry))) return true;
    const own = role === 'area_admin' || role === 'unit_admin' ? known(['admin']).flat() : [];
    return titled.some((entry) => holds(words, entry) && entry.join('') !== own.join(''));
  });
}

/** 400 on the field when the name that a person applies under is the office's. */
export function refuseOfficeName(name: string, field: string): void {
  if (isOfficeName(name)) throw invalid({ [field]: [texts.namePoses] });
}

/**
 * 400 on the field when the name that a person gives themselves poses as the office, another role, or somebody in the office.
 * A name that stays, a superuser's own, and what a superuser sets for others are never refused.
 */
export async function refusePosing(
  tx: Tx,
  old: Row,
  change: Partial<Row>,
  { field, now }: { field: string; now: Date },
): Promise<void> {
  const next = { ...old, ...change };
  if (old.role === 'superuser' || (next.firstName === old.firstName && next.lastName === old.lastName)) return;
  const name = fullNameOf(next);
  if (poses(name, old.role) || (await isSomebodys(tx, old.id, name, now)))
    throw invalid({ [field]: [texts.namePoses] });
}

/** So long somebody in the office has to be called so before the name is theirs. */
const DAY_MS = 86_400_000;

/**
 * Whether somebody else in the office has a name that looks the same, and for a day at least: else who renames themselves
 * would bar all others from it at once. Not when it was one's own before.
 */
async function isSomebodys(tx: Tx, id: number, name: string, now: Date): Promise<boolean> {
  const whole = (text: string) => wordsOf(visible(text)).join('');
  const wanted = whole(name);
  if (wanted === '') return false;
  // A few dozen people at most.
  const people = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, username: users.username })
    .from(users)
    .where(and(inArray(users.role, namesakes), eq(users.isApproved, true), ne(users.id, id)));
  const same = people.filter((person) => whole(fullNameOf(person)) === wanted);
  if (same.length === 0) return false;
  const own = await entriesOf(tx, nameChanged, { type: 'user', id });
  if (own.some(({ before }) => typeof before?.full_name === 'string' && whole(before.full_name) === wanted))
    return false;
  for (const person of same) {
    const [last] = await entriesOf(tx, nameChanged, { type: 'user', id: person.id });
    if (!last || now.getTime() - last.at.getTime() >= DAY_MS) return true;
  }
  return false;
}
