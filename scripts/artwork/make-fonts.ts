import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

// npx tsx scripts/artwork/make-fonts.ts writes the site's typefaces without what the site does not use: weights from
// 400 to 700 only, and each script's letters in two files, of which a page without an accent, or without Malayalam's
// own digits and its old letters, needs the first. The ranges are those of src/ui/styles/fonts.css. Letters that join
// with another letter are in the first: a browser shapes no word from two files.
const { resolve } = createRequire(import.meta.url);
const styles = path.resolve(import.meta.dirname, '~/ui/styles/fonts.css');
const sources = {
  latin: 'anek-latin/files/anek-latin-latin',
  'latin-more': 'anek-latin/files/anek-latin-latin',
  malayalam: 'anek-malayalam/files/anek-malayalam-malayalam',
  'malayalam-more': 'anek-malayalam/files/anek-malayalam-malayalam',
};
/**
 * OpenType features of English letters; fractions and small digits would be another tenth of the file. A font that is
 * not named keeps all features.
 */
const features: Record<string, string[]> = { latin: ['kern', 'liga', 'rvrn', 'tnum'] };

for (const [name, source] of Object.entries(sources)) {
  const font = await readFile(resolve(`@fontsource-variable/${source}-wght-normal.woff2`));
  const wght = { min: 400, max: 700, default: 400 };
  const keepFeatures = features[name];
  const subset = await subsetFont(font, await lettersOf(name), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    ...(keepFeatures && { keepFeatures }),
  });
  await writeFile(path.resolve(styles, `../../fonts/anek-${name}.woff2`), subset);
  console.log(`anek-${name}.woff2: ${subset.length} bytes of ${font.length}`);
}

/** Returns the letters of a font: its `unicode-range` in the style sheet. */
async function lettersOf(name: string): Promise<string> {
  const css = await readFile(styles, 'utf8');
  const range = new RegExp(String.raw`anek-${name}\.woff2'[^}]*unicode-range:([^;]+);`).exec(css)?.[1];
  if (!range) throw new Error(`fonts.css has no range for ${name}`);
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  return parts
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)))
    .join('');
}
