import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** What every page loads, or nearly every: two files compress better than forty, and are forty round trips fewer. */
const library = /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|clsx)\//;
const everywhere = [
  // What root.tsx loads, with all that these import. Not root.tsx itself: the styles stay its own, in one file.
  /\/src\/features\/site\/web\/shell\/(shell|error-screen)\.tsx$/,
  /\/src\/features\/(community|notifications)\/web\/(count\/)?use-(unanswered|unread)-count\.ts$/,
  /vite\/preload-helper/,
  /\/src\/shared\/(page|api-client)\.ts$/,
  /\/src\/ui\/hooks\/use-(document-visible|hydrated|media-query|near-viewport|polled|reduced-motion|save-data)\.ts$/,
  /\/src\/ui\/(alert|badge|button|button-link|card|container|control-class|empty-state|error-state|eyebrow|field)\.tsx?$/,
  /\/src\/ui\/(field-context|field-error|icon-button|input|page-header|picture|section|select|skeleton|spinner|stat)\.tsx?$/,
  /\/src\/ui\/(lucide-icon\.tsx|toast\.ts)$/,
];

/**
 * The browser's build without what no page uses of two packages; should they change, only the bytes come back.
 * Icons are drawn by ui/lucide-icon.tsx. React Router's package always leads to its development build: its warnings are
 * switched off as in its production build. NavLink and Form are used nowhere; without the names hung on them the build
 * sees it, and leaves them and theirs out.
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
    filter: { id: /\/react-router\/dist\/development\/chunk-/ },
    handler: (code) =>
      code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replace(/^(NavLink|Form)\.displayName = .*$/gm, '')
        .replace(/^(var (?:NavLink|Form) = )(?=React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ '),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leanPackages],
  resolve: { alias: { '~': path.resolve(import.meta.dirname, 'src') } },
  build: {
    // Every file is its own request with its own cache entry, and the content security policy needs no data: for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'library', test: library },
            { name: 'base', test: (id) => everywhere.some((pattern) => pattern.test(id)) },
          ],
        },
      },
      // A feature's door only passes on: taking one thing from it must not bring the rest to every page.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/web\/public\.ts$/, sideEffects: false }] },
    },
  },
});
