import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const deploy = path.join(import.meta.dirname, '../deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

test('the image keeps the licences of its packages', () => {
  const step = /find node_modules [^]*?-delete/.exec(read('Dockerfile'))![0].replaceAll('\\\n', '');
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  const place = path.join(folder, 'node_modules/licence-of-x');
  mkdirSync(place, { recursive: true });
  const licences = [
    'LICENSE',
    ...['COPYING', 'LICENSE', 'Licence-MIT', 'NOTICE', 'README'].map((name) => `${name}.md`),
  ];
  const documents = [['CHANGELOG', 'md'].join('.'), 'index.d.ts', 'index.js.map'];
  for (const name of [...licences, ...documents, 'index.js']) writeFileSync(path.join(place, name), '');
  execFileSync('sh', ['-c', step], { cwd: folder });
  expect(readdirSync(place).sort()).toEqual([...licences, 'index.js'].sort());
  rmSync(folder, { recursive: true });
});

test('the image is built by the builders of Debian 12, which refuse a flag that they do not know', () => {
  const check = /^HEALTHCHECK ([^]*?)\\?\n *CMD/m.exec(read('Dockerfile'))![1]!;
  const flags = [...check.matchAll(/--([a-z-]+)=/g)].map(([, flag]) => flag);
  expect(flags).toEqual(['interval', 'timeout', 'start-period']);
});

test('nginx listens on IPv6 wherever it listens on IPv4', () => {
  const listens = [...read('nginx/sangham.conf').matchAll(/^ *listen (\[::\]:)?(\d+.*);$/gm)];
  const [four, six] = [false, true].map((isSix) =>
    listens.filter(([, v6]) => Boolean(v6) === isSix).map(([, , at]) => at),
  );
  expect(four!.length).toBe(2);
  expect(six).toEqual(four);
});

test('the script makes the secrets that the compose file hands to its services', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  cpSync(path.join(deploy, 'compose/make-secrets.sh'), path.join(folder, 'make-secrets.sh'));
  execFileSync(path.join(folder, 'make-secrets.sh'));
  const secrets = readdirSync(path.join(folder, 'secrets')).sort();
  rmSync(folder, { recursive: true });
  const compose = read('compose/compose.yaml');
  const declared = [...compose.matchAll(/^ {2}(\w+): \{ file: \.\/secrets\/\1 \}$/gm)].map(([, name]) => name!);
  const used = [...compose.matchAll(/^ +secrets: \[(.*)\]$/gm)].flatMap(([, names]) => names!.split(', '));
  expect(declared.sort()).toEqual(secrets);
  expect([...new Set(used)].sort()).toEqual(secrets);
});

test.skipIf(!isInstalled('systemd-analyze'))('systemd reads the units without a complaint', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  // The programs that the units start are where the site is installed.
  const asInstalled = (unit: string) => read(`systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath);
  const units = readdirSync(path.join(deploy, 'systemd'));
  for (const unit of units) writeFileSync(path.join(folder, unit.replace('@', '@3000')), asInstalled(unit));
  const files = readdirSync(folder).map((unit) => path.join(folder, unit));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(units.length).toBe(2);
  expect([status, stderr]).toEqual([0, '']);
});
