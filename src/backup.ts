import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { demoDecided } from './demo';
import { fileOwners } from './features';
import { backUp } from './platform/backup/back-up';
import type { Manifest } from './platform/backup/manifest';
import { folderSource, folderTarget } from './platform/backup/places';
import { verifyBackup } from './platform/backup/verify';
import { readConfig } from './platform/config';
import { connectDatabase } from './platform/database';
import { openFiles } from './platform/files';
import { createLog } from './platform/log';
import { StartError } from '~/platform/errors/start-error';

/** build/backup.js and src/backup.ts both stand one folder below the root. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** `npm run backup -- FOLDER`, `npm run backup -- --verify FOLDER`, see docs/OPERATIONS.md. */
async function main() {
  const { values, positionals } = parseArgs({ options: { verify: { type: 'boolean' } }, allowPositionals: true });
  const [folder] = positionals;
  if (!folder) throw new StartError('name the folder: npm run backup -- FOLDER, or npm run backup -- --verify FOLDER');
  if (values.verify) return verify(folder);
  const made = await make(folder);
  console.log(`Saved ${inWords(made)} in ${folder}`);
  tellMissing(made);
  if (made.secret) console.log('With the key that opens Aadhaar numbers: keep it where nobody else gets at it.');
  else console.log('SECRET_KEY is not in it: keep that yourself, without it Aadhaar numbers cannot be read.');
}

async function make(folder: string): Promise<Manifest> {
  const config = readConfig(process.env, root);
  const log = createLog('warn');
  if (!config.databaseUrl && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new StartError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  }
  const database = await connectDatabase({ config, log });
  try {
    const files = await openFiles({ config, log });
    try {
      return await backUp({ config, database, files, owners: fileOwners, marks: [demoDecided], target: await folderTarget(folder) });
    } finally {
      await files.close();
    }
  } finally {
    await database.close();
  }
}

async function verify(folder: string) {
  const { manifest, sums } = await verifyBackup(folderSource(folder));
  const how = sums ? 'whole: every row and file is as it was saved' : 'of an earlier version, without checksums: the numbers are right';
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
