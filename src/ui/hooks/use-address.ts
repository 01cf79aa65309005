import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '~/router';
import { stateHere } from '~/shared/history-state';
import { useHydrated } from './use-hydrated';

/**
 * What a screen keeps in its address, by parameter: '' is free text, a list one of its values (the first is the default),
 * a number a positive whole one with that default.
 */
export type AddressFields = Record<string, '' | number | readonly [string, ...string[]]>;

/** What stands in the address: every field with its value. */
export type Shown<F extends AddressFields> = {
  -readonly [K in keyof F]: F[K] extends readonly (infer V)[] ? V : F[K] extends number ? number : string;
};

/** Milliseconds that typing must rest before it comes to stand in the address: browsers refuse a hundred changes in a row. */
const REST_MS = 200;
const longestText = 200;

/** What has been typed and does not stand in the address yet. */
const unwritten = new Set<() => Promise<void>>();

/** Runs `write` once the typing rests, or sooner by writeAddresses(). Gives the way to do neither. */
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

/** Writes what has been typed into the address at once, as before another step is laid upon it; null when all is written. */
export const writeAddresses = () => (unwritten.size > 0 ? Promise.all([...unwritten].map((write) => write())) : null);

interface State<F extends AddressFields> {
  shown: Shown<F>;
  /** The query that was looked at last. */
  seen: string;
  /** Those that we have written ourselves and not seen yet, the oldest first; `''` is one too. */
  own: readonly string[];
}

interface Latest<F extends AddressFields> {
  shown: Shown<F>;
  search: string;
  own: readonly string[];
  /** The query that a navigation of ours is on its way to; null: to none. */
  underWay: string | null;
}

/**
 * What a screen shows (search, filters, order, page, tab), kept in its address: Back, Forward and a reload restore it, and
 * the address can be sent to somebody. A choice is a step in the history, typing is not. Defaults and anything unknown are
 * left out, parameters of others are left alone. `fields` must be the same object on every render.
 *
 *     const fields = { search: '', status: ['all', 'approved', 'pending'], page: 1 } as const;
 *     const { shown, change, clear } = useAddress(fields);
 */
export function useAddress<const F extends AddressFields>(fields: F) {
  // The HTML of a page is the same whatever its query says.
  const hydrated = useHydrated();
  const location = useLocation();
  const search = hydrated ? location.search : '';
  const navigate = useNavigate();
  const [state, setState] = useState<State<F>>(() => ({ shown: read(fields, search), seen: search, own: [] }));
  let { shown } = state;
  if (state.seen !== search) {
    // What we wrote ourselves may already be behind what has been typed since.
    if (!state.own.includes(search)) shown = read(fields, search);
    setState({ shown, seen: search, own: unseen(state.own, search) });
  }

  const latest = useRef<Latest<F>>({ shown, search, own: [], underWay: null });
  /** Ends what waits to be written. */
  const stop = useRef<() => void>(undefined);
  // Before the next key or press: a passive effect may come after it, and take it back.
  useLayoutEffect(() => {
    Object.assign(latest.current, { shown, search });
  });
  useEffect(() => () => stop.current?.(), []);
  useLayoutEffect(() => {
    // A step through the history ends what was being typed.
    const { own, underWay } = latest.current;
    if (!own.includes(search)) stop.current?.();
    if (!own.includes(search) || underWay === search) latest.current.underWay = null;
    latest.current.own = unseen(own, search);
  }, [search]);

  const set = useCallback(
    (next: Shown<F>, how: 'choice' | 'typing' | 'correction') => {
      const query = write(fields, next, latest.current.search);
      // A navigation of ours may still be under way while more is typed, or taken back.
      const isHere = () => query === latest.current.search && latest.current.underWay === null;
      const own = isHere() ? [] : [...latest.current.own, query];
      Object.assign(latest.current, { shown: next, own });
      setState((now) => ({ ...now, shown: next, own }));
      stop.current?.();
      const go = async () => {
        if (isHere()) return;
        const stays = query === latest.current.search;
        latest.current.underWay = query;
        // The windows that are open stay so. Back to where it still is, it only ends what is under way.
        await navigate(
          { search: query },
          { replace: how !== 'choice' || stays, preventScrollReset: true, state: stateHere() },
        );
        if (latest.current.underWay !== query || query !== latest.current.search) return;
        // The address has not changed, so nothing else will say that this has arrived.
        latest.current.underWay = null;
        latest.current.own = unseen(latest.current.own, query);
        setState((now) => ({ ...now, own: unseen(now.own, query) }));
      };
      if (how === 'typing') stop.current = onceAtRest(go);
      else void go();
    },
    [fields, navigate],
  );

  /**
   * Shows something else; the page goes back to the first unless it is what changes. Texts alone count as typing: say
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

  /** Everything as at the beginning, except the fields named. */
  const clear = useCallback(
    (...kept: (keyof F & string)[]) => {
      const now: Record<string, unknown> = latest.current.shown;
      set({ ...read(fields, ''), ...Object.fromEntries(kept.map((name) => [name, now[name]])) }, 'choice');
    },
    [fields, set],
  );

  /** Shows something else in place of what the address asks for, which cannot be shown: no step in the history. */
  const correct = useCallback(
    (part: Partial<Shown<F>>) => set({ ...latest.current.shown, ...part }, 'correction'),
    [set],
  );

  return { shown, change, clear, correct };
}

/** What is left of our own queries once one is seen: nothing of them when it is somebody else's. */
const unseen = (own: readonly string[], seen: string) =>
  own.includes(seen) ? own.slice(own.lastIndexOf(seen) + 1) : [];

function read<F extends AddressFields>(fields: F, search: string): Shown<F> {
  const params = new URLSearchParams(search);
  const values = Object.entries(fields).map(([name, field]) => {
    const given = params.get(name);
    if (typeof field === 'number') {
      const number = Number(given);
      return [name, Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : field];
    }
    if (field === '') return [name, (given ?? '').slice(0, longestText)];
    return [name, field.find((value) => value === given) ?? field[0]];
  });
  return Object.fromEntries(values) as Shown<F>;
}

/** The query with these values: `''`, or with its question mark. */
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
