import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import Bowser from 'bowser';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '~/platform/config';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Account } from './limits';

const NAME = 'device';

/** Every path, because calls under Malayalam go to `/ml/api/…`, and the password is changed outside `/api/auth/`. */
const PATH = '/';

/** The path of cookies set before 2026-11-27. They have all expired by 2028; then their handling can be deleted. */
const OLD_PATH = '/api/auth/';

/** The longest lifetime of a cookie in browsers. */
const DAYS = 400;

/** Accounts on one device: a computer in an office is shared. The account with the oldest login is dropped first. */
const MOST_ACCOUNTS = 10;

/** 128 bits, as base64url. */
const PART = /^[\w-]{22}$/;

export type Devices = ReturnType<typeof createDevices>;

/**
 * Recognises devices that have signed in to an account before: they are exempt from limits that other people can use up
 * (docs/decisions/0015). The cookie holds a random id and, for each account, a signature over id, account and password
 * hash; so a new password ends it, it fits no other account, and it discloses nothing about them. It gives no access.
 */
export function createDevices({ keys, publicUrl }: Pick<Config, 'keys' | 'publicUrl'>) {
  const sign = (key: SecretKey, device: string, { id, passwordHash }: Account) =>
    createHmac('sha256', keyFor(key, 'devices'))
      .update(`${device}\0${id}\0${passwordHash}`)
      .digest('base64url')
      .slice(0, 22);

  const read = (header: string | undefined) => {
    const [device, ...marks] = (parseCookie(header ?? '')[NAME] ?? '').split('.');
    return device && PART.test(device)
      ? { device, marks: marks.filter((mark) => PART.test(mark)).slice(0, MOST_ACCOUNTS) }
      : null;
  };

  return {
    /** Returns the id of a device that the account, with its present password, is known on, by the Cookie header. */
    recognise(header: string | undefined, account: Account | undefined): string | null {
      const found = read(header);
      if (!found || !account) return null;
      const valid = keys.known().map((key) => Buffer.from(sign(key, found.device, account)));
      return found.marks.some((mark) => valid.some((right) => timingSafeEqual(Buffer.from(mark), right)))
        ? found.device
        : null;
    },
    /**
     * Returns the Set-Cookie headers for a device that has just signed in to the account, by a call of `path` with that
     * Cookie header. The first is the cookie, with the accounts that it already has; the second ends a cookie at the
     * old path, which browsers would send before it. The second is left out where the call shows that there is no such
     * cookie.
     */
    remember({ cookie, path }: { cookie: string | undefined; path: string }, account: Account): string[] {
      const { device, marks } = read(cookie) ?? { device: randomBytes(16).toString('base64url'), marks: [] };
      const mark = sign(keys.current, device, account);
      const all = [mark, ...marks.filter((other) => other !== mark)].slice(0, MOST_ACCOUNTS);
      const about = { httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
      const value = [device, ...all].join('.');
      const current = stringifySetCookie(NAME, value, { ...about, path: PATH, maxAge: DAYS * 86_400 });
      if (path.startsWith(OLD_PATH) && !(NAME in parseCookie(cookie ?? ''))) return [current];
      return [current, stringifySetCookie(NAME, '', { ...about, path: OLD_PATH, maxAge: 0 })];
    },
  };
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Returns a device in plain words by its User-Agent header, `Chrome on Android`; null for an unknown one. */
export function nameOfDevice(agent: string | undefined): string | null {
  if (!agent) return null;
  const { browser, os } = Bowser.parse(agent.slice(0, 500));
  const names = [browsers.has(browser.name ?? '') && browser.name, systems.has(os.name ?? '') && os.name];
  return names.filter(Boolean).join(' on ') || null;
}
