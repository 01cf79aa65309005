import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** Bytes of script in brotli that a public page may load: 130 KB in all, of which its data in the HTML takes up to 5. */
const limit = 124 * 1024;

const publicPages = [
  ...['home', 'about', 'advertising', 'contact'].map((name) => `features/site/web/pages/${name}`),
  ...['events', 'event'].map((name) => `features/events/web/pages/${name}`),
  'features/resources/web/pages/resources',
];

const client = path.join(root, 'build/client');

/**
 * What is too heavy in the finished build, in words; undefined when nothing is. Adds up the files that a page names itself;
 * what it loads later, and its data, are in `npm run bench -- weight`.
 */
export function tooHeavy() {
  const manifestFile = `/assets/${readdirSync(path.join(client, 'assets')).find((name) => /^manifest-.*\.js$/.test(name))}`;
  const { entry, routes } = JSON.parse(readFileSync(path.join(client, manifestFile), 'utf8').replace(/^[^{]*|;\s*$/g, ''));
  const weigh = (id) => {
    const files = new Set([manifestFile, entry.module, ...entry.imports]);
    for (let route = routes[id]; route; route = routes[route.parentId]) {
      for (const file of [route.module, ...route.imports]) files.add(file);
    }
    return [...files].reduce((sum, file) => sum + statSync(path.join(client, `${file}.br`)).size, 0);
  };
  const lines = publicPages.flatMap((id) => {
    if (!routes[id]) return [`${id} is no page`];
    const bytes = weigh(id);
    return bytes > limit ? [`${id} loads ${kb(bytes)} of script, ${kb(limit)} are allowed`] : [];
  });
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
