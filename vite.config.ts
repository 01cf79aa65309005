import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import path from 'node:path';
import { defineConfig } from 'vite';

/** What every page loads. Two files compress better than forty small ones, and are forty round trips fewer. */
const library = /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core)|clsx)\//;
const everywhere = [
  /\/src\/shared\/(page|api-client)\.ts$/,
  /\/src\/ui\/hooks\//,
  /\/src\/ui\/(alert|badge|button|button-link|card|container|control-class|empty-state|error-state|eyebrow|field)\.tsx?$/,
  /\/src\/ui\/(field-context|field-error|icon-button|input|page-header|picture|section|select|skeleton|spinner|stat)\.tsx?$/,
  /\/src\/ui\/toast\.ts$/,
  /\/lucide-react\/dist\/esm\/\w+\.m?js$/,
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
