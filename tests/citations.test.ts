import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

const hasHeading = (doc: string, heading: string) =>
  doc.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '').trim() === heading);

const docs = new Map([
  ['docs/product/events.md', '# Events\n\n## Badges\n'],
  ['docs/decisions/0003-jobs.md', '# 3'],
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

test('no file cites a document or a heading that is not in the repository', () => {
  const texts = readTexts();
  const own = 'tests/citations.test.ts';
  expect(
    [...texts].filter(([file]) => file !== own).flatMap(([file, text]) => brokenCitations(file, text, texts)),
  ).toEqual([]);
});
