import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config';

/** A file in DATA_DIR: whether this site has demo data was decided once. */
export const demoDecided = 'demo-data.decided';

/** Returns whether the site is to have demo data: what DEMO_DATA says, else whether its embedded database is new. */
export const wantsDemo = ({ demoData, databaseUrl, dataDir }: Pick<Config, 'demoData' | 'databaseUrl' | 'dataDir'>) =>
  demoData ?? (databaseUrl === undefined && !existsSync(path.join(dataDir, demoDecided)));
