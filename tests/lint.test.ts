import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');
const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** Returns the lines of the file that a rule of the house reports. */
async function linesReported(code: string[], rule = 'texts-in-catalogues'): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sangham-'));
  folders.push(folder);
  const plugin = path.join(root, 'scripts/lint/house.mjs');
  const config = { jsPlugins: [plugin], rules: { [`house/${rule}`]: 'error' } };
  await writeFile(path.join(folder, '.oxlintrc.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'screen.tsx'), code.join('\n'));
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await run(process.execPath, [oxlint, '-f', 'unix', 'screen.tsx'], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = [...output.matchAll(/^screen\.tsx:(\d+):.*house\(([\w-]+)\)/gm)].map(([, line]) => +line! - 1);
  return [...new Set(lines)].map((line) => code[line]!);
}

test('words for people are reported wherever they stand in the code', async () => {
  const code = [
    'export const heading = "Opening hours";',
    'export const labels = { save: "Save" };',
    'export const constant = { save: "Save" } as const;',
    'export const first = (name: string) => `Hello, ${name}`;',
    'export const chosen = (all: boolean) => (all ? "All" : "none");',
    'export const name = (given?: string) => given ?? "Not Assigned";',
    'export const joined = (count: number) => "There are " + count;',
    'export const show = (toast: (text: string) => void) => toast("Saved.");',
    'export const list = ["President", "Secretary"];',
    'export const Attribute = () => <input placeholder="Your name" />;',
    'export const Prop = () => <Card heading={"Your name"} />;',
    'export const Child = () => <p>{"Your name"}</p>;',
    'export const Text = () => <p>no name</p>;',
  ];
  expect(await linesReported(code)).toEqual(code);
});

test('values, names and what engineers read are not', async () => {
  const code = [
    'export const roles = ["Member", "Secretary"] as const;',
    'export const isMember = (role: string) => role === "Member";',
    'export type Choice = "Selected" | "All";',
    'export const zone = "Asia/Kolkata";',
    'export const headers = { "Content-Type": "text/plain", Authorization: `Token ${zone}` };',
    'export const fail = () => { throw new Error("No route for this"); };',
    'export const field = (schema: { describe: (text: string) => unknown }) => schema.describe("The version");',
    'export const call = { summary: "How many there are" };',
    'export const thing = { "@type": "Person" };',
    'export const Drawing = () => <path d="M24 42a18 18 0 1 0 0-36z" className="flex gap-2" />;',
  ];
  expect(await linesReported(code)).toEqual([]);
});

test('a variable is reported whose whole name says nothing', async () => {
  const code = [
    'export const kept = 1;',
    'export const first = ({ most }: { most: number }) => most;',
    'export function second(...given: number[]) { return given; }',
    'export const [own = 1] = [2];',
    'export const third = function (made = 3) { return made; };',
  ];
  const named = ['export const limit = { most: 1 }.most;', 'export const { own: ownRow } = { own: 1 };'];
  expect(await linesReported([...code, ...named], 'names-with-nouns')).toEqual(code);
});

/** Returns what the detector of copies prints about files of `src`, by the project's settings; empty without copies. */
async function copiesReported(files: Record<string, string[]>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sangham-'));
  folders.push(folder);
  for (const name of ['src', 'tests', 'bench', 'faults', 'scripts', 'demo']) await mkdir(path.join(folder, name));
  await copyFile(path.join(root, '.jscpd.json'), path.join(folder, '.jscpd.json'));
  for (const [name, lines] of Object.entries(files)) await writeFile(path.join(folder, 'src', name), lines.join('\n'));
  const jscpd = path.join(root, 'node_modules/jscpd/run-jscpd.js');
  const args = [jscpd, '--no-colors'];
  return run(process.execPath, args, { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const sumOfPaid = [
  'export function sumOfPaid(invoices: { amount: number; paid: boolean }[], least: number): number {',
  '  let sum = 0;',
  '  for (const { amount, paid } of invoices) {',
  '    if (!paid || amount < least) continue;',
  '    sum += Math.round(amount * 100) / 100;',
  '  }',
  '  return sum;',
  '}',
];

test('code that stands twice is reported', async () => {
  expect(await copiesReported({ 'a.ts': sumOfPaid, 'b.ts': ['const other = 1;', ...sumOfPaid] })).toContain(
    'Clone found',
  );
});

test('equal imports and other code of the same length are not', async () => {
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
  const imports = names.map((name) => `import { ${name}, ${name}Too } from './${name}';`);
  const used = (all: string) => `export const ${all} = [${names.join(', ')}, ${names.join('Too, ')}Too];`;
  const other = [
    'export async function readAll(ids: number[], read: (id: number) => Promise<string>): Promise<string[]> {',
    '  const texts: string[] = [];',
    '  while (ids.length > 0) {',
    '    const id = ids.pop();',
    '    if (id !== undefined) texts.push(await read(id));',
    '  }',
    '  return texts.reverse();',
    '}',
  ];
  const files = { 'a.ts': [...imports, used('a'), ...sumOfPaid], 'b.ts': [...imports, ...other] };
  expect(await copiesReported(files)).toBe('');
});
