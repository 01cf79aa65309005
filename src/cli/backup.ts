import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { demoDecided } from '~/platform/demo-wish';
import { fileOwners, listErasures } from '~/app/features';
import { backUp, type backupOrder } from '~/platform/backup/back-up';
import { recordBackup } from '~/platform/backup/last-backup';
import { manifestSchema, type Manifest } from '~/platform/backup/manifest';
import { folderTarget } from '~/platform/backup/places';
import { findBackup } from '~/platform/backup/store';
import { verifyBackup } from '~/platform/backup/verify';
import { readBackupUrl, readConfig } from '~/platform/config';
import { askServer } from '~/platform/control/control';
import { connectDatabase } from '~/platform/database';
import { openFiles } from '~/platform/files';
import { createLog } from '~/platform/log';
import { StartError } from '~/platform/errors/start-error';
import { projectRoot } from '~/platform/project-root';
import { pathFromCaller, type CommandOutput, type StandaloneCommand } from './command';

/** Runs `npm run backup -- FOLDER` and `npm run backup -- --verify FOLDER`, see docs/OPERATIONS.md. */
export const backup: StandaloneCommand = {
  name: 'backup',
  takes: 'FOLDER | --verify FOLDER',
  does: 'Saves rows, files and the key in a new folder, or checks a backup',
  options: { verify: { type: 'boolean' } },
  failure: (words) => (words.includes('--verify') ? 'Cannot verify' : 'Cannot back up'),
  async run([folderArgument], { verify: onlyVerify }) {
    if (!folderArgument)
      throw new StartError('name the folder: npm run backup -- FOLDER, or npm run backup -- --verify ' + 'FOLDER');
    const folder = pathFromCaller(folderArgument);
    if (onlyVerify) return verify(folder);
    const manifest = await make(folder);
    return {
      lines: [
        `Saved ${inWords(manifest)} in ${folder}`,
        ...missingFrom(manifest),
        ...(manifest.encrypted ? ['Encrypted: only who has the key of BACKUP_RECIPIENT can read it.'] : []),
        manifest.secret
          ? 'With the key that opens Aadhaar numbers: keep it where nobody else gets at it.'
          : 'SECRET_KEY is not in it: keep that yourself, without it Aadhaar numbers cannot be read.',
      ],
    };
  },
};

async function make(folder: string): Promise<Manifest> {
  const config = readConfig(process.env, projectRoot);
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
      const manifest = await backUp({
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
      await recordBackup(database.db, manifest).catch(() => undefined);
      return manifest;
    } finally {
      await files.close();
    }
  } finally {
    await database.close();
  }
}

async function verify(folder: string): Promise<CommandOutput> {
  const { source, close } = await findBackup(folder, readBackupUrl(process.env, projectRoot));
  const { manifest, sums } = await verifyBackup(source).finally(close);
  const how = sums
    ? 'whole: every row and file is as it was saved'
    : 'of an earlier version, without checksums: the numbers are right';
  return { lines: [`${folder} of ${manifest.made} is ${how} (${inWords(manifest)}).`, ...missingFrom(manifest)] };
}

function inWords({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
  return `${rows} rows and ${files} files`;
}

function missingFrom({ missing }: Manifest): string[] {
  return missing.length > 0 ? [`Not in it, because the site itself lacks them: ${missing.join(', ')}`] : [];
}
