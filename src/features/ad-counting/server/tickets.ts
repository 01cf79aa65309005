import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '~/platform/clock';
import type { Config } from '~/platform/config';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { InvalidReason } from '~/shared/ad-days';
import { HOUR_MS, MINUTE_MS } from '~/shared/dates';

/** How long a ticket of the feed begins views, in ms. */
const TICKET_MS = 10 * MINUTE_MS;
/** The duration of a view, in ms. */
const VIEW_MS = 2 * HOUR_MS;

/** A page view: its first batch, and why nothing of it counts; empty: it counts. */
export interface View {
  id: string;
  verdict: InvalidReason | '';
}

/** The content of a ticket: its ads, its time, and the id of its view if that has begun. */
export interface Ticket {
  ads: ReadonlySet<number>;
  since: Date;
  view?: View;
  /** Its part that a view's token repeats. */
  head: string;
}

/**
 * Signs and reads the tickets of ads and the tokens of page views. Both hold what they sign, so every instance reads
 * them with the site's key and nothing is stored (docs/decisions/0082-ad-counting.md).
 */
export function createTickets({ keys }: Pick<Config, 'keys'>, clock: Clock) {
  const mac = (key: SecretKey, text: string) =>
    createHmac('sha256', keyFor(key, 'ad-tickets')).update(text).digest().subarray(0, 12).toString('base64url');
  const signed = (parts: readonly string[]) => {
    const text = parts.join('.');
    return `${text}.${mac(keys.current, text)}`;
  };
  const isOurs = (text: string, received: string) =>
    keys.known().some((key) => {
      const right = Buffer.from(mac(key, text));
      const sent = Buffer.from(received);
      return sent.length === right.length && timingSafeEqual(sent, right);
    });
  const minuteNow = () => Math.floor(clock.now().getTime() / MINUTE_MS);

  return {
    /** Returns what makes the ticket of a feed with these ads, when it is sent. */
    of(ads: readonly number[]): () => string {
      const packed = packIds(ads);
      let minute = NaN;
      let ticket = '';
      return () => {
        const now = minuteNow();
        if (now !== minute) {
          minute = now;
          ticket = signed(['f', now.toString(36), packed]);
        }
        return ticket;
      };
    },
    /** Returns the token of a view that begins with a feed's ticket, in the browser of a family. */
    view: ({ head }: Pick<Ticket, 'head'>, family: string, { id, verdict }: View): string =>
      signed(['v', head, id, family, verdict]),
    /** Reads a ticket or token from a browser of a family; returns the reason when it does not count. */
    read(ticket: string, family: string): Ticket | InvalidReason {
      const end = ticket.lastIndexOf('.');
      if (end < 0 || !isOurs(ticket.slice(0, end), ticket.slice(end + 1))) return 'forged';
      const [kind, minute = '', ads = '', id = '', of, verdict] = ticket.slice(0, end).split('.');
      const since = new Date(parseInt(minute, 36) * MINUTE_MS);
      // It was made within that minute.
      const age = clock.now().getTime() - since.getTime() - MINUTE_MS;
      if (age > (kind === 'f' ? TICKET_MS : VIEW_MS)) return 'old';
      if (kind === 'v' && of !== family) return 'replayed';
      const view = kind === 'v' ? { id, verdict: verdict as View['verdict'] } : undefined;
      return { ads: unpackIds(ads), since, head: `${minute}.${ads}`, ...(view && { view }) };
    },
  };
}

/** Returns ids as text: sorted, each as its difference to the one before, seven bits a byte. */
function packIds(ids: readonly number[]): string {
  const bytes: number[] = [];
  let last = 0;
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    let rest = id - last;
    last = id;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes).toString('base64url');
}

/** Returns the ids that `packIds` made a text of. */
function unpackIds(text: string): Set<number> {
  const ids = new Set<number>();
  let [last, rest, unit] = [0, 0, 1];
  for (const byte of Buffer.from(text, 'base64url')) {
    rest += (byte % 128) * unit;
    unit *= 128;
    if (byte >= 128) continue;
    last += rest;
    ids.add(last);
    [rest, unit] = [0, 1];
  }
  return ids;
}
