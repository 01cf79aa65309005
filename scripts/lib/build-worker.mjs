import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const entry = 'src/entry/client.tsx';

/** The pages that open without a line, with all that they load: what a member has on a site without one. */
const pages = [
  'routes/home-page',
  'routes/member-dashboard-page',
  'routes/more-page',
  'features/events/web/pages/events-layout',
  'features/events/web/pages/events',
  'features/events/web/pages/event',
  'features/cards/web/pages/card',
  'features/posts/web/pages/circulars',
  'features/posts/web/pages/circular',
  'features/phone/web/pages/phone',
  'features/phone/web/pages/offline',
].map((name) => `src/${name}.tsx`);
/** Modules that are loaded later, by what these pages do. */
const later = [
  'src/features/phone/web/phone-tools.tsx',
  'src/ui/encode-qr.ts',
  'src/ui/message-dock.tsx',
  'src/routes/member-routes.ts',
];

/**
 * Writes the service worker, client/sw.js, and the list of what it keeps of this release, by language, into the build
 * in `folder`. Returns what failed, or undefined.
 */
export async function buildWorker(folder) {
  const esbuild = await import('esbuild');
  const latin = 'src/ui/fonts/anek-latin.woff2';
  const malayalam = 'src/ui/fonts/anek-malayalam.woff2';
  const lists = {
    en: listOf(path.join(folder, 'server'), { prefix: '', fonts: [latin] }),
    ml: listOf(path.join(folder, 'server-ml'), { prefix: '/ml', fonts: [latin, malayalam] }),
  };
  const text = JSON.stringify({ en: lists.en.files, ml: lists.ml.files });
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const list = `/assets/release-${id}.json`;
  writeFileSync(path.join(folder, 'client', list), text);
  const release = { id, list, entries: { en: lists.en.entry, ml: lists.ml.entry } };
  try {
    for (const [name, out] of [
      ['worker', 'sw.js'],
      ['off', 'sw-off.js'],
    ]) {
      await esbuild.build({
        entryPoints: [path.join(root, `src/entry/worker/${name}.ts`)],
        outfile: path.join(folder, 'client', out),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2020',
        define: { RELEASE: JSON.stringify(release) },
        logLevel: 'silent',
      });
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const size = readFileSync(path.join(folder, 'client/sw.js')).length;
  return size > 6 * 1024 ? `sw.js has ${size} bytes, 6 KB are allowed` : undefined;
}

/** Returns the files of a language's release, with /offline, from Vite's manifest, which is not needed any more. */
function listOf(folder, { prefix, fonts }) {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const add = (name, seen) => {
    const part = manifest[name];
    if (!part) throw new Error(`No such file in the build: ${name}`);
    if (seen.has(part.file)) return seen;
    seen.add(part.file);
    for (const imported of part.imports ?? []) add(imported, seen);
    return seen;
  };
  const files = new Set();
  for (const name of [entry, ...pages, ...later, ...fonts]) add(name, files);
  files.add(Object.entries(manifest).find(([name]) => name.endsWith('src/routes/root.css'))[1].file);
  return {
    entry: `/${manifest[entry].file}`,
    files: [...[...files].map((name) => `/${name}`), `${prefix}/offline`],
  };
}
