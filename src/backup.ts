import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command';
import { demoDecided } from './demo';
import { fileOwners } from './features';
import { backUp } from './platform/backup/back-up';
import { readConfig } from './platform/config';
import { createLog } from './platform/log';
import { StartError } from '~/platform/errors/start-error';

/** build/backup.js and src/backup.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run backup -- FOLDER`, see docs/OPERATIONS.md. */
async function main() {
  const [, , folder] = process.argv;
  if (!folder) throw new StartError('name the folder to make: npm run backup -- FOLDER');
  const config = readConfig(process.env, root);
  const made = await backUp({ config, log: createLog('warn'), folder, owners: fileOwners, marks: [demoDecided] });
  const rows = Object.values(made.tables).reduce((sum, count) => sum + count, 0);
  console.log(`Saved ${rows} rows and ${made.files} files in ${folder}`);
  if (made.secret) console.log('With the key that opens Aadhaar numbers: keep it where nobody else gets at it.');
  else console.log('SECRET_KEY is not in it: keep that yourself, without it Aadhaar numbers cannot be read.');
}

runCommand(main, 'Cannot back up');
