import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** How many kilobytes of script in brotli a public page may have, including the data in its HTML. */
const limit = 130;

/** The public pages, each with the kilobytes its data takes (`npm run bench -- weight`: inline) and a little more. */
const publicPages = {
  'features/site/web/pages/home': 5,
  'features/site/web/pages/about': 2,
  'features/site/web/pages/advertising': 3,
  'features/site/web/pages/contact': 2,
  'features/events/web/pages/events': 5.5,
  'features/events/web/pages/event': 3,
  'features/resources/web/pages/resources': 3.5,
};

/** What a built file imports at once, not what it imports later by a call. */
const staticImport = /\b(?:from|import)"\.\/([^"]+\.js)"/g;

const client = path.join(root, 'build/client');

/**
 * What is too heavy in the finished build, in words, or undefined. Adds up the files that a page's module imports; the bench
 * measures what it loads later.
 */
export function tooHeavy() {
  const manifestFile = `/assets/${readdirSync(path.join(client, 'assets')).find((name) => /^manifest-.*\.js$/.test(name))}`;
  const { entry, routes } = JSON.parse(readFileSync(path.join(client, manifestFile), 'utf8').replace(/^[^{]*|;\s*$/g, ''));
  const weigh = (id) => {
    const files = new Set([manifestFile]);
    const add = (file) => {
      if (files.has(file)) return;
      files.add(file);
      for (const [, name] of readFileSync(path.join(client, file), 'utf8').matchAll(staticImport)) add(`/assets/${name}`);
    };
    add(entry.module);
    for (let route = routes[id]; route; route = routes[route.parentId]) add(route.module);
    return [...files].reduce((sum, file) => sum + statSync(path.join(client, `${file}.br`)).size, 0);
  };
  const lines = Object.entries(publicPages).flatMap(([id, data]) => {
    if (!routes[id]) return [`${id} is no page`];
    const kilobytes = weigh(id) / 1024 + data;
    return kilobytes > limit ? [`${id}: ${kilobytes.toFixed(1)} KB of script and data, ${limit} KB are allowed`] : [];
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}
