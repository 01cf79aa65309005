import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { clientFiles } from './platform/http/client-files';
import { StartError } from '~/platform/errors/start-error';
import type { Language } from '~/shared/language';
import { startSite } from './start';

/** This file and those of build/ all stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The pages as the server renders them, in a language. */
const fileOf = (language: Language) => path.join(root, 'build', language === 'en' ? 'server' : `server-${language}`, 'index.js');

/** The built server, until it is stopped. */
export async function serve(): Promise<void> {
  if (!existsSync(fileOf('en'))) throw new StartError('The site is not built. Run `npm start`, which builds it.');
  const builds = new Map<Language, Promise<ServerBuild>>();
  const build = (language: Language) => {
    const begun = builds.get(language) ?? (import(pathToFileURL(fileOf(language)).href) as Promise<ServerBuild>);
    builds.set(language, begun);
    return begun;
  };
  // The pages' code is read while the database opens in its own thread; in another language, when somebody comes for it.
  const building = build('en');
  const starting = startSite({ root, env: process.env, pages: { build, assets: (app) => clientFiles(app, root) } });

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
  await Promise.all([starting, building]);
}

