import { plainMail, testNames } from './mails';
import path from 'node:path';
import { openDatabase } from '../../src/platform/database';
import { createJobs } from '../../src/platform/jobs';
import { createLog } from '../../src/platform/log';
import { queueMail } from '../../src/platform/mail';
import { createKeyRing } from '../../src/platform/secrets/key-ring';

/**
 * A site for crash.test.ts to kill: commits a mail, prints `committed`, and never sends it; with `take` it has started
 * the job by then (`taken`).
 */
const [dataDir = '', take = ''] = process.argv.slice(2);
const config = {
  root: path.resolve(import.meta.dirname, '../..'),
  dataDir,
  databaseUrl: process.env.CRASH_DATABASE_URL,
};
const log = createLog('silent');

async function run() {
  const database = await openDatabase({ config, log });
  const jobs = createJobs({ database, log, timing: { poll: 50, lease: 3 } });
  if (take) {
    jobs.work('mail', async () => {
      process.stdout.write('taken\n');
      await new Promise(() => undefined);
    });
    await jobs.start();
  }
  const post = {
    config: { keys: createKeyRing(['k'.repeat(32)]), mailFrom: 'office@sangham.example' },
    jobs,
    clock: { now: () => new Date() },
    names: testNames,
  };
  const mail = plainMail({ to: 'asha@example.org', subject: 'Approved', text: 'Welcome', html: '<p>Welcome</p>' });
  await database.transaction((tx) =>
    queueMail(post, tx, mail, { kind: 'approved', reader: 12, about: [], key: 'approved:12' }),
  );
  process.stdout.write('committed\n');
  setInterval(() => undefined, 60_000);
}

void run();
