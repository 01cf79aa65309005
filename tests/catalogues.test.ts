import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillText } from '../src/shared/fill-text';
import { nameKeys } from '../src/shared/site-names';

/* The catalogues of every feature in both languages: what the compiler cannot check in them (docs/TERMS.md). */

type Entry = string | readonly Entry[] | { readonly [name: string]: Entry };

const files = import.meta.glob<Record<'en' | 'ml', Entry>>('../src/**/texts/both.ts', { eager: true, import: 'both' });
const catalogues = Object.entries(files).map(([file, both]) => ({
  name: file.replace(/^..\/src\/|\/texts\/both\.ts$/g, ''),
  ...both,
}));

/** Returns every text of a catalogue by its path: `mails.greeting`. */
function textsOf(entry: Entry, path: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof entry === 'string') return found.set(path, entry);
  for (const [name, inner] of Object.entries(entry)) textsOf(inner, path === '' ? name : `${path}.${name}`, found);
  return found;
}

/** Returns every object in a catalogue. */
const objectsOf = (entry: Entry): Record<string, Entry>[] =>
  typeof entry === 'string'
    ? []
    : [
        ...(Array.isArray(entry) ? [] : [entry as Record<string, Entry>]),
        ...Object.values(entry).flatMap((inner) => objectsOf(inner)),
      ];

const placesOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place))].sort();
const withoutPlaces = (text: string) => text.replace(/\{\w+\}/g, ' ');

const malayalam = /[\u0d00-\u0d7f]/;
const letter = /\p{L}/u;

/** Texts that are right without a Malayalam letter: names, formats, units, what is no text to read. */
const sameInBoth = new Set<string>([
  // The language itself, and a rule of style.
  'ml',
  'ml-IN',
  '.js-only{display:none!important}',
  // Names and formats.
  'PDF',
  'CSV',
  'Excel',
  'WhatsApp',
  // Numbers with their units.
  'FLES {district}',
  '{size} KB',
  '{size} MB',
  '{latitude}° N, {longitude}° E',
]);

/** Returns what is wrong with how a text is written in Malayalam; empty when nothing is. */
function faultsOf(text: string): string[] {
  const faults: [fault: string, shape: RegExp][] = [
    ['an old chillu (a consonant, its sign and a joiner) in place of ൻ ർ ൽ ൾ ൺ', /[ണനരറലളക]\u0d4d\u200d/],
    ['a joiner, which nothing needs any more', /\u200d/],
    [
      'a non-joiner that does not stand between a consonant with its sign and another one',
      /(?<!\u0d4d)\u200c|\u200c(?![ക-ഺ])/,
    ],
    ['ൻറ in place of ന്റ', /ൻറ/],
    ['the old sign ൌ in place of ൗ', /\u0d4c/],
    ['a vowel sign that stands alone', /(?<![\u0d00-\u0d7f])[\u0d3e-\u0d4d\u0d57]/],
    ['two vowel signs on one letter', /[\u0d3e-\u0d4c\u0d57]{2}|\u0d4d{2}/],
    ['digits other than 0 to 9', /[\u0d66-\u0d6f]/],
    ['letters of another script', /[^\p{Script=Latin}\p{Script=Malayalam}\p{Script=Common}\p{Script=Inherited}]/u],
    ['two spaces', / {2}/],
  ];
  const found = faults.filter(([, shape]) => shape.test(text)).map(([fault]) => fault);
  return text === text.normalize('NFC') ? found : [...found, 'letters in more pieces than they need'];
}

/**
 * English texts with more than one Malayalam text, because Malayalam says in different words, cases or numbers what the
 * same English word means in its place: "Other" of a reason and of a category, "Approved" of a request and of people.
 */
const differsByContext = new Set<string>([
  'Admin Dashboard',
  'All kinds',
  'All members',
  'Answer',
  'Answered',
  'Applied',
  'Approved',
  'Best answer',
  'Board',
  'Circulars',
  'Confirmed',
  'Contact',
  'Description',
  'Done',
  'Download',
  'Ended',
  'Everybody',
  'Expired',
  'Expiring',
  'History',
  'Issued',
  'Kind',
  'Lapsed',
  'Location',
  'Log in',
  'Name a nominee',
  'News',
  'No',
  'Not given',
  'Not read',
  'Open',
  'Order',
  'Other',
  'Pending',
  'Pending Members',
  'People',
  'Pinned until',
  'Post',
  'Preview',
  'Saturday',
  'Scheduled',
  'Search',
  'Solved',
  'Sunday',
  'Take back',
  'Text',
  'The office',
  'Title',
  'Title is required.',
  'Undo',
  'Unknown',
  'Unsubscribe',
  'Waiting',
  'Who',
  'Why',
  'Withdraw',
  'Yes',
  'approved',
  'of {name}',
  'rejected',
  '{time} AM',
  '{time} PM',
  '{time} am',
  '{time} pm',
]);

