import { measureDiskSpace } from './measure';
import { diskFull } from '../errors/disk-full';
import type { Log } from '../log';

const MB = 1_048_576;
const GB = 1024 * MB;

/** How long a measurement is good enough, in ms: writers come by the hundred. */
const freshFor = 200;
/** The time between two measurements while nothing writes, in ms. */
const lookEvery = 2_000;
/** Less than this share of the disk, or this many bytes, is worth a warning. */
const low = { share: 0.1, bytes: GB };
/**
 * What the embedded database needs to go on writing, in bytes: a piece of its log has 16 MB, and a piece that it can't
 * make ends it.
 */
const databaseNeeds = 24 * MB;
/**
 * The factor by which more has to be free before a shortage counts as over, so that changes at the border are one
 * crossing.
 */
const regained = 1.05;

/** How much there is: enough; so little that a person should act; so little that nothing is stored any more. */
export type DiskSpaceLevel = 'enough' | 'low' | 'full';

/** The free space on the disk of DATA_DIR, in bytes. */
export interface DiskSpaceState {
  free: number;
  total: number;
  level: DiskSpaceLevel;
}

/** Watches the disk of DATA_DIR: warns early, and keeps it from being filled to the end. */
export interface DiskSpaceMonitor {
  /** Returns what there is now, at most a fifth of a second old; null where the disk can't be measured. */
  measure(): Promise<DiskSpaceState | null>;
  /**
   * Throws a 507 `disk_full` when storing `bytes` on this disk would leave less than KEEP_FREE_MB. For uploads
   * (`upload`) in any case, for rows only where the database is on this disk.
   */
  reserve(bytes: number, what: 'upload' | 'rows'): Promise<void>;
  /** Begins to measure by itself. */
  watch(): void;
  close(): Promise<void>;
}

interface DiskSpaceParts {
  /** DATA_DIR, absolute. */
  folder: string;
  /** In bytes. */
  keepFree: number;
  /** The embedded database, which refuses writes when there is no space left. Undefined when the rows are elsewhere. */
  database: { readOnly(on: boolean): Promise<void> } | undefined;
  log: Log;
  /** For tests: measures the disk. */
  space?: typeof measureDiskSpace;
}

/** Watches the disk of a folder. A crossed border is logged, not each measurement. Never throws but in `reserve`. */
export function createDiskSpaceMonitor({
  folder,
  keepFree,
  database,
  log,
  space = measureDiskSpace,
}: DiskSpaceParts): DiskSpaceMonitor {
  let last: { at: number; state: Promise<DiskSpaceState | null> } | undefined;
  let level: DiskSpaceLevel = 'enough';
  let readOnly = false;
  let blind = false;
  let timer: NodeJS.Timeout | undefined;

  const below = (free: number, border: number, already: boolean) => free < border * (already ? regained : 1);
  const levelOf = ({ free, total }: { free: number; total: number }): DiskSpaceLevel => {
    if (below(free, keepFree, level === 'full')) return 'full';
    return below(free, Math.max(low.bytes, total * low.share), level !== 'enough') ? 'low' : 'enough';
  };

  const logChange = (state: DiskSpaceState) => {
    const about = { folder, freeMB: Math.floor(state.free / MB), totalMB: Math.floor(state.total / MB) };
    if (state.level === 'full')
      log.error(
        { ...about, keepFreeMB: keepFree / MB },
        'the disk is full: nothing is stored until there is room again',
      );
    else if (state.level === 'low') log.warn(about, 'the disk is getting full');
    else log.info(about, 'the disk has room again');
  };

  const protectDatabase = (free: number) => {
    const wanted = below(free, databaseNeeds, readOnly);
    if (!database || wanted === readOnly) return;
    readOnly = wanted;
    log.warn(
      { folder, readOnly },
      readOnly ? 'embedded database: only reads until there is room again' : 'embedded database: writes again',
    );
    // Its single connection may be in the middle of a transaction: nothing waits for that here.
    database
      .readOnly(wanted)
      .catch((error: unknown) => log.warn({ err: error }, 'embedded database: could not be told about the room'));
  };

  const ask = async (): Promise<DiskSpaceState | null> => {
    try {
      const found = await space(folder);
      const state = { ...found, level: levelOf(found) };
      blind = false;
      if (state.level !== level) {
        level = state.level;
        logChange(state);
      }
      protectDatabase(state.free);
      return state;
    } catch (error) {
      if (!blind) log.warn({ err: error, folder }, 'nobody knows how much room is left on the disk');
      blind = true;
      return null;
    }
  };

  const measure = () => {
    if (!last || performance.now() - last.at > freshFor) last = { at: performance.now(), state: ask() };
    return last.state;
  };

  return {
    measure,
    async reserve(bytes, what) {
      if (what === 'rows' && !database) return;
      const state = await measure();
      if (state && (state.level === 'full' || state.free - bytes < keepFree)) throw diskFull();
    },
    watch() {
      void measure();
      timer = setInterval(() => void measure(), lookEvery).unref();
    },
    async close() {
      clearInterval(timer);
      await last?.state;
    },
  };
}
