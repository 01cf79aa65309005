import { offerDemo } from './demo';
import { features } from './features';
import { openSite } from './open-site';
import type { Config } from '~/platform/config';
import type { Database } from '~/platform/database';
import type { Log } from '~/platform/log';
import { checkSecretKey } from '~/platform/secrets/check-secret-key';

interface Preparing {
  config: Config;
  log: Log;
  database: Promise<Database>;
  /** Gets what closes each part; it is run in reverse, also when this fails. */
  open: (() => Promise<unknown>)[];
  keep?: boolean | undefined;
}

/** Opens the site on a database that is being opened, with all that has to be in it: tables, what features need, the demo data if it is wanted. */
export async function openPrepared({ config, log, database: opening, open, keep }: Preparing) {
  const database = await opening;
  open.push(() => database.close());
  await checkSecretKey(database.db, config);
  const opened = await openSite({ config, database, log, open, keep });
  for (const feature of features) await feature.prepare?.(opened.site, say);
  await offerDemo(opened.site, database, say);
  return { ...opened, database };
}

/** Tells whoever starts the site. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
