import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/platform/clock';
import { networkOf } from '~/platform/rate-limit/network';
import type { InvalidReason } from '~/shared/ad-days';
import { dayOf, HOUR_MS } from '~/shared/dates';

/** How many views an hour count from an IPv6 /64, or from an IPv4 address and browser family. */
const mostOfNetwork = 60;
/** How many views an hour count from an IPv4 address: carriers share addresses among many people. */
const mostOfAddress = 600;
/** Beyond so many times a limit, nothing is written. */
const flood = 10;
/** How many networks, and how many views, are remembered. */
const mostRemembered = 10_000;

/** What becomes of a view: it counts (empty), it is invalid, or nothing of it is written. */
export type Verdict = InvalidReason | '' | 'flood';

/**
 * Creates the hourly limits of page views. An address is only hashed, with a salt of the day that is never written:
 * what is in memory identifies no visitor, and is lost with the process.
 */
export function createViewLimits(clock: Clock) {
  const begun = new LRUCache<string, { hour: number; views: number }>({ max: mostRemembered });
  const verdicts = new LRUCache<string, Verdict>({ max: mostRemembered });
  let salt = { day: NaN, bytes: Buffer.alloc(0) };

  const count = (what: string): number => {
    const now = clock.now();
    const day = dayOf(now);
    if (salt.day !== day) salt = { day, bytes: randomBytes(32) };
    const key = createHmac('sha256', salt.bytes).update(what).digest('base64url');
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const known = begun.get(key);
    const views = known?.hour === hour ? known.views + 1 : 1;
    begun.set(key, { hour, views });
    return views;
  };

  /** Decides on a view that begins. */
  const decide = (address: string, family: string): Verdict => {
    const network = networkOf(address);
    const isV4 = isIPv4(network);
    const ofNetwork = count(isV4 ? `${network} ${family}` : network);
    const ofAddress = isV4 ? count(network) : 0;
    if (ofNetwork > flood * mostOfNetwork || ofAddress > flood * mostOfAddress) return 'flood';
    if (ofNetwork > mostOfNetwork) return 'network';
    return ofAddress > mostOfAddress ? 'address' : '';
  };

  return {
    /** Decides on a view by its first batch; the same batch again gets the same decision and counts once. */
    begin(batch: string, address: string, family: string): Verdict {
      const known = verdicts.get(batch);
      if (known !== undefined) return known;
      const verdict = decide(address, family);
      verdicts.set(batch, verdict);
      return verdict;
    },
  };
}
