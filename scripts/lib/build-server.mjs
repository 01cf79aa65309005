import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const source = path.join(root, 'src');

/** The server, and the commands beside it. */
const programs = ['main', 'backup', 'migrate', 'restore', 'sangham', 'first-start.worker'];

/** Packages that are not bundled: native code, and what only some servers need. What a call imports (`import()`) isn't either. */
const packages = ['@node-rs/argon2', '@aws-sdk/*', 'prom-client', 'pg-native', 'pg-cloudflare'];
/** Fastify asks for these where no compilers were given (platform/http/server.ts), which is nowhere. */
const unused = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];

/**
 * Bundles what runs on the server into `folder`, which has the pages of each language already (server/, server-ml/): all programs in
 * program.cjs, with their packages (docs/decisions/0021), and each worker in a file. Returns the output of what failed, or undefined.
 */
export async function buildServer(folder) {
  const esbuild = await import('esbuild');
  const shared = {
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    alias: { '~': source },
    sourcemap: 'linked',
    legalComments: 'none',
    logLevel: 'silent',
    absWorkingDir: root,
  };
  const workers = readdirSync(source, { recursive: true }).filter(
    (file) => file.endsWith('.worker.ts') && !programs.includes(path.basename(file, '.ts')),
  );
  const entry = [
    ...programs.map((name) => `module.exports[${quoted(name)}] = () => import('./${name}');`),
    `module.exports.warm = () => import('./serve').then(({ loadSite }) => loadSite());`,
  ];
  try {
    await Promise.all([
      esbuild.build({
        ...shared,
        stdin: { contents: entry.join('\n'), resolveDir: source },
        outdir: undefined,
        outfile: path.join(folder, 'program.cjs'),
        format: 'cjs',
        external: [...packages, ...unused],
        // As a function, whole: to put something around a text of ten megabytes, V8 copies it.
        banner: {
          js: `(function (exports, require, module, __filename, __dirname, $later) { const moduleUrl = require('node:url').pathToFileURL(__filename).href;`,
        },
        footer: { js: '})' },
        // The text stays in memory. Names stay as they are, for stack traces.
        minifyWhitespace: true,
        minifySyntax: true,
        define: { 'import.meta.url': 'moduleUrl', 'process.env.NODE_ENV': '"production"' },
        plugins: [pagesIn(folder), laterPackages, ownFolders],
      }),
      esbuild.build({
        ...shared,
        entryPoints: [...workers, 'program.ts'].map((file) => ({
          in: path.join(source, file),
          out: path.basename(file, '.ts'),
        })),
        format: 'esm',
        packages: 'external',
      }),
    ]);
  } catch (error) {
    const lines = await esbuild.formatMessages(error.errors ?? [{ text: String(error) }], { kind: 'error' });
    return lines.join('\n');
  }
  const file = path.join(folder, 'program.cjs');
  // As long as before, so that the source map still fits.
  writeFileSync(file, readFileSync(file, 'latin1').replace(/\bimport(?=\("[\w@/.-]+"\))/g, '$later'), 'latin1');
  for (const name of programs)
    writeFileSync(
      path.join(folder, `${name}.js`),
      `import { run } from './program.js';\n\nawait run(${quoted(name)});\n`,
    );
  const { code, output } = await run(process.execPath, [path.join(root, 'scripts/lib/compile-program.mjs'), folder]);
  return code === 0 ? undefined : output;
}

const quoted = (text) => JSON.stringify(text);

/** `virtual:pages/en`: the pages as they are rendered in English. */
const pagesIn = (folder) => ({
  name: 'pages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:pages\// }, ({ path: name }) => ({ path: name, namespace: 'pages' }));
    onLoad({ filter: /./, namespace: 'pages' }, ({ path: name }) => ({
      contents: `import { pagesWith } from './entry.server.js'; import assets from './assets.json'; export const pages = pagesWith(assets);`,
      resolveDir: path.join(folder, name.replace('virtual:pages/', 'server-').replace('-en', '')),
    }));
  },
});

/** A package that a call imports is loaded when that call comes, if it ever does: `$later` of src/program.ts does it. */
const laterPackages = {
  name: 'later-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.~/]/ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' && !name.startsWith('virtual:') ? { path: name, external: true } : undefined,
    ),
};

/** A package that reads files beside itself finds them. */
const ownFolders = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/node_modules\/@fastify\/swagger(-ui)?\/.*\.js$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(
        '__dirname',
        `require('node:path').join(__dirname, ${quoted(path.relative(path.join(root, 'build'), path.dirname(file)))})`,
      ),
    })),
};
