import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stateHere, useLocation, useNavigate, type Location } from '~/router';
import { useHydrated } from './use-hydrated';

/**
 * What a screen stores in its address, by parameter: '' is free text, a list one of its values (the first is the
 * default), a number a positive whole number with that default.
 */
export type AddressFields = Record<string, '' | number | readonly [string, ...string[]]>;

/** What stands in the address: every field with its value. */
export type Shown<F extends AddressFields> = {
  -readonly [K in keyof F]: F[K] extends readonly (infer V)[] ? V : F[K] extends number ? number : string;
};

/**
 * How long typing must rest before it is written into the address, in ms: browsers refuse a hundred changes in a row.
 */
const REST_MS = 200;
const longestText = 200;

/** What has been typed and does not stand in the address yet. */
const unwritten = new Set<() => Promise<void>>();

/** Runs `write` once the typing rests, or sooner by writeAddresses(). Returns the function that cancels both. */
function onceAtRest(write: () => Promise<void>): () => void {
  const now = () => {
    stop();
    return write();
  };
  const timer = setTimeout(() => void now(), REST_MS);
  const stop = () => {
    clearTimeout(timer);
    unwritten.delete(now);
  };
  unwritten.add(now);
  return stop;
}

/**
 * Writes what has been typed into the address at once, as before another history entry is pushed; null when all is
 * written.
 */
export const writeAddresses = () => (unwritten.size > 0 ? Promise.all([...unwritten].map((write) => write())) : null);

interface State<F extends AddressFields> {
  shown: Shown<F>;
  /** The location that was read last; null before hydration. A step to the same query is another location. */
  seen: Location | null;
  /** The queries that this hook has written and not seen yet, the oldest first; `''` is one too. */
  own: readonly string[];
  /** Whether something has been typed that is not on its way into the address yet. */
  typing: boolean;
}

interface Latest<F extends AddressFields> {
  shown: Shown<F>;
  search: string;
  own: readonly string[];
  typing: boolean;
  /** The query of the location that was handled last. */
  handled: string;
  /** The query that a pending navigation leads to; null without one. */
  pending: string | null;
}

/**
 * Holds what a screen shows (search, filters, order, page, tab) in its address: Back, Forward and a reload restore it,
 * and the address can be sent to other people. A choice is a step in the history, typing is not. Defaults and anything
 * unknown are left out, other parameters are left alone. `fields` must be the same object on every render.
 *
 * const fields = { search: '', status: ['all', 'approved', 'pending'], page: 1 } as const; const { shown, change, clear
 * } = useAddress(fields);
 */
