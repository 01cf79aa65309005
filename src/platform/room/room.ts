import { diskSpace } from '../disk-space';
import { diskFull } from '../errors/disk-full';
import type { Log } from '../log';

const MB = 1_048_576;
const GB = 1024 * MB;

/** Milliseconds for which the last look at the disk is good enough: writers come by the hundred. */
const freshFor = 200;
/** Milliseconds between two looks while nobody writes. */
const lookEvery = 2_000;
/** Less than this of the disk, or of bytes, is worth a warning. */
const low = { share: 0.1, bytes: GB };
/** What the embedded database needs to go on writing: a piece of its log has 16 MB, and one that it can't make ends it. */
const databaseNeeds = 24 * MB;
/** So much more has to be free before it counts as over, so that what comes and goes at the border is one crossing. */
const regained = 1.05;

/** How much there is: enough; so little that somebody should act; so little that nothing is stored any more. */
export type RoomLevel = 'enough' | 'low' | 'full';

/** The room on the disk of DATA_DIR, in bytes. */
export interface RoomState {
  free: number;
  total: number;
  level: RoomLevel;
}

/** Watches over the disk of DATA_DIR: warns early, and keeps it from being filled to the end. */
export interface Room {
  /** What there is now, at most a fifth of a second old; null where the disk can't be asked. */
  look(): Promise<RoomState | null>;
  /**
   * Throws a 507 `disk_full` when storing `bytes` on this disk would leave less than KEEP_FREE_MB. For what arrives as an
   * upload (`upload`) in any case, for rows only where the database is on this disk.
   */
  need(bytes: number, what: 'upload' | 'rows'): Promise<void>;
  /** Begins to look by itself. */
  watch(): void;
  close(): Promise<void>;
}

interface RoomParts {
  /** DATA_DIR, absolute. */
  folder: string;
  /** In bytes. */
  keepFree: number;
  /** The embedded database, which is told when it must not write any more. Undefined when the rows are elsewhere. */
  database: { readOnly(on: boolean): Promise<void> } | undefined;
  log: Log;
  /** For tests: asks the disk. */
  space?: typeof diskSpace;
}

/** Watches the disk of a folder. What it finds is logged when it crosses a border, not each time. Never throws but in `need`. */
export function createRoom({ folder, keepFree, database, log, space = diskSpace }: RoomParts): Room {
  let last: { at: number; state: Promise<RoomState | null> } | undefined;
  let level: RoomLevel = 'enough';
  let readOnly = false;
  let blind = false;
  let timer: NodeJS.Timeout | undefined;

  const below = (free: number, border: number, already: boolean) => free < border * (already ? regained : 1);
  const levelOf = ({ free, total }: { free: number; total: number }): RoomLevel => {
    if (below(free, keepFree, level === 'full')) return 'full';
    return below(free, Math.max(low.bytes, total * low.share), level !== 'enough') ? 'low' : 'enough';
  };

  const tell = (state: RoomState) => {
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
    // Its one connection may be in the middle of a transaction: nobody waits for that here.
    database
      .readOnly(wanted)
      .catch((error: unknown) => log.warn({ err: error }, 'embedded database: could not be told about the room'));
  };

  const ask = async (): Promise<RoomState | null> => {
    try {
      const found = await space(folder);
      const state = { ...found, level: levelOf(found) };
      blind = false;
      if (state.level !== level) {
        level = state.level;
        tell(state);
      }
      protectDatabase(state.free);
      return state;
    } catch (error) {
      if (!blind) log.warn({ err: error, folder }, 'nobody knows how much room is left on the disk');
      blind = true;
      return null;
    }
  };

  const look = () => {
    if (!last || performance.now() - last.at > freshFor) last = { at: performance.now(), state: ask() };
    return last.state;
  };

  return {
    look,
    async need(bytes, what) {
      if (what === 'rows' && !database) return;
      const state = await look();
      if (state && (state.level === 'full' || state.free - bytes < keepFree)) throw diskFull();
    },
    watch() {
      void look();
      timer = setInterval(() => void look(), lookEvery).unref();
    },
    async close() {
      clearInterval(timer);
      await last?.state;
    },
  };
}
