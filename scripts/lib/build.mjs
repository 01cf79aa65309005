import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildServer } from './build-server.mjs';
import { buildWorker } from './build-worker.mjs';
import { contentFingerprint, quickFingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run, runTool, tools } from './run.mjs';

const buildFolder = path.join(root, 'build');
const stampFile = path.join(buildFolder, 'stamp.json');
// Beside build/ on the same disk, so that the finished build replaces it by a rename.
const nextName = '.build/next';
const nextFolder = path.join(root, nextName);

/**
 * Builds, in a process of its own, when build/ was not made from the present files. Returns the output of what failed,
 * or undefined.
 */
export async function buildIfStale() {
  if (isFresh()) return undefined;
  return withLock(async () => {
    if (isFresh()) return undefined;
    console.log('Building …');
    const { code, output } = await run(process.execPath, [path.join(root, 'scripts/lib/build-apart.mjs')]);
    return code === 0 ? undefined : output;
  });
}

/** Calls buildIfStale for a command that needs the build: ends the process with the tools' output when it fails. */
export async function ensureBuilt() {
  const failure = await buildIfStale();
  if (failure === undefined) return;
  console.error(`${failure}\nThe build failed, see above.`);
  process.exit(1);
}

/** Builds in any case. Returns the output of what failed, or undefined. */
export const buildNow = () => withLock(build);

/** Builds in this process; the caller holds the lock. Returns the output of what failed, or undefined. */
export async function build() {
  const stamp = { quick: quickFingerprint(), content: contentFingerprint() };
  rmSync(nextFolder, { recursive: true, force: true });
  const otherName = `${nextName}-ml`;
  const failures = await Promise.all([buildSite('en', nextName), buildSite('ml', otherName)]);
  // After the site's build, which empties the folder when it begins.
  const failure =
    failures.find((one) => one !== undefined) ??
    addLanguage('ml', path.join(root, otherName)) ??
    (await buildWorker(nextFolder)) ??
    (await buildServer(nextFolder));
  if (failure !== undefined) return failure;
  compressFiles(path.join(nextFolder, 'client'));
  writeFileSync(path.join(nextFolder, 'stamp.json'), JSON.stringify(stamp));
  const old = `${nextFolder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(buildFolder)) renameSync(buildFolder, old);
  renameSync(nextFolder, buildFolder);
  rmSync(old, { recursive: true, force: true });
  return undefined;
}

/** Builds the browser's files and the pages as the server renders them, in a language: client/ and server/. */
async function buildSite(language, folder) {
  const options = { env: { NODE_ENV: 'production', SITE_LANGUAGE: language } };
  const built = await Promise.all([
    runTool(
      tools.vite,
      ['build', '--logLevel', 'warn', '--outDir', `${folder}/client`, '--manifest', manifestName],
      options,
    ),
    runTool(
      tools.vite,
      ['build', '--logLevel', 'warn', '--outDir', `${folder}/server`, '--ssr', 'src/entry/server.tsx'],
      options,
    ),
  ]);
  const failed = built.find(({ code }) => code !== 0);
  if (failed) return failed.output;
  const manifestFile = path.join(root, folder, 'client', manifestName);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const write = (name, value) => writeFileSync(path.join(root, folder, 'server', name), JSON.stringify(value));
  write('assets.json', assetsOf(manifest));
  write(cachedName, cachedOf(manifest));
  rmSync(manifestFile);
  return undefined;
}

const manifestName = 'manifest.json';
const cachedName = 'cached.json';
const entry = 'src/entry/client.tsx';

/** Writes Vite's manifest as `Assets` of src/router/pages.ts: the entry, and what the lists of routes name. */
function assetsOf(manifest) {
  const files = (name, seen = new Set()) => {
    const { file, imports = [] } = manifest[name];
    seen.add(`/${file}`);
    for (const part of imports) if (!seen.has(`/${manifest[part].file}`)) files(part, seen);
    return seen;
  };
  const [first, ...imports] = files(entry);
  const later = Object.keys(manifest).filter((name) =>
    /^src\/(features\/[\w-]+\/web\/pages|routes)\/[\w-]+\.tsx?$/.test(name),
  );
  return { entry: first, imports, files: Object.fromEntries(later.map((name) => [name, [...files(name)]])) };
}

/**
 * Returns what the service worker caches of a language (decisions/0077): the entry, and every file that pages
 * outside of the office load, at once or later.
 */
function cachedOf(manifest) {
  const office = /office|\/routes\/person-|\/help/;
  const files = new Set();
  const add = (name) => {
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name];
    if (files.has(`/${file}`)) return;
    for (const one of [file, ...css, ...assets]) files.add(`/${one}`);
    for (const part of imports) add(part);
    if (!office.test(name)) for (const part of dynamicImports) if (!office.test(part)) add(part);
  };
  add(entry);
  return { entry: `/${manifest[entry].file}`, files: [...files] };
}

/**
 * Moves another language's pages beside the first: server-ml/, and what its browsers load among the other assets. Files
 * without texts are the same in both, and have the same names.
 */
function addLanguage(language, folder) {
  renameSync(path.join(folder, 'server'), path.join(nextFolder, `server-${language}`));
  cpSync(path.join(folder, 'client/assets'), path.join(nextFolder, 'client/assets'), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
}

/** Writes the smallest brotli and gzip form beside every text file, so that serving it costs no work. */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function isFresh() {
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return false;
  }
  const quick = quickFingerprint();
  if (stamp.quick === quick) return true;
  if (stamp.content !== contentFingerprint()) return false;
  // Same contents, new times (a checkout, a copy): they are recorded, so that the next check is quick again.
  writeFileSync(stampFile, JSON.stringify({ ...stamp, quick }));
  return true;
}
