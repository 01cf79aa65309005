import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const source = path.join(root, 'src');

/** The programs of src/entry: the server and the command line. */
const programs = ['entry/main.ts', 'entry/sangham.ts'];

/**
 * Packages that stay in node_modules: native code, packages that read files beside themselves, and what only some
 * servers need.
 */
const external = [
  '@aws-sdk/*',
  '@electric-sql/*',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@hyzyla/pdfium',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'pg-cloudflare',
  'pg-native',
  'prom-client',
  'sharp',
  // Fastify requires these where no compilers were passed (platform/http/server.ts), which is nowhere.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
];

/**
 * Bundles what runs on the server into `folder`, which has the pages of each language already (server/, server-ml/):
 * each program and worker in a file, with their packages, and what they share in chunks (docs/decisions/0021). Returns
 * the output of what failed, or undefined.
 */
export async function buildServer(folder) {
  const esbuild = await import('esbuild');
  const workers = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.worker.ts'));
  try {
    await esbuild.build({
      entryPoints: [...programs, ...workers].map((file) => ({
        in: path.join(source, file),
        out: path.basename(file, '.ts'),
      })),
      outdir: folder,
      bundle: true,
      splitting: true,
      chunkNames: 'chunk-[hash]',
      platform: 'node',
      target: 'node20.19',
      format: 'esm',
      alias: { '~': source, '~demo': path.join(root, 'demo') },
      external,
      plugins: [pagesIn(folder), lazyPackages],
      define: { 'process.env.NODE_ENV': '"production"' },
      // CommonJS packages load Node's modules by `require`, which a module does not have.
      banner: {
        js:
          `import { createRequire as $createRequire } from 'node:module'; const require = ` +
          '$createRequire(import.meta.url);',
      },
      // The source stays in memory. Names stay as they are, for stack traces.
      minifyWhitespace: true,
      minifySyntax: true,
      sourcemap: 'linked',
      legalComments: 'none',
      logLevel: 'silent',
      absWorkingDir: root,
    });
  } catch (error) {
    const lines = await esbuild.formatMessages(error.errors ?? [{ text: String(error) }], { kind: 'error' });
    return lines.join('\n');
  }
  return undefined;
}

/** `virtual:pages/en`: the pages as they are rendered in English. */
const pagesIn = (folder) => ({
  name: 'pages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:pages\// }, ({ path: name }) => ({ path: name, namespace: 'pages' }));
    onLoad({ filter: /./, namespace: 'pages' }, ({ path: name }) => ({
      contents:
        `import { pagesWith } from './server.js'; import assets from './assets.json'; export const pages = ` +
        'pagesWith(assets);',
      resolveDir: path.join(folder, name.replace('virtual:pages/', 'server-').replace('-en', '')),
    }));
  },
});

/**
 * A package that code loads by `import()` stays in node_modules: as a chunk, a CommonJS package would have no named
 * exports.
 */
const lazyPackages = {
  name: 'lazy-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.~/]/ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' && !name.startsWith('virtual:') ? { path: name, external: true } : undefined,
    ),
};
