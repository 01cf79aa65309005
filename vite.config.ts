import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/**
 * What every page loads, or nearly every page: two files compress better than forty, and save forty round trips. Parts
 * of these packages that only forms and endless lists need come with those.
 */
const inForms = ['useMutation', 'mutationObserver', 'mutationOptions', 'useQueries', 'queriesObserver'];
const inEndlessLists = ['useInfiniteQuery', 'infiniteQueryObserver', 'infiniteQueryOptions'];
const library = new RegExp(
  String.raw`/node_modules/(react|react-dom|scheduler|@tanstack/(react-query|query-core)|clsx)/` +
    String.raw`(?!.*/(${[...inForms, ...inEndlessLists].join('|')})\.)`,
);
const everywhere = [
  /\/src\/(routes\/root|features\/security\/web\/factors\/proof-host)\.tsx$/,
  // What they load, with everything these import.
  /\/src\/router\/(?!server|guard|leave|search-params)[\w-]+\.tsx?$/,
  /\/src\/features\/site\/web\/shell\/(shell|error-screen)\.tsx$/,
  /\/src\/features\/marketplace\/web\/components\/tier-badge\.tsx$/,
  /\/src\/features\/(community|notifications)\/web\/(count\/)?use-(unanswered|unread)-count\.ts$/,
  /vite\/preload-helper/,
  /\/src\/shared\/(page|api-client|capitalised|count-text|dates|format-count|format-date)\.ts$/,
  /\/src\/ui\/hooks\/use-(document-visible|hydrated|lazy-part|media-query)\.ts$/,
  /\/src\/ui\/hooks\/use-(near-viewport|polled|reduced-motion|save-data)\.ts$/,
  /\/src\/ui\/(badge|button|button-link|container|empty-state|error-state|eyebrow)\.tsx?$/,
  /\/src\/ui\/(icon-button|picture|section|skeleton|spinner)\.tsx?$/,
  /\/src\/ui\/(content-text|lucide-icon|toast)\.tsx?$/,
  // Each of these is smaller than what a file of its own costs.
  /\/lucide-react\/dist\/esm\/icons\/(chevron-(left|right)|message-circle|phone|play)\.mjs$/,
];

/** What most pages load, and the home page does not. */
const plain = /\/src\/(ui\/(alert|card|page-header|stat|hooks\/use-address)|shared\/heads)\.tsx?$/;

/** The fields in which people type and choose. */
const fields = /\/src\/ui\/(control-class|field|field-context|field-error|input|select)\.tsx?$/;

/** What shows ads, on the home page, on the page for advertisers and in the office. */
const ads = [
  /\/src\/features\/marketplace\/(web\/(finder|media-kind|queries|showcase)|rules|contract\/tiers)\.tsx?$/,
  /\/src\/features\/marketplace\/web\/components\/(ad-media|contact-buttons)\.tsx?$/,
  /\/src\/shared\/fold\.ts$/,
];

/** What shows how an action went: with the forms, and on pages that have none. */
const messages = /\/src\/(ui\/(message-banner|hooks\/use-(message|focus-fault))|shared\/error-message)\.tsx?$/;

/** Returns a test whether one of the patterns fits a module. */
const anyOf = (patterns: readonly RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

const lucideIcon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** What every form needs. */
const forms = [
  /\/src\/ui\/forms\/(form|form-guard|unsaved|use-record-form|changes|jitless|field-frame)\.tsx?$/,
  /\/node_modules\/react-hook-form\//,
];
/** What checks a form's values: with the forms in dialogs, and on public pages as soon as a person turns to a form. */
const checks = /\/node_modules\/(@hookform\/resolvers|zod)\//;

/**
 * Leaves out of the browser's build what no page uses of a package; if the package changes, only the bytes come back.
 * Icons are drawn by ui/lucide-icon.tsx.
 */
const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
    handler: () => path.resolve(import.meta.dirname, 'src/ui/lucide-icon.tsx'),
  },
  transform: {
    filter: { id: lucideIcon },
    // lucide-icon.tsx needs no keys and has the size built in; a key is six letters that nothing compresses.
    handler: (code) => code.replace(/, key: "\w+"|size: 24,|^__iconData\.node;$/gm, ''),
  },
};

