import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Files a newcomer reads: code, docs, scripts. */
function readTexts(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  );
  const texts = listed.filter(
    (file) => /\.(ts|tsx|mjs|js|md|css|sql|yml)$/.test(file) && existsSync(path.join(root, file)),
  );
  return new Map(texts.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The comments of a program; the whole text of any other file. */
const proseOf = (file: string, text: string): string =>
  /\.(ts|tsx|mjs|js)$/.test(file)
    ? parseSync(file, text)
        .comments.map(({ value }) => value)
        .join('\n')
    : text;

/** A comment's lines as one, so that a citation may break anywhere. */
const joined = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/|#|-|>)?\s*/g, ' ');

/** What a text cites that is not in the repository, one sentence each. */
function brokenCitations(file: string, text: string, docs: ReadonlyMap<string, string>): string[] {
  const line = joined(text);
  const broken: string[] = [];
  // A document, and the heading if one is named: `docs/product/general.md, "Errors"`.
  for (const [cited, name = '', heading] of line.matchAll(/([\w./-]+\.md)\b(?:#[\w-]+)?(?:\)?,? ["“]([^"”]+)["”])?/g)) {
    const places = [name, path.posix.join(path.posix.dirname(file), name), `docs/${name}`, `docs/product/${name}`];
    const found = places.map((place) => path.posix.normalize(place)).find((place) => docs.has(place));
    if (!found) broken.push(`${file} cites ${name}, which is not in the repository`);
    else if (heading && found.startsWith('docs/product/') && !hasHeading(docs.get(found)!, heading)) {
      broken.push(`${file} cites ${cited.trim()}: ${found} has no such heading`);
    }
  }
  for (const [, number = ''] of line.matchAll(/\bdecisions?[ /](\d{4})\b/g)) {
    if (![...docs.keys()].some((doc) => doc.startsWith(`docs/decisions/${number}-`)))
      broken.push(`${file} cites decision ${number}, which is not there`);
  }
  const outside = /\b(?:[Ss]pec(?:ification)?,? sections?\b|sections? \d+\b(?! of RFC)|issue \d+\b|the spec\b)/.exec(
    line,
  );
  if (outside && !/RFC \d+,? $/.test(line.slice(0, outside.index)))
    broken.push(`${file} cites “${outside[0]}”: say the rule, or name docs/product`);
  return broken;
}

/**
 * Source files and tests: `http/pages.ts`, and without the ending, `login.db.test`. A `*`, `<name>` or `\*` before it
 * is a pattern.
 */
const sourcePath =
  /(?<![\w./*>@\\-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*?\.(?:tsx?|mjs|(?:test|spec)(?!\.\w)))\b(?!\.\w)/g;

/** What EXTENDING adds as an example. */
const examples = /(?:^|\/)links(?:\/|\.|$)/;

/** The source files that a text cites and that are not in the repository, by their path or the end of it. */
function brokenPaths(file: string, text: string, files: ReadonlySet<string>): string[] {
  const cited = [...joined(proseOf(file, text)).matchAll(sourcePath)].map(([, name = '']) => name);
  return [...new Set(cited)]
    .filter((name) => !examples.test(name))
    .filter((name) => !['', '.ts', '.tsx'].some((ending) => files.has(name + ending)))
    .map((name) => `${file} cites ${name}, which is not in the repository`);
}

/** Every path of the repository, and every end of one: `src/ui/card.tsx`, `ui/card.tsx`, `card.tsx`. */
const endsOf = (paths: Iterable<string>): Set<string> =>
  new Set([...paths].flatMap((one) => one.split('/').map((_, index, parts) => parts.slice(index).join('/'))));

/** The names that docs/ARCHITECTURE.md places in a file which does not have them: "`decide` (`src/…/decide.ts`)". */
function misplacedNames(walks: string, texts: ReadonlyMap<string, string>): string[] {
  return [...walks.replace(/\s+/g, ' ').matchAll(/`(\w+)`,? \(?`(src\/[\w./-]+\.tsx?)`/g)]
    .filter(([, name, file]) => !new RegExp(`\\b${name}\\b`).test(texts.get(file!) ?? ''))
    .map(([, name, file]) => `${file} has no ${name}`);
}

/** The names and paths in the last column of the glossary that are nowhere in the code. */
function unknownNames(glossary: string, texts: ReadonlyMap<string, string>): string[] {
  const sources = [...texts].filter(([file]) => file.startsWith('src/'));
  const cells = glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[3] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return named.filter((name) =>
    name.includes('/')
      ? !sources.some(([file]) => file === name || file.startsWith(`${name}/`))
      : !sources.some(([, text]) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text)),
  );
}

const hasHeading = (doc: string, heading: string) =>
  doc.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '').trim() === heading);

const docs = new Map([
  ['docs/product/events.md', '# Events\n\n## Badges\n'],
  ['docs/decisions/0003-background-jobs.md', '# 3'],
]);

describe('a citation is found', () => {
  test.each([
    ['// docs/product/events.md, "Badges"', 0],
    ['/**\n * (docs/product/events.md,\n * "Badges")\n */', 0],
    ['// decision 0003', 0],
    ['// docs/product/events.md, "Prices"', 1],
    ['// readings.md, "Events"', 1],
    ['// Spec, section 5', 1],
    ['// decision 0099', 1],
    ['// see issue 3', 1],
  ])('%s', (text, count) => expect(brokenCitations('src/a.ts', text, docs)).toHaveLength(count));
});

describe('a source file is found', () => {
  const files = endsOf(['src/ui/card.tsx', 'tests/login.db.test.ts']);
  test.each([
    ['// see ui/card.tsx', 0],
    ['// src/ui/card.tsx', 0],
    ['// ./card.tsx', 0],
    ['// login.db.test', 0],
    ["const file = 'ui/gone.ts';", 0],
    ['// ui/gone.ts', 1],
    ['/** As erasure-list.ts has it. */', 1],
    ['// gone.db.test', 1],
  ])('%s', (text, count) => expect(brokenPaths('src/a.ts', text, files)).toHaveLength(count));
});

test('no comment and no document cites a source file that is not in the repository', () => {
  const texts = readTexts();
  const files = endsOf(texts.keys());
  expect([...texts].flatMap(([file, text]) => brokenPaths(file, text, files))).toEqual([]);
});

test('the walks of docs/ARCHITECTURE.md name what the code has', () => {
  const texts = readTexts();
  expect(misplacedNames(texts.get('docs/ARCHITECTURE.md')!, texts)).toEqual([]);
});

test('the last column of docs/GLOSSARY.md names what the code has', () => {
  const texts = readTexts();
  expect(unknownNames(texts.get('docs/GLOSSARY.md')!, texts)).toEqual([]);
});

test('no file cites a document or a heading that is not in the repository', () => {
  const texts = readTexts();
  const thisFile = 'tests/citations.test.ts';
  expect(
    [...texts].filter(([file]) => file !== thisFile).flatMap(([file, text]) => brokenCitations(file, text, texts)),
  ).toEqual([]);
});
