import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * How many kilobytes of script in brotli a public page may have, including the data in its HTML. In Malayalam a letter
 * takes three bytes, and its home page may have two more. The names of files, which change with their content, make 0.1
 * KB of difference between builds of the same code.
 */
const limits = { en: 100, ml: 100.5 };
const homeLimits = { en: 97.2, ml: 98.2 };

/** Where the pages of each language are built. */
const builds = { en: 'build/server', ml: 'build/server-ml' };

/** The public pages, each with the kilobytes its data takes (`npm run bench -- weight`: inline). */
const publicPages = {
  'routes/home-page': 3.3,
  'features/site/web/pages/about': 2.8,
  'features/site/web/pages/advertising': 1.9,
  'features/site/web/pages/contact': 1.2,
  'features/site/web/pages/terms': 3,
  'features/events/web/pages/events': 3.9,
  'routes/event-page': 1.7,
  'features/resources/web/pages/resources': 2.2,
  'features/posts/web/pages/news': 2,
  'features/posts/web/pages/one-news': 2,
  'features/outreach/web/pages/answers': 2,
  'features/outreach/web/pages/one-answer': 2,
  'features/privacy/web/pages/notice': 1,
  'features/sign-in/web/pages/login': 1,
  'features/applications/web/pages/register': 1,
  'features/applications/web/pages/join': 1,
  'features/sign-in/web/pages/forgot-password': 1,
  'features/sign-in/web/pages/reset-password': 1,
};

const client = path.join(root, 'build/client');

/**
 * Returns what is too heavy in the finished build, in words, or undefined. Adds up the files that a page's module
 * imports; the bench measures what it loads later.
 */
export function tooHeavy() {
  const lines = Object.keys(builds).flatMap(tooHeavyIn);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** Returns the pages that are too heavy in one language. */
function tooHeavyIn(language) {
  const { entry, imports, files } = JSON.parse(readFileSync(path.join(root, builds[language], 'assets.json'), 'utf8'));
  const weigh = (page) =>
    [...new Set([entry, ...imports, ...page])].reduce(
      (sum, file) => sum + statSync(path.join(client, `${file}.br`)).size,
      0,
    );
  return Object.entries(publicPages).flatMap(([page, data]) => {
    const pageFiles = files[`src/${page}.tsx`];
    if (!pageFiles) return [`${page} is no page`];
    const kilobytes = weigh(pageFiles) / 1024 + data;
    const allowed = page === 'routes/home-page' ? homeLimits[language] : limits[language];
    return kilobytes > allowed
      ? [`${page} (${language}): ${kilobytes.toFixed(1)} KB of script and data, ${allowed} KB are allowed`]
      : [];
  });
}
