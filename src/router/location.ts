import type { PageAddress } from '~/shared/addresses';
import { ownPath, pathHere } from '~/shared/own-address';
import { entryHere } from './history';

/** An address of the site, as the router has it: without the language. */
export interface Location {
  pathname: string;
  /** `''`, or with its question mark. */
  search: string;
  /** `''`, or with its `#`. */
  hash: string;
  /** What a step brought with it, `navigate(…, { state })`. */
  state: unknown;
  /** Of the entry in the browser's history. */
  key: string;
}

/** Where a step leads: `/news/7`, or from here `?page=2`, `#top`. As an object: another query of the present path. */
export type To = PageAddress | `?${string}` | `#${string}` | { search: string };

/** Where the browser is. */
export function locationHere(): Location {
  const { search, hash } = window.location;
  const { usr = null, key = 'default' } = entryHere();
  return { pathname: pathHere(), search, hash, state: usr, key };
}

/** Where a step leads from here. */
export function locationAt(to: To, from: Pick<Location, 'pathname' | 'search'>, state: unknown = null): Location {
  const text = typeof to === 'string' ? to : from.pathname + to.search;
  const { pathname, search, hash } = new URL(text, `https://here${from.pathname}${from.search}`);
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

/** The address of a location for the browser, with the language. */
export const hrefOf = ({ pathname, search, hash }: Location) => ownPath(pathname) + search + hash;
