import { safely } from './storage';

/*
 * What a person takes along on this device (docs/product/phone.md): whose it is, and the time by which it ends. The
 * copies themselves are in a database of that person (features/phone/web/kept.ts).
 */

/** The key of the id of the person whose copies are on this device. */
export const ownerKey = 'keptOf';
/** The key of the greatest time that the server has answered with, in ms. */
export const timeKey = 'serverTime';

/** Returns the name of a person's database. */
export const keptDatabase = (userId: number | string): string => `kept-${userId}`;

/** Returns the id of the person whose copies are on this device. */
export const keptOwner = (): string | null => safely(() => localStorage.getItem(ownerKey)) ?? null;

/**
 * Deletes the copies on this device. First they have no owner: whatever still writes looks that up before (the gate).
 * Other tabs close the database when they notice.
 */
export function wipeKept(): void {
  const owner = keptOwner();
  if (owner === null) return;
  for (const key of [ownerKey, timeKey]) safely(() => localStorage.removeItem(key));
  safely(() => indexedDB.deleteDatabase(keptDatabase(owner)));
}