export function useAddress<const F extends AddressFields>(fields: F) {
  // The HTML of a page is the same whatever its query.
  const hydrated = useHydrated();
  const here = useLocation();
  const location = hydrated ? here : null;
  const search = location?.search ?? '';
  const navigate = useNavigate();
  const [state, setState] = useState<State<F>>(() => ({
    shown: read(fields, search),
    seen: location,
    own: [],
    typing: false,
  }));
  let { shown } = state;
  // A quick Back may undo a step before it was ever rendered, so the query can be the one that was seen last.
  if (state.seen !== location) {
    // A window that closes leaves its step in the history, to the same query: that is no end of the typing.
    const stays = state.typing && state.seen?.search === search;
    // A query of our own may already be behind what has been typed since.
    if (!stays && !state.own.includes(search)) shown = read(fields, search);
    setState({ shown, seen: location, own: stays ? state.own : unseen(state.own, search), typing: stays });
  }

  const latest = useRef<Latest<F>>({ shown, search, own: [], typing: false, handled: search, pending: null });
  /** Ends the pending write. */
  const stop = useRef<() => void>(undefined);
  // Before the next key or press: a passive effect may come after it, and take it back.
  useLayoutEffect(() => {
    Object.assign(latest.current, { shown, search });
  });
  useEffect(() => () => stop.current?.(), []);
  useLayoutEffect(() => {
    const { own: ownQueries, typing, handled, pending } = latest.current;
    latest.current.handled = search;
    if (typing && handled === search) return;
    // A step through the history ends what was being typed.
    if (!ownQueries.includes(search)) stop.current?.();
    if (!ownQueries.includes(search) || pending === search) latest.current.pending = null;
    latest.current.own = unseen(ownQueries, search);
  }, [search, location]);

  const set = useCallback(
    (next: Shown<F>, how: 'choice' | 'typing' | 'correction') => {
      const query = write(fields, next, latest.current.search);
      // Our navigation may still be pending while more is typed, or taken back.
      const isHere = () => query === latest.current.search && latest.current.pending === null;
      const ownQueries = isHere() ? [] : [...latest.current.own, query];
      const typing = how === 'typing';
      Object.assign(latest.current, { shown: next, own: ownQueries, typing });
      setState((now) => ({ ...now, shown: next, own: ownQueries, typing }));
      stop.current?.();
      const { pathname } = window.location;
      const go = async () => {
        latest.current.typing = false;
        setState((now) => (now.typing ? { ...now, typing: false } : now));
        // A step back to another page, which may still be on its way, ends the typing.
        if (isHere() || window.location.pathname !== pathname) return;
        const stays = query === latest.current.search;
        latest.current.pending = query;
        // Open windows stay open. Back to where it still is, it only ends the pending navigation.
        await navigate(
          { search: query },
          { replace: how !== 'choice' || stays, preventScrollReset: true, state: stateHere() },
        );
      };
      if (typing) stop.current = onceAtRest(go);
      else void go();
    },
    [fields, navigate],
  );

  /**
   * Shows something else; the page goes back to the first unless it is what changes. Texts alone count as typing: pass
   * `choice` where they were chosen or sent.
   */
  const change = useCallback(
    (part: Partial<Shown<F>>, as?: 'choice') => {
      const typing = !as && Object.keys(part).every((name) => fields[name] === '');
      const pages = Object.fromEntries(Object.entries(fields).filter(([, field]) => typeof field === 'number'));
      set({ ...latest.current.shown, ...(pages as Partial<Shown<F>>), ...part }, typing ? 'typing' : 'choice');
    },
    [fields, set],
  );

  /** Resets everything, except the fields named. */
  const clear = useCallback(
    (...keptNames: (keyof F & string)[]) => {
      const now: Record<string, unknown> = latest.current.shown;
      set({ ...read(fields, ''), ...Object.fromEntries(keptNames.map((name) => [name, now[name]])) }, 'choice');
    },
    [fields, set],
  );

  /** Replaces what the address names and cannot be shown with something else: no step in the history. */
  const correct = useCallback(
    (part: Partial<Shown<F>>) => set({ ...latest.current.shown, ...part }, 'correction'),
    [set],
  );

  return { shown, change, clear, correct };
}

/** Returns the queries of our own that are left once one is seen: none when it is not ours. */
const unseen = (ownQueries: readonly string[], seen: string) =>
  ownQueries.includes(seen) ? ownQueries.slice(ownQueries.lastIndexOf(seen) + 1) : [];

function read<F extends AddressFields>(fields: F, search: string): Shown<F> {
  const params = new URLSearchParams(search);
  const values = Object.entries(fields).map(([name, field]) => {
    const typed = params.get(name);
    if (typeof field === 'number') {
      const number = Number(typed);
      return [name, Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : field];
    }
    if (field === '') return [name, (typed ?? '').slice(0, longestText)];
    return [name, field.find((value) => value === typed) ?? field[0]];
  });
  return Object.fromEntries(values) as Shown<F>;
}

/** Returns the query with these values: `''`, or with its question mark. */
function write<F extends AddressFields>(fields: F, shown: Shown<F>, search: string): string {
  const params = new URLSearchParams(search);
  const defaults: Record<string, unknown> = read(fields, '');
  for (const [name, value] of Object.entries(shown as Record<string, string | number>)) {
    const text = String(value).trim();
    if (value === defaults[name] || text === '') params.delete(name);
    else params.set(name, text);
  }
  const query = params.toString();
  return query && `?${query}`;
}
