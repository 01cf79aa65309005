import type { PageAddress } from '~/shared/addresses';
import { parse, safely } from './storage';

/** Why a person was sent to /login and where they wanted to be. */
export interface WayBack {
  path: PageAddress;
  /** The session had ended, rather than never begun. */
  expired: boolean;
}

const wayBackKey = 'wayBack';

/** Stores where the login is to lead; for a private screen that a visitor opened. */
export function rememberWayBack(way: WayBack): void {
  safely(() => sessionStorage.setItem(wayBackKey, JSON.stringify(way)));
}

/**
 * Takes where the login is to lead, once. Null when the person came to the login by themselves, or when it is no path
 * of this site.
 */
export function takeWayBack(): WayBack | null {
  const way = peekWayBack();
  safely(() => sessionStorage.removeItem(wayBackKey));
  return way;
}

/** Returns the same without taking it, to explain why the login is needed. */
export function peekWayBack(): WayBack | null {
  const way = parse(safely(() => sessionStorage.getItem(wayBackKey)) ?? null) as Partial<WayBack> | null;
  // "//host" and "/\host" would leave the site.
  if (typeof way?.path !== 'string' || !/^\/(?![/\\])/.test(way.path) || way.path.startsWith('/login')) return null;
  return { path: way.path, expired: way.expired === true };
}
