import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { demoDecided } from './demo';
import { mailJobs } from './features';
import { erasuresFile, readErasures } from './platform/backup/erasures';
import { restore } from './platform/backup/restore';
import { erasuresBeside, findBackup } from './platform/backup/store';
import { readBackupUrl } from './platform/config';
import { createLog } from './platform/log';
import { StartError } from '~/platform/errors/start-error';

/** build/restore.js and src/restore.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run restore -- FOLDER`, see docs/OPERATIONS.md. */
async function main() {
  const { values, positionals } = parseArgs({
    options: {
      unchecked: { type: 'boolean' },
      'send-mails': { type: 'boolean' },
      identity: { type: 'string' },
      erasures: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder) throw new StartError('name the folder of the backup: npm run restore -- FOLDER');
  const identity = values.identity === undefined ? undefined : readFileSync(values.identity, 'utf8');
  const url = readBackupUrl(process.env, root);
  const { source, close } = await findBackup(path.resolve(folder), url);
  if (values.erasures !== undefined && !existsSync(values.erasures))
    throw new StartError(`There is no ${values.erasures}. It is the ${erasuresFile} of the site's data folder.`);
  const beside = await erasuresBeside(path.resolve(folder), url).catch(() => {
    console.log('The backups at BACKUP_URL cannot be reached: whom only they know to be erased is not erased again.');
    return [];
  });
  const erasures = [...beside, ...(values.erasures === undefined ? [] : readErasures(values.erasures))];
  const options = {
    root,
    env: process.env,
    log: createLog('warn'),
    source,
    identity,
    marks: [demoDecided],
    mailJobs,
    erasures,
  };
  const { unchecked = false, 'send-mails': sendMails = false } = values;
  const { made, files, tables, missing, held } = await restore({ ...options, unchecked, sendMails }).finally(close);
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${rows} rows and ${files} files as of ${made}. Start the server with the same settings.`);
  if (held > 0)
    console.log(
      `${held} mails that were waiting then are held, and never sent. To send them, restore with --send-mails.`,
    );
  if (missing.length > 0) console.log(`Without what was missing when it was saved: ${missing.join(', ')}`);
}

runCommand(main, 'Cannot restore');