test('an English text has one Malayalam text, unless its context decides', () => {
  const translations = new Map<string, Map<string, string[]>>();
  for (const { name, en, ml } of catalogues) {
    const translated = textsOf(ml, '');
    for (const [path, text] of textsOf(en, '')) {
      const found = translations.get(text) ?? new Map<string, string[]>();
      const malayalamText = translated.get(path) ?? '';
      translations.set(text, found.set(malayalamText, [...(found.get(malayalamText) ?? []), `${name}.${path}`]));
    }
  }
  const several = [...translations].filter(([, found]) => found.size > 1);
  const undecided = several
    .filter(([text]) => !differsByContext.has(text))
    .map(([text, found]) => [text, ...[...found.values()].flat()]);
  expect(undecided, 'one Malayalam text for all of these in texts/ml.ts, or a line in differsByContext').toEqual([]);
  const needless = [...differsByContext].filter((text) => !several.some(([english]) => english === text));
  expect(needless, 'to be removed from differsByContext').toEqual([]);
});

test('the last valid day has one name, beside the specified label', () => {
  const others = /^((new|licen[cs]e|membership) )?(valid (until|through|till)|last valid day)$/i;
  const names = catalogues.flatMap(({ en }) => [...textsOf(en, '').values()]).filter((text) => others.test(text));
  expect([...new Set(names)]).toEqual(['Last valid day']);
});

test('no other button has the word of Cancel beside it', () => {
  const words = catalogues.flatMap(({ name, en, ml }) =>
    [en, ml].flatMap((catalogue) =>
      [...textsOf(catalogue, '')].map(([path, text]) => ({ path: `${name}.${path}`, text })),
    ),
  );
  const cancel = new Set(words.filter(({ path }) => path === 'shared.cancel').map(({ text }) => text));
  expect(cancel.size).toBe(2);
  expect(words.filter(({ path, text }) => path !== 'shared.cancel' && cancel.has(text))).toEqual([]);
});

test('a catalogue exists for every feature that has texts', () => {
  expect(catalogues.length).toBeGreaterThan(10);
  expect(catalogues.map(({ name }) => name)).toContain('features/licences');
});

describe.each(catalogues)('$name', ({ name, en, ml }) => {
  // A table that is empty in English: values that are English words already, and have names in Malayalam only.
  const onlyMalayalam = Object.entries(en).flatMap(([table, entry]) =>
    typeof entry === 'object' && Object.keys(entry).length === 0 ? [`${table}.`] : [],
  );
  const english = textsOf(en, '');
  const translated = new Map(
    [...textsOf(ml, '')].filter(([path]) => !onlyMalayalam.some((table) => path.startsWith(table))),
  );

  test('has the same names in both languages', () => {
    expect([...translated.keys()].sort(), `src/${name}/texts/ml.ts`).toEqual([...english.keys()].sort());
  });

  test('has the same places in every text, but for the names of the committee', () => {
    const ownPlaces = (text: string) => placesOf(text).filter((place) => !(place.slice(1, -1) in nameKeys));
    const places = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([path, text]) => [path, ownPlaces(text)]));
    expect(places(translated), `src/${name}/texts/ml.ts`).toEqual(places(english));
  });

  test('has everything in Malayalam', () => {
    const empty = [...translated].filter(([path, text]) => text.trim() === '' && english.get(path)?.trim() !== '');
    const foreign = [...translated].filter(
      ([, text]) => letter.test(withoutPlaces(text)) && !malayalam.test(text) && !sameInBoth.has(text),
    );
    expect({ empty, foreign }).toEqual({ empty: [], foreign: [] });
  });

  test('is written as Malayalam is today', () => {
    const faulty = [...translated]
      .map(([path, text]) => [path, text, ...faultsOf(text)])
      .filter(({ length }) => length > 2);
    expect(faulty).toEqual([]);
  });

  test('has both forms wherever it counts', () => {
    // `one` beside `many` are the names of a thing and of its list, not forms for a number.
    const isForms = (entry: Record<string, Entry>) =>
      ('one' in entry && !('many' in entry)) || (typeof entry.other === 'string' && entry.other.includes('{count}'));
    const broken = [...objectsOf(en), ...objectsOf(ml)]
      .filter(isForms)
      .filter((entry) => Object.keys(entry).sort().join() !== 'one,other');
    expect(broken).toEqual([]);
  });
});

test('a word that has a non-joiner has it everywhere', () => {
  const words = new Set(
    catalogues
      .flatMap(({ ml }) => [...textsOf(ml, '').values()])
      .flatMap((text) => text.match(/[\u0d00-\u0d7f\u200c]+/g) ?? []),
  );
  // The beginning of the word, to the first letter behind the non-joiner with its sign.
  const beginnings = new Set([...words].flatMap((word) => /^[^\u200c]+\u200c.[\u0d3e-\u0d57]?/.exec(word)?.[0] ?? []));
  const without = [...beginnings].map((beginning) => ({ beginning, plain: beginning.replace('\u200c', '') }));
  const otherwise = [...words].flatMap((word) =>
    without.filter(({ plain }) => word.startsWith(plain)).map(({ beginning }) => `${word}: elsewhere ${beginning}…`),
  );
  expect(otherwise).toEqual([]);
});

