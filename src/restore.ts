import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command';
import { demoDecided } from './demo';
import { restore } from './platform/backup/restore';
import { createLog } from './platform/log';
import { StartError } from '~/platform/errors/start-error';

/** build/restore.js and src/restore.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run restore -- FOLDER`, see docs/OPERATIONS.md. */
async function main() {
  const [, , folder] = process.argv;
  if (!folder) throw new StartError('name the folder of the backup: npm run restore -- FOLDER');
  const { made, files, tables } = await restore({ root, env: process.env, log: createLog('warn'), folder, marks: [demoDecided] });
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${rows} rows and ${files} files as of ${made}. Start the server with the same settings.`);
}

runCommand(main, 'Cannot restore');
