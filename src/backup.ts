import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { runCommand } from './command';
import { demoDecided } from './demo';
import { fileOwners, listErasures } from './features';
import { backUp, type backupOrder } from './platform/backup/back-up';
import { recordBackup } from './platform/backup/last-backup';
import { manifestSchema, type Manifest } from './platform/backup/manifest';
import { folderTarget } from './platform/backup/places';
import { findBackup } from './platform/backup/store';
import { verifyBackup } from './platform/backup/verify';
import { readBackupUrl, readConfig } from './platform/config';
import { askServer } from './platform/control/control';
import { connectDatabase } from './platform/database';
import { openFiles } from './platform/files';
import { createLog } from './platform/log';
import { StartError } from '~/platform/errors/start-error';

/** build/backup.js and src/backup.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run backup -- FOLDER`, `npm run backup -- --verify FOLDER`, see docs/OPERATIONS.md. */
async function main() {
  const { values, positionals } = parseArgs({ options: { verify: { type: 'boolean' } }, allowPositionals: true });
  const [given] = positionals;
  if (!given) throw new StartError('name the folder: npm run backup -- FOLDER, or npm run backup -- --verify FOLDER');
  const folder = path.resolve(given);
  if (values.verify) return verify(folder);
  const made = await make(folder);
  console.log(`Saved ${inWords(made)} in ${folder}`);
  tellMissing(made);
  if (made.encrypted) console.log('Encrypted: only who has the key of BACKUP_RECIPIENT can read it.');
  if (made.secret) console.log('With the key that opens Aadhaar numbers: keep it where nobody else gets at it.');
  else console.log('SECRET_KEY is not in it: keep that yourself, without it Aadhaar numbers cannot be read.');
}

async function make(folder: string): Promise<Manifest> {
  const config = readConfig(process.env, root);
  const log = createLog('warn');
  const recipient = config.backupRecipient;
  if (!config.databaseUrl) {
    const answer = await askServer(config.dataDir, 'backup', { folder, recipient } satisfies z.input<
      typeof backupOrder
    >);
    if (answer) return manifestSchema.parse(answer.done);
  }
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  const database = await connectDatabase({ config, log });
  try {
    const files = await openFiles({ config, log });
    try {
      const target = await folderTarget(folder);
      const made = await backUp({
        config,
        database,
        files,
        owners: fileOwners,
        erasures: listErasures,
        marks: [demoDecided],
        target,
        recipient,
      });
      // A database of an earlier version has no place for it.
      await recordBackup(database.db, made).catch(() => undefined);
      return made;
    } finally {
      await files.close();
    }
  } finally {
    await database.close();
  }
}

async function verify(folder: string) {
  const { source, close } = await findBackup(folder, readBackupUrl(process.env, root));
  const { manifest, sums } = await verifyBackup(source).finally(close);
  const how = sums
    ? 'whole: every row and file is as it was saved'
    : 'of an earlier version, without checksums: the numbers are right';
  console.log(`${folder} of ${manifest.made} is ${how} (${inWords(manifest)}).`);
  tellMissing(manifest);
}

function inWords({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows and ${files} files`;
}

function tellMissing({ missing }: Manifest) {
  if (missing.length > 0) console.log(`Not in it, because the site itself lacks them: ${missing.join(', ')}`);
}

runCommand(main, 'Cannot back up');
