import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { clientFiles } from './platform/http/client-files';
import { StartError } from '~/platform/errors/start-error';
import { startSite } from './start';

/** This file and those of build/ all stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The built server, until it is stopped. */
export async function serve(): Promise<void> {
  const file = path.join(root, 'build/server/index.js');
  if (!existsSync(file)) throw new StartError('The site is not built. Run `npm start`, which builds it.');
  // The pages' code is read while the database opens in its own thread.
  const building = import(pathToFileURL(file).href) as Promise<ServerBuild>;
  const starting = startSite({ root, env: process.env, pages: { build: () => building, assets: (app) => clientFiles(app, root) } });

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

