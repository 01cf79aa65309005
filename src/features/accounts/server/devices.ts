import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import Bowser from 'bowser';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '~/platform/config';
import { keyFor, type SecretKey } from '~/platform/secrets/key-ring';
import type { Account } from './limits';

/** The cookie's name. */
const NAME = 'device';

/** Browsers keep none for longer than 400 days. */
const DAYS = 400;

/** A computer in an office is shared; who signed in the longest time ago goes first. */
const MOST_ACCOUNTS = 10;

/** 128 bits, as base64url. */
const PART = /^[\w-]{22}$/;

export type Devices = ReturnType<typeof createDevices>;

/**
 * Knows the devices that have signed in to an account before: they are exempt from limits that others can use up
 * (docs/decisions/0015). By a cookie that holds a random id and, for each account, a signature over id, account and
 * password hash; so another password ends it, it fits no other account, and it tells nothing of them. It opens nothing.
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
    /** The device's id when it has signed in to the account before, with the password of now; `header` is the Cookie header. */
    recognise(header: string | undefined, account: Account | undefined): string | null {
      const found = read(header);
      if (!found || !account) return null;
      const own = keys.known().map((key) => Buffer.from(sign(key, found.device, account)));
      return found.marks.some((mark) => own.some((right) => timingSafeEqual(Buffer.from(mark), right)))
        ? found.device
        : null;
    },
    /** The Set-Cookie header for a device that has just signed in to the account, beside those that it knows already. */
    remember(header: string | undefined, account: Account): string {
      const { device, marks } = read(header) ?? { device: randomBytes(16).toString('base64url'), marks: [] };
      const own = sign(keys.current, device, account);
      const all = [own, ...marks.filter((mark) => mark !== own)].slice(0, MOST_ACCOUNTS);
      return stringifySetCookie(NAME, [device, ...all].join('.'), {
        path: '/api/auth/',
        maxAge: DAYS * 86_400,
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
      });
    },
  };
}

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** A device in plain words, `Chrome on Android`, by its User-Agent header; null when it is none that is known by name. */
export function nameOfDevice(agent: string | undefined): string | null {
  if (!agent) return null;
  const { browser, os } = Bowser.parse(agent.slice(0, 500));
  const names = [browsers.has(browser.name ?? '') && browser.name, systems.has(os.name ?? '') && os.name];
  return names.filter(Boolean).join(' on ') || null;
}
