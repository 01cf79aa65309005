import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The most bytes that the service worker may have. */
const MOST = 6 * 1024;

/**
 * Bundles the service worker into worker/ of `folder`, and writes the list of what it caches among the assets: of each
 * language the entry and the files (docs/decisions/0077-offline.md). The list's name has its hash, and the worker has
 * its name: so each release has a worker of its own. Returns what failed, or undefined.
 */
export async function buildWorker(folder) {
  const esbuild = await import('esbuild');
  const list = (server) => JSON.parse(readFileSync(path.join(folder, server, 'cached.json'), 'utf8'));
  const text = JSON.stringify({ en: list('server'), ml: list('server-ml') });
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/release-${hash}.json`;
  writeFileSync(path.join(folder, 'client', address), text);
  const worker = path.join(folder, 'worker');
  mkdirSync(worker);
  const bundle = async (name) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [path.join(root, 'src/entry/worker', `${name}.ts`)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      alias: { '~': path.join(root, 'src') },
      define: { RELEASE_LIST: JSON.stringify(address) },
      logLevel: 'silent',
      absWorkingDir: root,
    });
    writeFileSync(path.join(worker, `${name}.js`), outputFiles[0].contents);
    return outputFiles[0].contents.length;
  };
  try {
    const [bytes] = await Promise.all([bundle('sw'), bundle('sw-off')]);
    return bytes > MOST ? `The service worker has ${bytes} bytes, ${MOST} are allowed.` : undefined;
  } catch (error) {
    const lines = await esbuild.formatMessages(error.errors ?? [{ text: String(error) }], { kind: 'error' });
    return lines.join('\n');
  }
}
