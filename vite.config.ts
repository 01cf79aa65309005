import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import path from 'node:path';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': path.resolve(import.meta.dirname, 'src') } },
  build: {
    // Every file is its own request with its own cache entry, and the content security policy needs no data: for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
