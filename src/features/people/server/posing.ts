import { and, eq, inArray, ne } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import { DAY_MS } from '~/shared/dates';
import { entriesOf } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import type { Role } from '~/shared/access';
import { fold } from '~/shared/fold';
import type { SiteNames } from '~/shared/site-names';
import { officeNames, officeWords, phrases, placeWords, titles } from '../content/office-words';
import { nameChanged } from './person-audit';
import { fullNameOf } from './present';
import { nameColumns } from './name-columns';
import { refuse } from './refusals';
import { users } from './tables';

type Row = typeof users.$inferSelect;

/** The roles whose holders' names no other person may take: members turn to these people as the office. */
const namesakes: Role[] = ['superuser', 'admin', 'area_admin'];

/** Look-alikes that Unicode's table leaves out: digits for letters, small capitals, a few Cyrillic letters. */
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

/** Returns a name in plain letters, without characters that have no width. */
const visible = (name: string) => name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');

/** Returns a word as it looks: words that look alike give the same text. For comparisons only. */
function seen(word: string): string {
  return [...unhomoglyph(fold(word)).toLowerCase()].map((letter) => lookAlikes[letter] ?? letter).join('');
}

/** Returns the words of a name as they look; single letters in a row (`a d m i n`) are one word. */
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
const titled = known(titles);
const before = new Set(known(phrases[0]).flat());

/** The words by which a name is taken for the office: those of every site, and the names of this one. */
function officeOf({ shortName, committee, federation, district }: SiteNames) {
  const named = known([...officeNames, shortName, committee, federation]);
  return {
    named,
    single: new Set([...office, ...named].filter(({ length }) => length === 1).flat()),
    places: new Set(known([...placeWords, district]).flat()),
    after: new Set([...known(phrases[1]), ...office, ...named].map(([first = '']) => first)),
  };
}

/** Returns whether `part` stands in `words`, in its order and without gaps. */
const holds = (words: string[], part: string[]) =>
  words.some((_, start) => part.every((word, at) => words[start + at] === word));

/** Returns every way to read a name: as it is, without numbers after words (`admin2`), and split at capital letters. */
function readingsOf(name: string): string[][] {
  const plain = visible(name);
  const without = plain.replace(/(?<=\p{L})\p{N}+(?![\p{L}\p{N}])/gu, '');
  return [plain, without, without.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')].map(wordsOf);
}

/**
 * Returns whether an applicant's name can only be the office's: made of the office's words alone (`Superuser`,
 * `District Committee`), or with one of its phrases (`Site Admin Rajan`). A superuser reads every applicant's name
 * before other people do and judges the rest; names of existing people are not compared, because a refusal would
 * disclose them.
 */
export function isOfficeName(name: string, names: SiteNames): boolean {
  const { named, single, places, after } = officeOf(names);
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

/** Returns whether a name that a person with this role chooses would be taken for the office, or for another role. */
export function poses(name: string, role: Role, names: SiteNames): boolean {
  if (role === 'superuser') return false;
  const isAdmin = role === 'admin';
  const { named } = officeOf(names);
  return readingsOf(name).some((words) => {
    const joined = words.join('');
    if (office.some((entry) => joined.includes(entry.join('')))) return true;
    if (isAdmin) return false;
    if (isOfficeName(name, names) || named.some((entry) => holds(words, entry))) return true;
    const ownTitle = role === 'area_admin' || role === 'unit_admin' ? known(['admin']).flat() : [];
    return titled.some((entry) => holds(words, entry) && entry.join('') !== ownTitle.join(''));
  });
}

/** Throws 400 on the field when a person applies under a name of the office. */
export async function refuseOfficeName({ names }: Pick<Site, 'names'>, name: string, field: string): Promise<void> {
  if (isOfficeName(name, await names('en'))) throw refuse.invalid((t) => ({ [field]: [t.namePoses] }));
}

/**
 * Throws 400 when a name that a person chooses poses as the office, as another role, or as a person of the office: on
 * the field, or on `full_name_ml`. Never refused: an unchanged name, a superuser's own, and a name that a superuser
 * sets for another person.
 */
export async function refusePosing(
  tx: Tx,
  old: Row,
  change: Partial<Row>,
  { field, now, names }: { field: string; now: Date; names: Site['names'] },
): Promise<void> {
  if (old.role === 'superuser') return;
  const next = { ...old, ...change };
  const chosen = [
    ...(next.firstName === old.firstName && next.lastName === old.lastName ? [] : [[field, fullNameOf(next)] as const]),
    ...(next.fullNameMl && next.fullNameMl !== old.fullNameMl ? [['full_name_ml', next.fullNameMl] as const] : []),
  ];
  for (const [of, name] of chosen)
    if (poses(name, old.role, await names('en', tx)) || (await isNameOfOffice(tx, old.id, name, now)))
      throw refuse.invalid((t) => ({ [of]: [t.namePoses] }));
}

/**
 * Returns whether another person of the office has had a name, in either script, that looks the same for at least a
 * day; without the day, a person could block a name for all others by renaming themselves. False when this person had
 * the name before.
 */
async function isNameOfOffice(tx: Tx, id: number, name: string, now: Date): Promise<boolean> {
  const whole = (text: string) => wordsOf(visible(text)).join('');
  const wanted = whole(name);
  if (wanted === '') return false;
  const people = await tx
    .select({ id: users.id, fullNameMl: users.fullNameMl, ...nameColumns })
    .from(users)
    .where(and(inArray(users.role, namesakes), eq(users.isApproved, true), ne(users.id, id)));
  const isSame = (name: unknown) => typeof name === 'string' && whole(name) === wanted;
  const same = people.filter((person) => isSame(fullNameOf(person)) || isSame(person.fullNameMl));
  if (same.length === 0) return false;
  if ((await renamingsOf(tx, id)).some(({ before }) => isSame(before?.full_name) || isSame(before?.full_name_ml)))
    return false;
  for (const person of same) {
    const renamings = await renamingsOf(tx, person.id);
    if (renamings.every(({ at }) => now.getTime() - at.getTime() >= DAY_MS)) return true;
  }
  return false;
}

/** Returns the entries about a person's changed names; the name in Malayalam changes with other fields. */
async function renamingsOf(tx: Tx, id: number) {
  const edits = await entriesOf(tx, 'user.edit', { type: 'user', id });
  return [
    ...(await entriesOf(tx, nameChanged, { type: 'user', id })),
    ...edits.filter(({ before }) => before && 'full_name_ml' in before),
  ];
}