/** The language that is built: each has a build of its own, with its own texts and no others (decisions/0028). */
const language = process.env.SITE_LANGUAGE ?? 'en';

/** An object in a catalogue, from its name to the end: a plural, a table of names, the parts of a mail. */
const objectText = /^export const (\w+)(?:: [^=]+)? = (\{$[\s\S]*?^\}|\{.*\})(?: as const)?;$/gm;
const objectQuery = '?object=';

/**
 * Takes the texts of the language that is built: every catalogue's texts/index.ts exports ./en, and a build in another
 * language takes that language's file instead. A text is inlined where it is used, an object is not: each object is a
 * module of its own, so that it goes only to pages that use it.
 */
const ownTexts: Plugin = {
  name: 'own-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/en$/ },
    handler: (_, importer) =>
      importer?.endsWith('/texts/index.ts') ? path.join(path.dirname(importer), `${language}.ts`) : undefined,
  },
  load: {
    filter: { id: /\/texts\/(en|ml)\.ts\?object=/ },
    handler: (id) => {
      const [file = '', name] = id.split(objectQuery);
      const found = [...readFileSync(file, 'utf8').matchAll(objectText)].find(([, textName]) => textName === name);
      return `export const ${name} = ${found?.[2]};`;
    },
  },
  transform: {
    filter: { id: /\/texts\/(en|ml)\.ts$/ },
    handler: (code, id) =>
      code.replace(objectText, (_, name: string) => `export { ${name} } from '${id}${objectQuery}${name}';`),
  },
};

/**
 * Adds to a route, on the server, the file of its page, so that the page can name what the browser has to fetch
 * (src/router/routes.ts).
 */
const routeFiles: Plugin = {
  name: 'route-files',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/src\/routes\/(\w+-)?routes\.ts$/ },
    handler: (code) =>
      code.replace(/\(\) => (import\(['"](~|\.)\/([\w/-]+)['"]\))/g, (_, call: string, base: string, name: string) => {
        const file = ['.tsx', '.ts']
          .map((end) => `${base === '~' ? 'src' : 'src/routes'}/${name}${end}`)
          .find((one) => existsSync(path.join(import.meta.dirname, one)));
        return `Object.assign(() => ${call}, { file: '${file}' })`;
      }),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), react(), leanPackages, ownTexts, routeFiles],
  appType: 'custom',
  // Packages of many small files that only pages use: each file that a start reads costs half a millisecond.
  ssr: { noExternal: ['lucide-react', /^@tanstack\//] },
  resolve: { alias: { '~': path.resolve(import.meta.dirname, 'src') } },
  build: {
    // So every file has its own cache entry, and the content security policy need not allow data: for them.
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The list of routes comes with every page: without the names of each screen's parts it is half as long. A
      // browser finds them by the screen's module.
      resolveDependencies: (_, parts, { hostId }) => (/\/(client|[\w]+-routes)-/.test(hostId) ? [] : parts),
    },
    rolldownOptions: {
      // The server's entry is named where that is built (scripts/lib/build.mjs).
      input: 'src/entry/client.tsx',
      // A text stands where it is used, so that no page brings a whole catalogue with it.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'library', test: library },
            { name: 'base', test: anyOf(everywhere) },
            { name: 'plain', test: plain },
            { name: 'fields', test: fields },
            { name: 'ads', test: anyOf(ads) },
            { name: 'messages', test: messages },
            // Many screens need all of it.
            { name: 'forms', test: anyOf(forms) },
            { name: 'checks', test: checks },
          ],
        },
      },
      // These only re-export: importing a name from them must not bring the rest to every page.
      treeshake: {
        moduleSideEffects: [
          { test: /\/src\/(features\/[^/]+\/web\/public|(router|session)\/index)\.ts$/, sideEffects: false },
        ],
      },
    },
  },
}));
