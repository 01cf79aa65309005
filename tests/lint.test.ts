import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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
