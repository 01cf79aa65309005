import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '~/platform/config';
import { StartError } from '~/platform/errors/start-error';
import { forkBeside } from '~/platform/processes';

/** What the process says to the one that started it when it failed for a reason that a person can mend. */
export interface FirstStartProblem {
  problem: string;
}

/** Whether the embedded database is still to be made. */
export const isFirstStart = ({ databaseUrl, dataDir }: Config): boolean =>
  !databaseUrl && !existsSync(path.join(dataDir, 'database'));

/**
 * Makes the embedded database, with its tables, the first superuser and the demo data, in a process of its own: what that
 * takes of memory, hundreds of megabytes, goes with it (docs/decisions/0021). Resolves when the folder is free to be opened.
 */
export async function startApart(): Promise<void> {
  const child = forkBeside(import.meta.url, 'first-start.worker', { env: process.env });
  let problem: string | undefined;
  child.on('message', (message: FirstStartProblem) => (problem = message.problem));
  const [code] = (await once(child, 'close')) as [number | null];
  if (problem !== undefined) throw new StartError(problem);
  if (code !== 0) throw new StartError('The database could not be made, see above.');
}
