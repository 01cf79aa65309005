import type { Log } from '../log';
import type { Jobs } from '../jobs';
import type { Write } from '../topics';
import type { Clock } from '../clock';
import { toIso } from '~/shared/dates';
import { nextAt } from '../jobs/daily';
import { backUp, type BackUpOptions } from './back-up';
import { recordBackup } from './last-backup';
import { outdated } from './retention';
import { openBackups } from './store';

const job = 'backup';
/** When the night's backup is due, in hours after midnight in the site's zone. */
const dueAt = 2.5;
/** In seconds. A backup without enough disk space fills what there is, each time. */
const sixHours = 21_600;

interface NightlyOptions extends Omit<BackUpOptions, 'target' | 'signal' | 'recipient'> {
  config: BackUpOptions['config'] & { backupUrl: string | undefined; backupRecipient: string | undefined };
  database: BackUpOptions['database'];
  jobs: Jobs;
  write: Write;
  clock: Clock;
  log: Log;
}

/**
 * Makes a backup at BACKUP_URL every night at half past two, in one of the instances, and removes what is outdated
 * then; a night during which the server was off is made up for at the start. Call it before `jobs.start()`. Does
 * nothing without BACKUP_URL.
 */
export async function backUpNightly(options: NightlyOptions): Promise<void> {
  const { config, database, files, jobs, write, clock, log } = options;
  const { backupUrl, backupRecipient } = config;
  if (!backupUrl) return;
  const queueNext = () => {
    const due = nextNight(clock.now());
    return write((tx) => jobs.queue(tx, job, {}, { key: nameOf(due), startAfter: due }));
  };
  jobs.work(
    job,
    async (_data, { key, signal }) => {
      // First: whatever happens to this backup, there is a next.
      await queueNext();
      const name = key!;
      const backups = await openBackups(backupUrl, files.temp());
      try {
        if ((await backups.names()).includes(name)) return;
        const manifest = await backUp({
          ...options,
          target: await backups.target(name),
          recipient: backupRecipient,
          signal,
        });
        await recordBackup(database.db, manifest);
        log.info({ backup: name, files: manifest.files, missing: manifest.missing.length }, 'backup made');
        for (const old of outdated(await backups.names())) await backups.remove(old);
      } finally {
        await backups.close();
      }
    },
    { whenFull: sixHours },
  );
  await queueNext();
}

/** Returns the next time that a backup is due. */
export const nextNight = (now: Date): Date => nextAt(dueAt, now);

/** Returns the name of a night's backup: its day in the site's zone. */
const nameOf = (due: Date) => toIso(due).slice(0, 10);
