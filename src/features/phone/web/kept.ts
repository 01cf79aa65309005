import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { claimKept, currentSession, keptDatabase, keptNow, keptOwner } from '~/session';
import type { Post } from '~/shared/unsent';
import { DAY_MS } from '~/shared/dates';

/** What was taken along, and when (ms). */
export interface Taken<Value = unknown> {
  value: Value;
  at: number;
}

/** A copy as it is stored: until when it may be shown (ms), too. */
interface Copy extends Taken {
  until: number;
}

/** A post that waits on this device, as it is stored. */
export interface StoredPost extends Post {
  /** A name for it on this device. */
  key: string;
  /** When it was left (ms). */
  at: number;
  /** What the server answered, which the person has to decide on; null while it waits for a connection. */
  problem: string | null;
}

interface Copies extends DBSchema {
  copies: { key: string; value: Copy };
  unsent: { key: string; value: StoredPost };
}

let opened: { owner: number; database: Promise<IDBPDatabase<Copies>> } | undefined;

/** Returns the id of the person who may read and write copies: logged in, and their owner. Every write checks it. */
function ownerNow(): number | undefined {
  const id = currentSession()?.user.id;
  return id !== undefined && keptOwner() === String(id) ? id : undefined;
}

function databaseOf(owner: number): Promise<IDBPDatabase<Copies>> {
  if (opened?.owner === owner) return opened.database;
  const database = openDB<Copies>(keptDatabase(owner), 2, {
    upgrade: (db, version) => {
      if (version < 1) db.createObjectStore('copies');
      if (version < 2) db.createObjectStore('unsent', { keyPath: 'key' });
    },
    // It is being deleted, in this tab or another: the deletion does not wait for this tab.
    blocking: (_current, _blocked, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
  });
  opened = { owner, database };
  database.catch(() => (opened = undefined));
  return database;
}

/** Makes the person who is logged in the owner of what this device takes along. Returns whether there is one. */
export function beginKeeping(): boolean {
  const id = currentSession()?.user.id;
  if (id !== undefined) claimKept(id);
  return id !== undefined;
}

/** Requests persistent storage, so that the browser deletes the copies last; older browsers have no such request. */
export async function keepLast(): Promise<void> {
  const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
  await storage?.persist?.();
}

/** Stores a copy for some days; nothing after the logout, or for another person. */
export async function keep(key: string, value: unknown, days: number): Promise<void> {
  const owner = ownerNow();
  const now = keptNow();
  if (owner === undefined || now === undefined) return;
  const database = await databaseOf(owner);
  if (ownerNow() === owner) await database.put('copies', { value, at: now, until: now + days * DAY_MS }, key);
}

/** Returns a copy of the person who is logged in; undefined when its time is over. */
export async function readCopy<Value = unknown>(key: string): Promise<Taken<Value> | undefined> {
  const owner = ownerNow();
  const now = keptNow();
  if (owner === undefined || now === undefined) return undefined;
  const copy = await (await databaseOf(owner)).get('copies', key);
  return copy && copy.until > now && ownerNow() === owner ? (copy as Taken as Taken<Value>) : undefined;
}

/** Returns the names of the copies of the person who is logged in. */
export async function copyNames(): Promise<string[]> {
  const owner = ownerNow();
  if (owner === undefined) return [];
  return (await databaseOf(owner)).getAllKeys('copies');
}

/** Deletes a copy. */
export async function drop(key: string): Promise<void> {
  const owner = ownerNow();
  if (owner !== undefined) await (await databaseOf(owner)).delete('copies', key);
}

/** Deletes the copies on this device whose time is over, also while their person is not logged in. */
export async function dropEnded(): Promise<void> {
  const owner = keptOwner();
  const now = keptNow();
  if (owner === null || now === undefined) return;
  const { store, done } = (await databaseOf(Number(owner))).transaction('copies', 'readwrite');
  for (let at = await store.openCursor(); at; at = await at.continue()) if (at.value.until <= now) await at.delete();
  await done;
}

/** Stores a post until it is sent. Resolves to whether it could. */
export async function storePost(post: StoredPost): Promise<boolean> {
  const owner = ownerNow();
  if (owner === undefined) return false;
  const database = await databaseOf(owner);
  if (ownerNow() !== owner) return false;
  await database.put('unsent', post);
  return true;
}

/** Returns the posts of the person who is logged in that wait on this device, the oldest first. */
export async function readPosts(): Promise<StoredPost[]> {
  const owner = ownerNow();
  if (owner === undefined) return [];
  const posts = await (await databaseOf(owner)).getAll('unsent');
  return ownerNow() === owner ? posts.toSorted((a, b) => a.at - b.at) : [];
}

/** Deletes a post that was sent or discarded. */
export async function dropPost(key: string): Promise<void> {
  const owner = ownerNow();
  if (owner !== undefined) await (await databaseOf(owner)).delete('unsent', key);
}
