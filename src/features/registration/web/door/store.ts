import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DoorList, ScanAnswer } from '../../contract/schemas';
import { withAnswers, type Scan, type Settled } from './queue';

/*
 * What a door keeps on its phone, in a database of its own: it belongs to the pass, and neither the logout of a member
 * nor a session that ended touches it (docs/product/registration.md, "The door").
 */

/** The pass of an event's door, and the list as it is here. */
export interface Kept {
  event: number;
  token: string;
  /** The server did not take the pass any more. */
  ended: boolean;
  list: DoorList | null;
  /** Server's clock minus the phone's when they last met, in ms. */
  offset: number;
}

/** A scan that the server has answered, for its undo. */
export interface Done {
  scan: Scan;
  answer: ScanAnswer;
}

interface Doors extends DBSchema {
  doors: { key: number; value: Kept };
  scans: { key: number; value: Scan; indexes: { event: number } };
  done: { key: string; value: Done & { event: number; at: number } };
}

/** How long (ms) a scan can be taken back. */
export const UNDO_MS = 10 * 60_000;

let opened: Promise<IDBPDatabase<Doors>> | undefined;

function database(): Promise<IDBPDatabase<Doors>> {
  opened ??= openDB<Doors>('door', 1, {
    upgrade: (db) => {
      db.createObjectStore('doors', { keyPath: 'event' });
      db.createObjectStore('scans', { keyPath: 'n', autoIncrement: true }).createIndex('event', 'event');
      db.createObjectStore('done', { keyPath: 'scan.scan_id' });
    },
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Returns what is kept of an event's door; undefined without a pass. */
export const readKept = async (event: number): Promise<Kept | undefined> => (await database()).get('doors', event);

/** Returns the scans of an event that wait here, in order. */
export const readScans = async (event: number): Promise<Scan[]> =>
  (await database()).getAllFromIndex('scans', 'event', event);

/** Returns the scans that can still be taken back, the newest first. */
export async function readDone(event: number, now: number): Promise<Done[]> {
  const all = await (await database()).getAll('done');
  return all
    .filter((one) => one.event === event && now - one.at < UNDO_MS)
    .sort((a, b) => b.at - a.at)
    .map(({ scan, answer }) => ({ scan, answer }));
}

/** Stores the pass of a door; list and scans that are here already stay. */
export async function keepPass(event: number, token: string): Promise<void> {
  const { store, done } = (await database()).transaction('doors', 'readwrite');
  const before = await store.get(event);
  await store.put({ list: null, offset: 0, ...before, event, token, ended: false });
  await done;
}

/** Changes what is kept of a door, in one transaction. */
export async function changeKept(event: number, change: (kept: Kept) => Kept): Promise<void> {
  const { store, done } = (await database()).transaction('doors', 'readwrite');
  const before = await store.get(event);
  if (before) await store.put(change(before));
  await done;
}

/** Stores a scan for sending. Resolves once it is on the disk. */
export async function keepScan(scan: Scan): Promise<void> {
  const tx = (await database()).transaction('scans', 'readwrite', { durability: 'strict' });
  await tx.store.add(scan);
  await tx.done;
}

/** Removes what was answered, with what it changes of the list: all of it or nothing. */
export async function keepSettled(event: number, settled: Settled, now: number): Promise<void> {
  const tx = (await database()).transaction(['doors', 'scans', 'done'], 'readwrite', { durability: 'strict' });
  const [doors, scans, answers] = [tx.objectStore('doors'), tx.objectStore('scans'), tx.objectStore('done')];
  const door = await doors.get(event);
  if (door?.list)
    await doors.put({ ...door, list: { ...door.list, rows: withAnswers(door.list, settled, door.offset) } });
  for (const scan of settled.refused) if (scan.n !== undefined) await scans.put(scan);
  for (const { scan, answer } of settled.answered) {
    // Another tab of this phone may have been first.
    if (scan.n === undefined || !(await scans.get(scan.n))) continue;
    await scans.delete(scan.n);
    if ('undo' in scan.deed) await answers.delete(scan.deed.undo);
    else await answers.put({ scan, answer, event, at: now });
  }
  for (const old of await answers.getAll()) if (now - old.at > UNDO_MS) await answers.delete(old.scan.scan_id);
  await tx.done;
}
