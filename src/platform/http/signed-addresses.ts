import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '~/shared/dates';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { keyFor, type SecretKey } from '../secrets/key-ring';

export type SignedAddresses = ReturnType<typeof createSignedAddresses>;

/** A signed address stops working after this time at the latest, and after half of it at the earliest. */
const LIFE_MS = 15 * MINUTE_MS;
const WINDOW_MS = LIFE_MS / 2;

/**
 * Creates addresses that work for a short time, and only for their recipients. Within a window of 7½ minutes an address
 * stays the same, so that browsers can cache the file. Each `purpose` has a key of its own.
 */
export function createSignedAddresses({ keys }: Pick<Config, 'keys'>, clock: Clock, purpose: string) {
  const sign = (key: SecretKey, path: string, expires: number) =>
    createHmac('sha256', keyFor(key, purpose))
      .update(`${path}\0${expires}`)
      .digest()
      .subarray(0, 12)
      .toString('base64url');

  return {
    /** @param path root-relative, encoded as in a request, without a query. */
    address(path: string): string {
      const expires = (Math.floor(clock.now().getTime() / WINDOW_MS) * WINDOW_MS + LIFE_MS) / 1000;
      return `${path}?expires=${expires}&signature=${sign(keys.current, path, expires)}`;
    },
    /** Returns when the addresses signed now will be replaced by others, each of which is good for longer. */
    changeAt: (): Date => new Date((Math.floor(clock.now().getTime() / WINDOW_MS) + 1) * WINDOW_MS),
    /** Returns for how many seconds the address is still valid; null when it has expired or was not signed by us. */
    secondsLeft(path: string, expires: number, signature: string): number | null {
      // Compared as texts, since several texts decode to the same bytes.
      const received = Buffer.from(signature);
      const isBy = (key: SecretKey) => {
        const right = Buffer.from(sign(key, path, expires));
        return received.length === right.length && timingSafeEqual(received, right);
      };
      if (!keys.known().some(isBy)) return null;
      const left = expires - clock.now().getTime() / 1000;
      return left > 0 ? Math.floor(left) : null;
    },
  };
}
