import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fold } from '~/shared/fold';
import { romanised, romanisedName } from '~/shared/romanised';
import { openTestDatabase } from '../support/database';
import { namePairs } from './name-pairs';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Searches in the database against the same searches in the program. */
async function both(texts: string[]) {
  const { rows } = await database.pool.query<{ keys: string[] }>(
    'select array[fold(t), romanised(t), romanised_name(t)] as keys from unnest($1::text[]) with ordinality ' +
      'u (t, n) order by n',
    [texts],
  );
  const inSql = rows.map(({ keys }, at) => [texts[at], ...keys]);
  const inTypeScript = texts.map((text) => [text, fold(text), romanised(text), romanisedName(text)]);
  return { inSql, inTypeScript };
}

/** Returns the letters from one to another. */
const letters = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const malayalam = letters(0x0d00, 0x0d7f);
const character = fc.oneof(
  { weight: 4, arbitrary: letters(0x20, 0x7e) },
  { weight: 6, arbitrary: malayalam },
  { weight: 3, arbitrary: fc.constantFrom('്', 'ന', 'റ', 'ണ', 'ര', 'ല', 'ള', 'ക', 'ൻ', 'െ', 'ാ', 'ൗ', 'ങ', 'ഞ', 'ച') },
  { weight: 2, arbitrary: fc.constantFrom('\u200c', '\u200d', '\u200b', '\u00ad', '\n', '\t', '\u00a0') },
  letters(0xa0, 0x24f),
  letters(0x300, 0x36f),
  letters(0x1e00, 0x1eff),
  letters(0x2010, 0x2044),
);
/**
 * Returns texts in which the letters that the rules of spelling match stand beside each other more often than chance
 * would have it.
 */
const spelled = fc.constantFrom(
  'sh',
  'zh',
  'th',
  'ch',
  'tch',
  'cch',
  'ce',
  'ck',
  'ea',
  'ee',
  'oo',
  'ou',
  'ow',
  'ew',
  'ey',
  'y',
  'e ',
  'h ',
  'nj',
  'nh',
  'ng',
  'nk',
  'mp',
  'ts',
  'avu',
  'nair',
  ' iyer ',
  'llai ',
  'geo',
  'rge ',
  'ghese ',
  'son ',
  ' x',
  'hm',
  'shy',
  'brahm',
  'hima',
  'hj',
  'kunju',
  'mba ',
  'oa',
  ' aley',
  'chyu',
  'jyo',
  'awa',
  'യ്ക്ക',
  ' കെ ',
  ' പി ',
  'ന്‍റ',
  'ൻ്റ',
  'റ്റ',
  'ട് ',
  'െയ്',
  'ങ്ങ',
  'ഞ്ച',
  "'",
  '.',
  'É',
);
const text = fc
  .array(fc.oneof({ weight: 3, arbitrary: character }, { weight: 2, arbitrary: spelled }), { maxLength: 24 })
  .map((parts) => parts.join(''));

test('the database and the program fold and romanise alike, whatever is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 40, maxLength: 40 }), async (texts) => {
      const { inSql, inTypeScript } = await both(texts);
      expect(inSql).toEqual(inTypeScript);
    }),
    { numRuns: 25 },
  );
});

test('every single letter, and every name', async () => {
  const ranges = [
    [0x20, 0x24f],
    [0x300, 0x36f],
    [0x0d00, 0x0d7f],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
  ] as const;
  const single = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => `x${String.fromCodePoint(from + at)}y`),
  );
  const { inSql, inTypeScript } = await both([
    ...single,
    ...namePairs()
      .flat()
      .flatMap(({ malayalam: name, latin }) => [name, latin]),
  ]);
  expect(inSql).toEqual(inTypeScript);
});

test('every two letters of Malayalam beside each other, most of which the database need not look at', async () => {
  const block = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(0x0d00 + at));
  const pairs = block.flatMap((first) => block.map((second) => first + second));
  const texts = [...pairs, ...['ൻ്റ', 'ന്‍റ', 'െ്ാ', 'ന്റൌ', 'Aൎb']];
  const { rows } = await database.pool.query<{ folded: string }>(
    'select fold(t) as folded from unnest($1::text[]) with ordinality u (t, n) order by n',
    [texts],
  );
  expect(rows.map(({ folded }, at) => [texts[at], folded])).toEqual(texts.map((one) => [one, fold(one)]));
});

test('nothing has no key', async () => {
  const { rows } = await database.pool.query('select fold(null) as folded, romanised(null) as sound');
  expect(rows).toEqual([{ folded: null, sound: null }]);
});
