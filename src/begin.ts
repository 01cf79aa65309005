import { isFirstStart, startApart } from './first-start';
import { refuseUnfinished } from '~/platform/backup/unfinished';
import { readConfig } from '~/platform/config';
import { openDatabase } from '~/platform/database';
import { createLog } from '~/platform/log';

export type Begun = Awaited<ReturnType<typeof beginSite>>;

/**
 * What a start does first: it reads the settings and has the database opened, in its own thread when it is embedded. Nothing
 * of the features is needed for that, so that their code can be loaded meanwhile (docs/decisions/0021). `database` is to be
 * waited for; it may be rejected with a StartError.
 */
export async function beginSite({ root, env }: { root: string; env: NodeJS.ProcessEnv }) {
  const started = new Date();
  const config = readConfig(env, root);
  const log = createLog(config.logLevel);
  refuseUnfinished(config);
  if (isFirstStart(config)) await startApart();
  const database = openDatabase({ config, log });
  // Whoever waits for it is told, later than it may fail.
  database.catch(() => undefined);
  return { started, config, log, database };
}
