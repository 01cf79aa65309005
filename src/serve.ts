import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginSite } from './begin';
import type { Pages } from '~/router/pages';
import type { Language } from '~/shared/language';

/** build/program.cjs, of which this file is a part, stands one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The pages as the server renders them, in each language: loaded once, when they are first asked for. */
const made: Partial<Record<Language, Promise<Pages>>> = {};

const pagesIn = (language: Language) => (made[language] ??= make[language]());

const make: Record<Language, () => Promise<Pages>> = {
  en: () => import('virtual:pages/en').then(({ pages }) => pages),
  ml: () => import('virtual:pages/ml').then(({ pages }) => pages),
};

/** The built server, until it is stopped. */
export async function serve(): Promise<void> {
  const starting = start();

  // Before the address is printed: who reads it may send a signal at once.
  let stopping = false;
  const stop = () => {
    // A second Ctrl-C means it.
    if (stopping) process.exit(130);
    stopping = true;
    void starting.then((site) => site.stop()).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await starting;
}

/** What a start needs beside the database. */
export const loadSite = () => Promise.all([import('./start'), import('./platform/http/client-files'), pagesIn('en')]);

async function start() {
  const begun = await beginSite({ root, env: process.env });
  // While the database opens in its own thread.
  const [{ startSite }, { clientFiles }] = await loadSite();
  return startSite({ begun, pages: { pagesIn, assets: (app) => clientFiles(app, root) } });
}
