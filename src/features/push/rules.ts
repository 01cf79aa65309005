import { DAY_MS, dayOf, HOUR_MS, startOfDay } from '~/shared/dates';

/** The hours of the day between which only urgent notices are pushed, in the site's zone. */
const quiet = { from: 21, until: 7 };

/** How often a message is tried. */
const maxTries = 5;

/** The waits in seconds after each try, where the push service names none. */
const waits = [5, 30, 300, 1800] as const;

/** Returns when a message that is ready at `at` may be pushed: in the quiet hours the next morning. */
export function outsideQuietHours(at: Date): Date {
  const midnight = startOfDay(dayOf(at)).getTime();
  const hours = (at.getTime() - midnight) / HOUR_MS;
  if (hours >= quiet.from) return new Date(midnight + DAY_MS + quiet.until * HOUR_MS);
  return hours < quiet.until ? new Date(midnight + quiet.until * HOUR_MS) : at;
}

/**
 * Returns what a push service's answer means: `gone`: the device has no subscription any more; `refused`: the service
 * does not accept this site; `later`: it may accept the message later; `dropped`: it never will. A redirect is not
 * followed.
 */
export function meaningOf(status: number): 'sent' | 'gone' | 'refused' | 'later' | 'dropped' {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'refused';
  return status === 429 || status >= 500 ? 'later' : 'dropped';
}

/** Returns the seconds of a Retry-After header, which has them or a date; null where it has neither. */
export function secondsOf(retryAfter: string | undefined, now: Date): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}

/** Returns the seconds until a message is tried again after a try (1 is the first); null: it is given up. */
export function waitAfter(attempt: number, asked: number | null): number | null {
  if (attempt >= maxTries) return null;
  return asked ?? waits[attempt - 1] ?? null;
}

/** How an endpoint is reached: by the rule for push services, or as the setting's origin names it; null: not at all. */
export type Reach = 'checked' | 'as-it-stands' | null;

/**
 * Returns how an endpoint may be reached by the hosts of the setting: `push.example.com`, `*.push.example.com` for
 * those below it, both by https on port 443, and origins that are used as they stand.
 */
export function reachOf(endpoint: string, hosts: readonly string[]): Reach {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return null;
  if (hosts.some((host) => host.includes('://') && new URL(host).origin === url.origin)) return 'as-it-stands';
  if (url.protocol !== 'https:' || url.port !== '') return null;
  const isListed = hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : host === url.hostname,
  );
  return isListed ? 'checked' : null;
}
