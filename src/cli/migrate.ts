import { existsSync } from 'node:fs';
import path from 'node:path';
import { appendOnlyTables } from '~/app/features';
import { readDatabaseSettings } from '~/platform/config';
import { connectDatabase } from '~/platform/database';
import { grantUse } from '~/platform/database/grants';
import { migrate as migrateTables } from '~/platform/database/migrate';
import { createLog } from '~/platform/log';
import { StartError } from '~/platform/errors/start-error';
import { projectRoot } from '~/platform/project-root';
import type { StandaloneCommand } from './command';

/** Runs `npm run migrate`, see docs/OPERATIONS.md. */
export const migrate: StandaloneCommand = {
  name: 'migrate',
  takes: '',
  does: 'Brings the tables up to this version, and lets APP_ROLE use them',
  failure: 'Cannot migrate',
  async run() {
    const { appRole, ...config } = readDatabaseSettings(process.env, projectRoot);
    if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
      throw new StartError(
        `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
      );
    }
    if (!config.databaseUrl && appRole) {
      throw new StartError('APP_ROLE is for a PostgreSQL: the embedded database has no roles. Set DATABASE_URL too.');
    }
    const database = await connectDatabase({ config, log: createLog('warn') });
    try {
      const applied = await migrateTables(database.pool, projectRoot);
      if (appRole) await grantUse(database.pool, appRole, appendOnlyTables);
      const done = applied.length === 0 ? 'The tables are up to date.' : `Applied ${applied.join(', ')}.`;
      const granted = appRole ? [`${appRole} may use them, and only add to ${appendOnlyTables.join(', ')}.`] : [];
      return { lines: [done, ...granted] };
    } finally {
      await database.close();
    }
  },
};
