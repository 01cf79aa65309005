import { existsSync, readFileSync } from 'node:fs';
import { demoDecided } from '~/platform/demo-wish';
import { mailJobs } from '~/app/features';
import { erasuresFile, readErasures } from '~/platform/backup/erasures';
import { restore as restoreBackup } from '~/platform/backup/restore';
import { erasuresBeside, findBackup } from '~/platform/backup/store';
import { readBackupUrl } from '~/platform/config';
import { createLog } from '~/platform/log';
import { StartError } from '~/platform/errors/start-error';
import { projectRoot } from '~/platform/project-root';
import { pathFromCaller, type StandaloneCommand } from './command';

/** Runs `npm run restore -- FOLDER`, see docs/OPERATIONS.md. */
export const restore: StandaloneCommand = {
  name: 'restore',
  takes: 'FOLDER [--unchecked] [--send-mails] [--identity FILE] [--erasures FILE]',
  does: 'Fills an empty site with a backup',
  options: {
    unchecked: { type: 'boolean' },
    'send-mails': { type: 'boolean' },
    identity: { type: 'string' },
    erasures: { type: 'string' },
  },
  failure: 'Cannot restore',
  async run([folderArgument], options) {
    if (!folderArgument) throw new StartError('name the folder of the backup: npm run restore -- FOLDER');
    const { unchecked = false, 'send-mails': sendMails = false, identity, erasures: list } = options as RestoreOptions;
    const folder = pathFromCaller(folderArgument);
    const file = list === undefined ? undefined : pathFromCaller(list);
    const key = identity === undefined ? undefined : readFileSync(pathFromCaller(identity), 'utf8');
    const url = readBackupUrl(process.env, projectRoot);
    const { source, close } = await findBackup(folder, url);
    if (file !== undefined && !existsSync(file)) {
      throw new StartError(`There is no ${file}. It is the ${erasuresFile} of the site's data folder.`);
    }
    const lines: string[] = [];
    const beside = await erasuresBeside(folder, url).catch(() => {
      lines.push('The backups at BACKUP_URL cannot be reached: whom only they know to be erased is not erased again.');
      return [];
    });
    const erasures = [...beside, ...(file === undefined ? [] : readErasures(file))];
    const log = createLog('warn');
    const settings = {
      root: projectRoot,
      env: process.env,
      log,
      source,
      identity: key,
      marks: [demoDecided],
      mailJobs,
      erasures,
    };
    const {
      made: madeAt,
      files,
      tables,
      missing,
      held,
    } = await restoreBackup({ ...settings, unchecked, sendMails }).finally(close);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    lines.push(`Restored ${rows} rows and ${files} files as of ${madeAt}. Start the server with the same settings.`);
    if (held > 0)
      lines.push(
        `${held} mails that were waiting then are held, and never sent. To send them, restore with --send-mails.`,
      );
    if (missing.length > 0) lines.push(`Without what was missing when it was saved: ${missing.join(', ')}`);
    return { lines };
  },
};

interface RestoreOptions {
  unchecked?: boolean;
  'send-mails'?: boolean;
  identity?: string;
  erasures?: string;
}
