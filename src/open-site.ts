import { cardChecks, catalogues, fileOwners, signIn } from './features';
import { systemClock, type Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import type { Database } from '~/platform/database';
import type { diskSpace } from '~/platform/disk-space';
import { openFiles, ownsFiles, withoutDeleting, type Files } from '~/platform/files';
import { createJobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Metrics } from '~/platform/metrics';
import { createRateLimits } from '~/platform/rate-limit';
import { createRoom } from '~/platform/room/room';
import type { Site } from '~/platform/site';
import { createTopics, createWriter } from '~/platform/topics';
import { createTranslator } from '~/platform/translate';

interface Opening {
  config: Config;
  database: Database;
  log: Log;
  /** Gets what closes each part, in the order in which they were opened; it is run in reverse. Also when opening fails. */
  open: (() => Promise<unknown>)[];
  /** Default: the machine's. */
  clock?: Clock;
  /** false: no finished answer is kept. */
  keep?: boolean | undefined;
  /** false: stored files are this site's without a look at whose they are. */
  checkOwner?: boolean;
  /** Says how much room there is in place of the disk. */
  space?: typeof diskSpace | undefined;
}

interface Opened {
  site: Site;
  /** The stored files themselves; `site.files` deletes none of them when they are another database's. */
  stored: Files;
  /** Whether the stored files are this database's. */
  own: boolean;
  /** Undefined when no setting asks for them. */
  metrics: Metrics | undefined;
}

/** Everything that features work with on an open database: topics, room, files, jobs. The server, its commands and the tests begin here. */
export async function openSite({
  config,
  database,
  log,
  open,
  clock = systemClock,
  keep = true,
  checkOwner = true,
  space,
}: Opening): Promise<Opened> {
  const sure = await createTopics(database, log);
  open.push(() => sure.close());
  const topics: typeof sure = keep ? sure : { ...sure, snapshot: () => null };
  const onDisk = database.kind === 'embedded' ? database : undefined;
  const room = createRoom({ folder: config.dataDir, keepFree: config.keepFree, database: onDisk, log, space });
  open.push(() => room.close());
  const stored = await openFiles({ config, log, room });
  open.push(() => stored.close());
  const own = !checkOwner || (await ownsFiles({ db: database.db, files: stored, owners: fileOwners(database), log }));
  const files = own ? stored : withoutDeleting(stored, log);
  // Loaded only where it is switched on: its library takes a twentieth of a second of every start (docs/decisions/0021).
  const metrics =
    config.metrics &&
    (await import('~/platform/metrics/metrics')).createMetrics({ config, database, files, signIn, cardChecks });
  const jobs = createJobs({ database, log, onAttempt: metrics?.attempted });
  open.push(() => jobs.stop());
  const { db } = database;
  const site: Site = {
    config,
    db,
    write: createWriter(database, topics, config.keys),
    topics,
    files,
    jobs,
    room,
    clock,
    limits: createRateLimits(db, clock),
    log,
    translator: createTranslator(catalogues),
  };
  return { site, stored, own, metrics };
}
