import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * How many kilobytes of script in brotli a public page may have, including the data in its HTML. In Malayalam a letter takes three
 * bytes, and its pages a little more.
 */
const limits = { en: 125, ml: 126 };

/** Where the pages of each language are built. */
const builds = { en: 'build/server', ml: 'build/server-ml' };

/** The public pages, each with the kilobytes its data takes (`npm run bench -- weight`: inline). */
const publicPages = {
  'home-page': 3.5,
  'features/site/web/pages/about': 2.1,
  'features/site/web/pages/advertising': 2.4,
  'features/site/web/pages/contact': 2,
  'features/events/web/pages/events': 4.2,
  'features/events/web/pages/event': 2,
  'features/resources/web/pages/resources': 2.5,
  'features/posts/web/pages/news': 2,
  'features/posts/web/pages/one-news': 2,
  'features/community/web/pages/answers': 2,
  'features/community/web/pages/one-answer': 2,
  'features/privacy/web/pages/notice': 2,
};

/** What a built file imports at once, not what it imports later by a call. */
const staticImport = /\b(?:from|import)"\.\/([^"]+\.js)"/g;

const client = path.join(root, 'build/client');

/**
 * What is too heavy in the finished build, in words, or undefined. Adds up the files that a page's module imports; the bench
 * measures what it loads later.
 */
export function tooHeavy() {
  const lines = Object.keys(builds).flatMap(tooHeavyIn);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** The server's build; where something that comes later needs a part of it, Vite puts it beside its index. */
function serverBuild(folder) {
  const beside = readdirSync(path.join(folder, 'assets')).filter((name) => /^server-build-.*\.js$/.test(name));
  return ['index.js', ...beside.map((name) => path.join('assets', name))].map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** The pages that are too heavy in one language; its build names its list of routes. */
function tooHeavyIn(language) {
  const [manifestFile] = /\/assets\/manifest-\w+\.js/.exec(serverBuild(path.join(root, builds[language])));
  const limit = limits[language];
  const { entry, routes } = JSON.parse(readFileSync(path.join(client, manifestFile), 'utf8').replace(/^[^{]*|;\s*$/g, ''));
  const weigh = (id) => {
    const files = new Set([manifestFile]);
    const add = (file) => {
      if (files.has(file)) return;
      files.add(file);
      for (const [, part] of readFileSync(path.join(client, file), 'utf8').matchAll(staticImport)) add(`/assets/${part}`);
    };
    add(entry.module);
    for (let route = routes[id]; route; route = routes[route.parentId]) add(route.module);
    return [...files].reduce((sum, file) => sum + statSync(path.join(client, `${file}.br`)).size, 0);
  };
  return Object.entries(publicPages).flatMap(([id, data]) => {
    if (!routes[id]) return [`${id} is no page`];
    const kilobytes = weigh(id) / 1024 + data;
    return kilobytes > limit ? [`${id} (${language}): ${kilobytes.toFixed(1)} KB of script and data, ${limit} KB are allowed`] : [];
  });
}
