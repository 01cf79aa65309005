import { DAY_MS } from '~/shared/dates';
import { keptOwner, ownerKey, timeKey, wipeKept } from './kept';
import { safely } from './storage';

const greatestTime = (): number => Number(safely(() => localStorage.getItem(timeKey)));

/** Remembers a time of the server's, if it is the greatest so far. */
export function rememberServerTime(time: string): void {
  const ms = Date.parse(time);
  if (ms > greatestTime()) safely(() => localStorage.setItem(timeKey, String(ms)));
}

/** Makes a person the owner of the copies on this device; those of another person are deleted. */
export function claimKept(userId: number): void {
  const owner = keptOwner();
  if (owner === String(userId)) return;
  if (owner !== null) wipeKept();
  safely(() => localStorage.setItem(ownerKey, String(userId)));
}

/**
 * Returns the present, by which copies end, in ms: never before the greatest time of the server. Undefined when this
 * device's clock is more than a day behind it: then nothing that was taken along is shown.
 */
export function keptNow(): number | undefined {
  const server = greatestTime();
  return Date.now() < server - DAY_MS ? undefined : Math.max(Date.now(), server);
}