test('finds what is wrong with a text', () => {
  const faulty = [
    'അവന്\u200d',
    'പാസ്വേഡ\u200c',
    'എൻറെ',
    'സൌജന്യം',
    '{name}ിന്റെ',
    'ക\u0d3e\u0d3e',
    '൧൦',
    'अंग',
    'ഒരു  വരി',
    'കെ\u0d3e',
  ];
  expect(faulty.filter((text) => faultsOf(text).length === 0)).toEqual([]);
  expect(
    ['{name} എന്ന അംഗത്തിന്റെ ' + 'ലൈസൻസ്', 'പാസ്\u200cവേഡ്', 'ഡാഷ്\u200cബോർഡ്', '{day}-ന് 5 MB', 'അക്ഷരം'].flatMap(faultsOf),
  ).toEqual([]);
});

describe('every text is used', () => {
  const root = path.resolve(import.meta.dirname, '../src');
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)texts\/\w+\.ts$/.test(file);
  const sources = (readdirSync(root, { recursive: true }) as string[])
    .filter(isSource)
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }));

  /**
   * Texts that no code names: a fault is looked up by its name (licences/server/pdf.ts), problems and faults are stored
   * by their keys (resources/server/rendering, imports/server), and zod brings its own words.
   */
  const isDynamic = (catalogue: string, name: string, text: unknown) =>
    (catalogue === 'features/licences' && name === 'scanActive') ||
    (catalogue === 'features/resources' && (name.startsWith('pdf') || name === 'serverCouldNotRender')) ||
    (catalogue === 'shared' && /^(Invalid|Too (big|small):|Unrecognized) /.test(String(text)));

  /**
   * Returns the names that catalogues have in a file: `texts`, `words` and the `t` of refusals, the names it imports
   * from one, and the name it destructures a language's part as.
   */
  const spacesIn = (code: string) => {
    const named = new RegExp(
      [
        String.raw`import \* as (\w+) from '[^']*(?:texts|contract)[^']*'`,
        String.raw`(?:const|let) (\w+) = \w+[.[]`,
        String.raw`(\w+): (?:typeof|Texts)`,
        String.raw`import \{[^}]*?(?:\bas )?(\w*[tT]exts\w*|words|common)[^}]*\}`,
      ].join('|'),
      'g',
    );
    return [
      'both\\.\\w+',
      'both\\[[^\\]]+\\]',
      'texts',
      'words',
      't',
      ...[...code.matchAll(named)].flatMap((found) => found.slice(1).find(Boolean) ?? []),
    ];
  };
  /** As `texts.name`, as `key: 'name'`, or destructured: `const { name } = both[language]`. */
  const isNamed = (code: string, spaces: readonly string[], name: string) =>
    code.includes(name) &&
    new RegExp(
      `\\bkey: '${name}'|\\b(?:${spaces.join('|')})\\??\\.${name}\\b|[{,]\\s*${name}\\b[^{}]*\\}\\s*(?:=|from)`,
    ).test(code);

  /**
   * Returns the names of a catalogue that no code near it uses: its own feature, and the features that import from
   * that.
   */
  function unused({ name: catalogue, en }: Pick<(typeof catalogues)[number], 'name' | 'en'>): string[] {
    const near = sources
      .filter(
        ({ file, code }) =>
          /texts|both|words|refuse/.test(code) &&
          (catalogue === 'shared' || file.startsWith(`${catalogue}/`) || code.includes(`${catalogue}/`)),
      )
      .map(({ code }) => ({ code, spaces: spacesIn(code) }));
    return Object.entries(en)
      .filter(
        ([name, text]) =>
          !isDynamic(catalogue, name, text) && !near.some(({ code, spaces }) => isNamed(code, spaces, name)),
      )
      .map(([name]) => name);
  }

  test('by its name, in the code of its feature or of a feature that imports it', () => {
    expect(catalogues.flatMap((catalogue) => unused(catalogue).map((name) => `${catalogue.name}: ${name}`))).toEqual(
      [],
    );
  });

  test('and a text that no code names is found', () => {
    expect(
      unused({ name: 'features/posts', en: { nobodyNamesThis: 'Hello', newsFeed: 'RSS feed', title: 'Title' } }),
    ).toEqual(['nobodyNamesThis']);
  });
});

test('the words of the audit log are those of catalogues', () => {
  const words = import.meta.glob<string>('../src/features/*/content/audit-words.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  expect(Object.keys(words).length).toBeGreaterThan(5);
  expect(
    Object.entries(words).flatMap(([file, source]) => (source.match(/: '.*'/g) ?? []).map((text) => `${file} ${text}`)),
  ).toEqual([]);
});

test('no sentence that ends in a name ends with two dots', () => {
  const ending = catalogues.flatMap(({ en, ml }) =>
    [en, ml].flatMap((catalogue) => [...textsOf(catalogue, '').values()].filter((text) => /\{\w+\}\./.test(text))),
  );
  expect(ending.length).toBeGreaterThan(20);
  for (const text of ending) {
    const named = Object.fromEntries(placesOf(text).map((place) => [place.slice(1, -1), 'T. V.']));
    expect(fillText<string>(text, named)).not.toContain('..');
  }
});
