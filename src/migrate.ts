import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { appendOnlyTables } from './features';
import { readDatabaseSettings } from './platform/config';
import { connectDatabase } from './platform/database';
import { grantUse } from './platform/database/grants';
import { migrate } from './platform/database/migrate';
import { createLog } from './platform/log';
import { StartError } from '~/platform/errors/start-error';

/** build/migrate.js and src/migrate.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run migrate`: brings the tables up to this version, and lets APP_ROLE use them. See docs/OPERATIONS.md. */
async function main() {
  parseArgs({ options: {} }); // refuses whatever is given
  const { appRole, ...config } = readDatabaseSettings(process.env, root);
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  if (!config.databaseUrl && appRole)
    throw new StartError('APP_ROLE is for a PostgreSQL: the embedded database has no roles. Set DATABASE_URL too.');
  const database = await connectDatabase({ config, log: createLog('warn') });
  try {
    const applied = await migrate(database.pool, root);
    if (appRole) await grantUse(database.pool, appRole, appendOnlyTables);
    console.log(applied.length === 0 ? 'The tables are up to date.' : `Applied ${applied.join(', ')}.`);
    if (appRole) console.log(`${appRole} may use them, and only add to ${appendOnlyTables.join(', ')}.`);
  } finally {
    await database.close();
  }
}

runCommand(main, 'Cannot migrate');
