import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * What docs/STYLE.md requires of words and of the length of lines. Every folder meets it except those of `stillToCome`,
 * whose counts only fall: lower a number here in the commit that makes it false, and remove the folder at 0.
 */
const root = path.join(import.meta.dirname, '..');
const outWords = /\b(?:somebody|nobody|whoever|anew|meanwhile)\b/gi;
/** In characters, as .editorconfig has it. */
const maxLength = 120;

interface Counts {
  words: number;
  longLines: number;
}

const stillToCome: Readonly<Record<string, Counts>> = {
  'src/features/imports': { words: 2, longLines: 0 },
};

/** Catalogues of texts, the page that lists the words, this test, and what is written once. */
const exempt = /\/texts\/|^docs\/STYLE\.md$|^tests\/style\.test\.ts$|^migrations\/|^package-lock\.json$|\.(?:svg|pdf)$/;
const isCode = (file: string) => /\.(?:tsx?|mjs|js|css)$/.test(file);

function readFiles(): [file: string, text: string][] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|js|md|css|sql|sh|conf|ya?ml|service|json)$|file$/i.test(file))
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}

const all = readFiles();
const files = all.filter(([file]) => !exempt.test(file));

/** Texts for people, which are free to use the words: catalogues, what the command line prints, and a line of the log. */
const texts = all
  .filter(([file]) => /\/texts\/(?:.*\/)?en\.ts$|^src\/cli\/(?!.*\.test\.)|\/sign-in\/server\/console\.ts$/.test(file))
  .map(([, text]) => text)
  .concat('nobody knows how much room is left on the disk')
  .join('\n')
  .replace(/\s+/g, ' ');

const neighbours = new RegExp(`([\\p{L}’]+ )?(${outWords.source})( [\\p{L}’]+)?`, 'giu');
/** A quotation is recognised by a word beside: a test quotes a part of a text, or has its values in it. */
const isQuotation = (quoted: string) =>
  [...quoted.matchAll(neighbours)].every(([, before, word, after]) =>
    [before && `${before}${word}`, after && `${word}${after}`].some((phrase) => phrase && texts.includes(phrase)),
  );

const comment = /\/\*[^]*?\*\/|\/\/[^\n]*/;
const literal = /(['"])(?:(?!\1)[^\\\n]|\\.)*\1|`(?:[^`\\]|\\.)*`|\/(?:[^/\\\n]|\\.)+\/|>[^<>{}\n]+</;
const commentOrLiteral = new RegExp(`${comment.source}|${literal.source}`, 'g');
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Returns a file's text without its quotations of texts for people; each line stays at its place. */
function withoutQuotations(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/`[^`]*`/g, blank);
  // All but its comments is shown to people.
  if (file.startsWith('demo/')) return [...text.matchAll(new RegExp(comment, 'g'))].join('\n');
  return text.replace(commentOrLiteral, (found) =>
    !/^\/[*/]/.test(found) && isQuotation(found.slice(1, -1)) ? blank(found) : found,
  );
}

const wordsIn = (file: string, text: string) =>
  findIn(withoutQuotations(file, text), (line) => line.match(outWords) ?? []);

/** Combining marks, of which Malayalam has many, take no column. */
const longLinesIn = (file: string, text: string) =>
  isCode(file) ? findIn(text, (line) => (line.replace(/\p{M}/gu, '').length > maxLength ? ['long line'] : [])) : [];

const findIn = (text: string, find: (line: string) => readonly string[]) =>
  text.split('\n').flatMap((line, index) => find(line).map((found) => `${index + 1} ${found}`));

const folderOf = (file: string) =>
  Object.keys(stillToCome).find((folder) => file === folder || file.startsWith(`${folder}/`));

test('finished folders have none of the words that are out, and no line that is too long', () => {
  const finished = files.filter(([file]) => !folderOf(file));
  const found = finished.flatMap(([file, text]) =>
    [...wordsIn(file, text), ...longLinesIn(file, text)].map((fault) => `${file}:${fault}`),
  );
  expect(finished.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test('the other folders have as many as written here: more is refused, fewer lowers the number', () => {
  const counts = Object.fromEntries(Object.keys(stillToCome).map((folder) => [folder, { words: 0, longLines: 0 }]));
  for (const [file, text] of files) {
    const count = counts[folderOf(file) ?? ''];
    if (!count) continue;
    count.words += wordsIn(file, text).length;
    count.longLines += longLinesIn(file, text).length;
  }
  expect(counts).toEqual(stillToCome);
});

test('a decision record has a status, the context, the decision and its consequences', () => {
  const records = files.filter(([file]) => file.startsWith('docs/decisions/'));
  const wanted = [/^# \d{4} [A-Z]/, /^Status: /m, /^## Context$/m, /^## Decision$/m, /^## Consequences$/m];
  expect(records.length).toBeGreaterThan(40);
  expect(records.filter(([, text]) => !wanted.every((part) => part.test(text))).map(([file]) => file)).toEqual([]);
});
