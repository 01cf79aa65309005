import type { Clock } from './clock';
import type { Config } from './config';
import type { Db } from './database';
import type { Files } from './files';
import type { Log } from './log';
import type { Jobs } from './jobs';
import type { RateLimits } from './rate-limit';
import type { Room } from './room/room';
import type { Topics, Write } from './topics';
import type { Translator } from './translate';

/** What a feature builds on. `db` is for reading; every change goes through `write`. */
export interface Site {
  config: Config;
  db: Db;
  write: Write;
  topics: Topics;
  files: Files;
  jobs: Jobs;
  room: Room;
  clock: Clock;
  /** How often somebody may try something. One for all, with what it remembers of those it refuses. */
  limits: RateLimits;
  log: Log;
  /** Says in another language what code says in English. */
  translator: Translator;
}
