import type { Language } from '~/shared/language';
import type { Letterhead } from '~/shared/site-names';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Db } from './database';
import type { Files } from './files';
import type { EventTally } from './metrics/events';
import type { Log } from './log';
import type { Jobs } from './jobs';
import type { RateLimits } from './rate-limit';
import type { DiskSpaceMonitor } from './disk-space/monitor';
import type { Topics, Write } from './topics';
import type { Translator } from './translate';

/** What a feature builds on. `db` is for reading; every change goes through `write`. */
export interface Site {
  config: Config;
  db: Db;
  write: Write;
  /** Whether a long transaction has the database's only connection: what is cached is served in place of a query. */
  isHeld: () => boolean;
  topics: Topics;
  files: Files;
  jobs: Jobs;
  diskSpace: DiskSpaceMonitor;
  clock: Clock;
  /** The rate limits: one object for all features, with its memory of refused tries. */
  limits: RateLimits;
  log: Log;
  /** Counts what happens here, for the metrics. */
  events: EventTally;
  /** Reads the names of the committee, and its accent, as they count now; inside a transaction through that (`db`). */
  names: (language: Language, db?: Db) => Promise<Letterhead>;
  /** Translates what the code has in English into another language. */
  translator: Translator;
}
