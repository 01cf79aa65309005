import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/* The catalogues of every feature in both languages: what the compiler cannot see of them (docs/TERMS.md). */

type Entry = string | readonly Entry[] | { readonly [name: string]: Entry };

const files = import.meta.glob<Record<'en' | 'ml', Entry>>('../src/**/texts/both.ts', { eager: true, import: 'both' });
const catalogues = Object.entries(files).map(([file, both]) => ({
  name: file.replace(/^..\/src\/|\/texts\/both\.ts$/g, ''),
  ...both,
}));

/** Every text of a catalogue by its path: `mails.greeting`. */
function textsOf(entry: Entry, path: string, found = new Map<string, string>()): Map<string, string> {
  if (typeof entry === 'string') return found.set(path, entry);
  for (const [name, inner] of Object.entries(entry)) textsOf(inner, path === '' ? name : `${path}.${name}`, found);
  return found;
}

/** Every object in a catalogue. */
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

/** Texts without a Malayalam letter that are right so: names, formats, units, what is no text to read. */
const sameInBoth = new Set<string>([
  // The language itself, and a rule of style
  'ml',
  'ml-IN',
  '.js-only{display:none!important}',
  // Names and formats
  'PDF',
  'CSV',
  'Excel',
  'WhatsApp',
  // Numbers with their units
  '{size} KB',
  '{size} MB',
  '{latitude}° N, {longitude}° E',
]);

/** What is wrong with how a text is written in Malayalam; empty when nothing is. */
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

test('there is a catalogue for every feature that has texts', () => {
  expect(catalogues.length).toBeGreaterThan(10);
  expect(catalogues.map(({ name }) => name)).toContain('features/licences');
});

describe.each(catalogues)('$name', ({ en, ml }) => {
  // A table that is empty in English: values that are English words already, and have names in Malayalam only.
  const onlyMalayalam = Object.entries(en).flatMap(([table, entry]) =>
    typeof entry === 'object' && Object.keys(entry).length === 0 ? [`${table}.`] : [],
  );
  const english = textsOf(en, '');
  const translated = new Map(
    [...textsOf(ml, '')].filter(([path]) => !onlyMalayalam.some((table) => path.startsWith(table))),
  );

  test('has the same names in both languages', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('has the same places in every text', () => {
    const places = (texts: Map<string, string>) =>
      Object.fromEntries([...texts].map(([path, text]) => [path, placesOf(text)]));
    expect(places(translated)).toEqual(places(english));
  });

  test('says everything in Malayalam', () => {
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
    ['{name} എന്ന അംഗത്തിന്റെ ലൈസൻസ്', 'പാസ്\u200cവേഡ്', 'ഡാഷ്\u200cബോർഡ്', '{day}-ന് 5 MB', 'അക്ഷരം'].flatMap(faultsOf),
  ).toEqual([]);
});

describe('every text is used', () => {
  const root = path.resolve(import.meta.dirname, '../src');
  const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)texts\/\w+\.ts$/.test(file);
  const sources = (readdirSync(root, { recursive: true }) as string[])
    .filter(isSource)
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }));

  /** Texts that no code names: a fault is said by its name (licences/server/pdf.ts), and zod says its own words. */
  const isDynamic = (catalogue: string, name: string, text: unknown) =>
    (catalogue === 'features/licences' && name === 'scanActive') ||
    (catalogue === 'shared' && /^(Invalid|Too (big|small):|Unrecognized) /.test(String(text)));

  /** What catalogues go by in a file: `texts` and `words`, whatever it imports from one, and what it takes a language's part as. */
  const spacesIn = (code: string) => {
    const named =
      /import \* as (\w+) from '[^']*(?:texts|contract)[^']*'|(?:const|let) (\w+) = \w+[.[]|(\w+): (?:typeof|Texts)|import \{[^}]*?(?:\bas )?(\w*[tT]exts\w*|words|common)[^}]*\}/g;
    return [
      'both\\.\\w+',
      'both\\[[^\\]]+\\]',
      'texts',
      'words',
      ...[...code.matchAll(named)].flatMap((found) => found.slice(1).find(Boolean) ?? []),
    ];
  };
  /** As `texts.name`, or taken out of one: `const { name } = both[language]`. */
  const isNamed = (code: string, spaces: readonly string[], name: string) =>
    code.includes(name) &&
    new RegExp(`\\b(?:${spaces.join('|')})\\??\\.${name}\\b|[{,]\\s*${name}\\b[^{}]*\\}\\s*(?:=|from)`).test(code);

  /** The names of a catalogue that no code near it has: its own feature, and who imports from that. */
  function unused({ name: catalogue, en }: Pick<(typeof catalogues)[number], 'name' | 'en'>): string[] {
    const near = sources
      .filter(
        ({ file, code }) =>
          /texts|both|words/.test(code) &&
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

  test('by its name, in the code of its feature or of who imports from it', () => {
    expect(catalogues.flatMap((catalogue) => unused(catalogue).map((name) => `${catalogue.name}: ${name}`))).toEqual(
      [],
    );
  });

  test('and one that nobody names is found', () => {
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
